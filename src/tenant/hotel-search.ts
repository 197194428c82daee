import { dealDates } from './deal-dates.ts'
import { isPresent } from './is-present.ts'

/** What a hotel search asks for, as the address of the results page carries it. */
export interface HotelSearchCriteria {
  /** The place as the visitor knows it, e.g. `Lisbon, Portugal`. */
  destination: string
  latitude: number
  longitude: number
  /** YYYY-MM-DD; the end is the day of leaving. */
  start: string
  end: string
  rooms: number
  adults: number
  /** Age in years of each child. */
  childAges: readonly number[]
}

/** A search form before a place is chosen: the stay of the deals, and who comes by default (spec §9). */
export function emptyHotelSearch(
  today: string,
  firstDayOfWeek = 0,
): Omit<HotelSearchCriteria, 'latitude' | 'longitude'> {
  return { destination: '', ...dealDates(today, firstDayOfWeek), rooms: 1, adults: 2, childAges: [] }
}

/** The address of the results page for a search. Source: spec §2.2 (/booknow/hotels/search). */
export function hotelSearchHref(criteria: HotelSearchCriteria): string {
  const pairs: [string, string][] = [
    ['destination', criteria.destination],
    ['lat', String(criteria.latitude)],
    ['long', String(criteria.longitude)],
    ['start', criteria.start],
    ['end', criteria.end],
    ['rooms', String(criteria.rooms)],
    ['adults', String(criteria.adults)],
  ]
  if (criteria.childAges.length > 0) pairs.push(['childAges', criteria.childAges.join(',')])
  return `/booknow/hotels/search?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`
}

/**
 * Reads a search back from the parameters of the address: null without a place, defaults for what is missing or makes
 * no sense (a past or reversed stay, absurd numbers), so that no address leads to an error page.
 */
export function readHotelSearch(
  get: (name: string) => string | null,
  today: string,
  firstDayOfWeek = 0,
): HotelSearchCriteria | null {
  const latitude = coordinate(get('lat'), 90)
  const longitude = coordinate(get('long'), 180)
  if (latitude === null || longitude === null) return null
  const fallback = emptyHotelSearch(today, firstDayOfWeek)
  const start = date(get('start'))
  const end = date(get('end'))
  const isStay = start !== null && end !== null && start >= today && end > start
  return {
    destination: (get('destination') ?? '').slice(0, 100),
    latitude,
    longitude,
    start: isStay ? start : fallback.start,
    end: isStay ? end : fallback.end,
    rooms: count(get('rooms'), fallback.rooms),
    adults: count(get('adults'), fallback.adults),
    childAges: ages(get('childAges')),
  }
}

function coordinate(text: string | null, limit: number): number | null {
  const value = isPresent(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}

function date(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const parsed = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text ? null : text
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
