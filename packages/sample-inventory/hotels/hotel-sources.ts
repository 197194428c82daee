import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { City } from '../../geography/geo.ts'
import type { Dataset } from '../dataset.ts'
import type { CityHotels, Hotel } from './city-hotels.ts'
import type { Property } from './property.ts'

/** Data from which hotels are found, described and priced. */
export interface HotelSources {
  dataset(): Dataset
  hotelsIn(city: City): CityHotels
  /** Made on demand: the first properties of a city do not wait for the last. */
  propertyOf(cityHotels: CityHotels, hotel: Hotel): Property
  timeZoneOf(city: City): string
  readonly ledger: SupplyLedger
}
