import {
  type HotelSearchCriteria,
  hotelSearchHref,
  readHotelSearch,
} from '../../../../../tenant/hotel-search.ts'

const nothing: KeyStore = { getItem: () => null, setItem: () => undefined }

const KEY = 'livery_hotel_searches'
const MOST = 5

/** Returns the searches stored in this browser, latest first. Omits stays that have begun and ignores invalid data. */
export function recentSearches(storage: Pick<Storage, 'getItem'>, today: string): HotelSearchCriteria[] {
  return storedQueries(storage).flatMap((query) => {
    const params = new URLSearchParams(query)
    const criteria = readHotelSearch((name) => params.get(name), today)
    // A stay in the past would be read as one with default dates.
    const isAhead =
      criteria !== null && params.get('start') === criteria.start && params.get('end') === criteria.end
    return isAhead && criteria.destination.trim() !== '' ? [criteria] : []
  })
}

/** Stores a search as the latest and replaces an earlier one for the same place. */
export function keepSearch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  criteria: HotelSearchCriteria,
  today: string,
): void {
  if (criteria.destination.trim() === '') return
  const others = recentSearches(storage, today).filter((one) => !isSamePlace(one, criteria))
  write(storage, [criteria, ...others])
}

/** Removes a search. */
export function forgetSearch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  criteria: HotelSearchCriteria,
  today: string,
): void {
  write(
    storage,
    recentSearches(storage, today).filter((one) => !isSamePlace(one, criteria)),
  )
}

function isSamePlace(one: HotelSearchCriteria, other: HotelSearchCriteria): boolean {
  return one.destination === other.destination
}

function storedQueries(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

function write(storage: Pick<Storage, 'setItem'>, searches: readonly HotelSearchCriteria[]): void {
  const queries = searches.slice(0, MOST).map((one) => hotelSearchHref(one).split('?')[1])
  try {
    storage.setItem(KEY, JSON.stringify(queries))
  } catch {
    // Without storage there are no recent searches, but searching works.
  }
}

type KeyStore = Pick<Storage, 'getItem' | 'setItem'>

/** Returns this browser's persistent storage; if storage is blocked, even accessing it throws. */
export function browserStorage(): KeyStore {
  try {
    return window.localStorage
  } catch {
    return nothing
  }
}
