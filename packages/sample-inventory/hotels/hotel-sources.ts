import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { City } from '../../geography/geo.ts'
import type { Dataset } from '../dataset.ts'
import type { CityHotels, Hotel } from './city-hotels.ts'
import type { Property } from './property.ts'

/** What hotels are found, described and priced from. */
export interface HotelSources {
  dataset(): Dataset
  hotelsIn(city: City): CityHotels
  /** Made when first asked for: the first houses of a city need not wait for the last. */
  houseOf(cityHotels: CityHotels, hotel: Hotel): Property
  timeZoneOf(city: City): string
  readonly ledger: SupplyLedger
}
