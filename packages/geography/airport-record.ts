import type { Airport } from './geo.ts'

/** An airport in the compiled file, in rank order. */
export interface AirportRecord extends Airport {
  /** Its weight in rankings among places of one name: its city's population, its size, and its distance. */
  readonly weight: number
  /** GeoNames code of the region of the city it serves: 'portland, or' means PDX. */
  readonly adminCode: string
}
