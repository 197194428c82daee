/** The offer under the pointer or focus, in the list or on the map. */
export interface HoverStore {
  get: () => string | null
  set: (id: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store outside React's state, so that hovering over 300 cards renders only the two that change. */
export function createHoverStore(): HoverStore {
  let hovered: string | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => hovered,
    set(id) {
      if (id === hovered) return
      hovered = id
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
