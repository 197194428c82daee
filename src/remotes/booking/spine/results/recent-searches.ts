const nothing: KeyStore = { getItem: () => null, setItem: () => undefined }

const MOST = 5

type KeyStore = Pick<Storage, 'getItem' | 'setItem'>

/** How a product's searches are stored: as the queries of their results pages. */
export interface SearchKind<Criteria> {
  /** Key in the browser's storage. */
  key: string
  /** Name of the place; a later search for the same place replaces an earlier one. Empty: not stored. */
  nameOf: (criteria: Criteria) => string
  /** Address of the results page. */
  hrefOf: (criteria: Criteria) => string
  /** Reads a stored query; null for an invalid one, and for dates that have begun. `today` is YYYY-MM-DD. */
  read: (params: URLSearchParams, today: string) => Criteria | null
}

/** Returns the searches stored in this browser, latest first. Omits dates that have begun and ignores invalid data. */
export function recentSearches<Criteria>(
  kind: SearchKind<Criteria>,
  storage: Pick<Storage, 'getItem'>,
  today: string,
): Criteria[] {
  return storedQueries(kind.key, storage).flatMap((query) => {
    const criteria = kind.read(new URLSearchParams(query), today)
    return criteria !== null && kind.nameOf(criteria).trim() !== '' ? [criteria] : []
  })
}

/** Stores a search as the latest and replaces an earlier one for the same place. */
export function storeSearch<Criteria>(
  kind: SearchKind<Criteria>,
  storage: KeyStore,
  criteria: Criteria,
  today: string,
): void {
  const name = kind.nameOf(criteria)
  if (name.trim() === '') return
  const others = recentSearches(kind, storage, today).filter((one) => kind.nameOf(one) !== name)
  write(kind, storage, [criteria, ...others])
}

/** Removes a search. */
export function forgetSearch<Criteria>(
  kind: SearchKind<Criteria>,
  storage: KeyStore,
  criteria: Criteria,
  today: string,
): void {
  const name = kind.nameOf(criteria)
  write(
    kind,
    storage,
    recentSearches(kind, storage, today).filter((one) => kind.nameOf(one) !== name),
  )
}

function storedQueries(key: string, storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

function write<Criteria>(
  { key, hrefOf }: SearchKind<Criteria>,
  storage: Pick<Storage, 'setItem'>,
  searches: readonly Criteria[],
): void {
  const queries = searches.slice(0, MOST).map((one) => hrefOf(one).split('?')[1])
  try {
    storage.setItem(key, JSON.stringify(queries))
  } catch {
    // Without storage there are no recent searches, but searching works.
  }
}

/** Returns this browser's persistent storage; if storage is blocked, even accessing it throws. */
export function browserStorage(): KeyStore {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}
