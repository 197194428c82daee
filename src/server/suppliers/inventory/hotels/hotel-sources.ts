import type { City } from '../../../geo/geo.ts'
import type { SupplyLedger } from '../../supply-ledger.ts'
import type { Dataset } from '../dataset.ts'
import type { CityHotels } from './hotels-of-city.ts'
import type { House } from './house.ts'

/** What hotels are found, described and priced from. */
export interface HotelSources {
  dataset(): Dataset
  hotelsIn(city: City): CityHotels
  housesIn(cityHotels: CityHotels): readonly House[]
  timeZoneOf(city: City): string
  readonly ledger: SupplyLedger
}
