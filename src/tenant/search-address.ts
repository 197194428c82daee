import { isPresent } from './is-present.ts'

/** The place of a search. */
export interface SearchPlace {
  /** The place's name as the visitor entered it, e.g. `Lisbon, Portugal`. */
  destination: string
  latitude: number
  longitude: number
}

/** A parameter of an address with its value, not yet encoded. */
export type AddressPair = readonly [name: string, value: string]

/** Returns the query of an address, without the question mark. */
export function queryOf(pairs: readonly AddressPair[]): string {
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
}

/** Returns the parameters of a search's place. */
export function placePairs(place: SearchPlace): AddressPair[] {
  return [
    ['destination', place.destination],
    ['lat', String(place.latitude)],
    ['long', String(place.longitude)],
  ]
}

/** Reads the place of a search from the address's parameters; null if they contain no point. */
export function readSearchPlace(get: (name: string) => string | null): SearchPlace | null {
  const latitude = coordinate(get('lat'), 90)
  const longitude = coordinate(get('long'), 180)
  if (latitude === null || longitude === null) return null
  return { destination: (get('destination') ?? '').slice(0, 100), latitude, longitude }
}

/** Reads a date, YYYY-MM-DD; null for one that does not exist. */
export function readDate(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const parsed = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text ? null : text
}

function coordinate(text: string | null, limit: number): number | null {
  const value = isPresent(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}
