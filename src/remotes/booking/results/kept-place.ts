/** Where in the list somebody was: the first card in sight, how far it was from the upper edge of the window, and the cards' order. */
export interface KeptPlace {
  hotelId: string
  top: number
  /** The hotels as they stood: a list that grew while it was read is not in the order of its sort. */
  order: readonly string[]
}

const prefix = 'livery_hotels_at:'

/** Keeps the place of an entry of the browser's history for as long as its tab is open. */
export function keepPlace(storage: Pick<Storage, 'setItem'>, entry: string, place: KeptPlace): void {
  try {
    storage.setItem(prefix + entry, JSON.stringify(place))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** The place of an entry; null where none is kept, or what is there is none. */
export function keptPlace(storage: Pick<Storage, 'getItem'>, entry: string): KeptPlace | null {
  try {
    const { hotelId, top, order } = Object(JSON.parse(storage.getItem(prefix + entry) ?? 'null'))
    const isPlace = typeof hotelId === 'string' && Number.isFinite(top) && isOrder(order)
    return isPlace ? { hotelId, top, order } : null
  } catch {
    return null
  }
}

function isOrder(order: unknown): order is readonly string[] {
  return Array.isArray(order) && order.every((id) => typeof id === 'string')
}
