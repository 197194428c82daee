import {
  type HotelSearchCriteria,
  hotelSearchHref,
  readHotelSearch,
} from '../../../../../tenant/hotel-search.ts'

const KEY = 'livery_hotel_searches'
const MOST = 5

/** The searches kept in this browser, the latest first; none of a stay that has begun, and nothing that anybody else wrote there. */
export function recentSearches(storage: Pick<Storage, 'getItem'>, today: string): HotelSearchCriteria[] {
  return storedQueries(storage).flatMap((query) => {
    const params = new URLSearchParams(query)
    const criteria = readHotelSearch((name) => params.get(name), today)
    // A stay that is over would be read as one of other dates.
    const isAhead =
      criteria !== null && params.get('start') === criteria.start && params.get('end') === criteria.end
    return isAhead && criteria.destination.trim() !== '' ? [criteria] : []
  })
}

/** Keeps a search as the latest. One for the same place takes the place of the earlier one. */
export function keepSearch(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  criteria: HotelSearchCriteria,
  today: string,
): void {
  if (criteria.destination.trim() === '') return
  const others = recentSearches(storage, today).filter((one) => !isSamePlace(one, criteria))
  write(storage, [criteria, ...others])
}

/** Forgets a search. */
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
    // A browser that keeps nothing remembers no search, and searches all the same.
  }
}
