import type { KeyStore } from '../tab-storage.ts'

/** Where in the list somebody was: the first card in sight, how far it was from the upper edge of the window, and the cards' order. */
export interface ListPlace {
  id: string
  top: number
  /** The offers as they stood: a list that grew while it was read is not in the order of its sort. */
  order: readonly string[]
  /** When the document was loaded in which that was. */
  loadedAt: number
}

const prefix = 'livery_results_at:'
/** Where the names of the entries stand that have a place, the latest last. */
const names = 'livery_results_at'
/** Nobody goes back further than that to find a list as they left it. */
const MOST = 20

/** Keeps the place of an entry of the browser's history while its tab is open, and those of the last entries before it. */
export function storeListPlace(storage: KeyStore, entry: string, place: ListPlace): void {
  try {
    storage.setItem(prefix + entry, JSON.stringify(place))
    const entries = [...keptEntries(storage).filter((one) => one !== entry), entry]
    for (const old of entries.slice(0, -MOST)) storage.removeItem(prefix + old)
    storage.setItem(names, JSON.stringify(entries.slice(-MOST)))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** The place of an entry; null where none is kept, or what is there is none. */
export function readListPlace(storage: Pick<KeyStore, 'getItem'>, entry: string): ListPlace | null {
  const { id, top, order, loadedAt } = Object(parsed(storage, prefix + entry))
  const isPlace = typeof id === 'string' && Number.isFinite(top) && Number.isFinite(loadedAt)
  return isPlace && isNames(order) ? { id, top, order, loadedAt } : null
}

function keptEntries(storage: Pick<KeyStore, 'getItem'>): readonly string[] {
  const entries = parsed(storage, names)
  return isNames(entries) ? entries : []
}

function parsed(storage: Pick<KeyStore, 'getItem'>, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}
