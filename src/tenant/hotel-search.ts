import { dealDates } from './deal-dates.ts'
import {
  type AddressPair,
  placePairs,
  queryOf,
  readDate,
  readSearchPlace,
  type SearchPlace,
} from './search-address.ts'

/** The dates and guests of a stay. */
export interface HotelStay {
  /** YYYY-MM-DD; the end is the day of departure. */
  start: string
  end: string
  rooms: number
  adults: number
  /** Age in years of each child. */
  childAges: readonly number[]
}

/** The criteria of a hotel search, as the results page's address carries them. */
export interface HotelSearchCriteria extends HotelStay, SearchPlace {}

/** The criteria before a place is chosen: the stay of the deals and the default guests (spec §9). */
export function emptyHotelSearch(
  today: string,
  firstDayOfWeek = 0,
): Omit<HotelSearchCriteria, 'latitude' | 'longitude'> {
  return { destination: '', ...dealDates(today, firstDayOfWeek), rooms: 1, adults: 2, childAges: [] }
}

/** Returns the address of a search's results page. Source: spec §2.2 (/booknow/hotels/search). */
export function hotelSearchHref(criteria: HotelSearchCriteria): string {
  return `/booknow/hotels/search?${queryOf([...placePairs(criteria), ...stayPairs(criteria)])}`
}

/**
 * Returns the address of a hotel's page: with a stay its rooms and rates, without one the page that asks for dates.
 * It carries the place of the search, so that the page can link back to the results. Source: spec §2.2.
 */
export function hotelHref(hotelId: string, stay: HotelStay | null, from?: SearchPlace | null): string {
  const path = stay ? '/booknow/hotels/search-details' : '/booknow/hotels/hotel-details'
  const pairs: AddressPair[] = [
    ['hotelId', hotelId],
    ...(from ? placePairs(from) : []),
    ...(stay ? stayPairs(stay) : []),
  ]
  return `${path}?${queryOf(pairs)}`
}

function stayPairs({ start, end, rooms, adults, childAges }: HotelStay): AddressPair[] {
  return [
    ['start', start],
    ['end', end],
    ['rooms', String(rooms)],
    ['adults', String(adults)],
    ...(childAges.length > 0 ? [['childAges', childAges.join(',')] as const] : []),
  ]
}

/**
 * Reads a search from the address's parameters; null without a place. Missing or invalid values (a past or reversed
 * stay, absurd numbers) get defaults, so that no address leads to an error page.
 */
export function readHotelSearch(
  get: (name: string) => string | null,
  today: string,
  firstDayOfWeek = 0,
): HotelSearchCriteria | null {
  const place = readSearchPlace(get)
  if (!place) return null
  const { start, end } = emptyHotelSearch(today, firstDayOfWeek)
  return { ...place, ...(readHotelStay(get, today) ?? { start, end, ...readGuests(get) }) }
}

/** Reads a stay from the address's parameters; null without dates, and for a past or reversed stay. */
export function readHotelStay(get: (name: string) => string | null, today: string): HotelStay | null {
  const start = readDate(get('start'))
  const end = readDate(get('end'))
  if (start === null || end === null || start < today || end <= start) return null
  return { start, end, ...readGuests(get) }
}

/**
 * Reads the guests from the address's parameters; two adults in one room by default. Every room needs an adult, so
 * extra rooms add adults and all requested rooms are priced.
 */
export function readGuests(get: (name: string) => string | null): Omit<HotelStay, 'start' | 'end'> {
  const rooms = count(get('rooms'), 1)
  return {
    rooms,
    adults: Math.max(count(get('adults'), 2), rooms),
    childAges: ages(get('childAges')),
  }
}

function count(text: string | null, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= 9 ? value : fallback
}

function ages(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .filter((age) => /^\d{1,2}$/.test(age) && Number(age) <= 17)
    .map(Number)
    .slice(0, 9)
}
