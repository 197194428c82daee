import { cityNights } from './hotel-price.ts'
import type { PropertyStay } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import type { Property } from './property.ts'
import type { RequestedStay } from './requested-stay.ts'

/** Returns the requested stay in a property. */
export function findStay(house: Property, asked: RequestedStay, sources: HotelSources): PropertyStay {
  const nights = cityNights(house, asked.firstNight, asked.dates.length, asked.today)
  return { house, asked, nights, timeZone: sources.timeZoneOf(house.city) }
}
