import type { Airport } from './geo.ts'

/** An airport as the compiled file holds it, in rank order. */
export interface AirportRecord extends Airport {
  /** What it is worth beside others under one name: its city's inhabitants, its size, how near it is. */
  readonly weight: number
  /** GeoNames code of the region of the city it serves: 'portland, or' means PDX. */
  readonly adminCode: string
}
