/** Where in the list somebody was: the first card in sight, and how far it was from the upper edge of the window. */
export interface KeptPlace {
  hotelId: string
  top: number
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
    const kept = Object(JSON.parse(storage.getItem(prefix + entry) ?? 'null'))
    const { hotelId, top } = kept
    return typeof hotelId === 'string' && Number.isFinite(top) ? { hotelId, top } : null
  } catch {
    return null
  }
}
