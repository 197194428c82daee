/** Which offer the pointer or the focus is on, in list or map. */
export interface HoverStore {
  get: () => string | null
  set: (id: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** Makes one. Outside React's state, so that a move over three hundred cards draws two of them anew and not all. */
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
