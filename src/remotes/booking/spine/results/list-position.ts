import type { KeyStore } from '../tab-storage.ts'

/** Position in a list: the first visible card, its distance from the top of the window, and the order of the cards. */
export interface ListPosition {
  id: string
  top: number
  /** Order of the offers as shown: a list that grew while it was read is not in its sort order. */
  order: readonly string[]
  /** When the document that stored this was loaded. */
  loadedAt: number
}

const prefix = 'livery_results_at:'
/** Storage key of the names of entries with a position, latest last. */
const names = 'livery_results_at'
/** Maximum number of entries; going back further starts at the top. */
const MOST = 20

/** Stores the position for a history entry of this tab, and drops the oldest ones. */
export function storeListPosition(storage: KeyStore, entry: string, place: ListPosition): void {
  try {
    storage.setItem(prefix + entry, JSON.stringify(place))
    const entries = [...keptEntries(storage).filter((one) => one !== entry), entry]
    for (const old of entries.slice(0, -MOST)) storage.removeItem(prefix + old)
    storage.setItem(names, JSON.stringify(entries.slice(-MOST)))
  } catch {
    // Without storage the list starts at the top.
  }
}

/** Returns an entry's position; null if none or an invalid one is stored. */
export function readListPosition(storage: Pick<KeyStore, 'getItem'>, entry: string): ListPosition | null {
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
