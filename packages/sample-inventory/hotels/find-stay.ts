import { cityNights } from './hotel-price.ts'
import type { PropertyStay } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import type { Property } from './property.ts'
import type { RequestedStay } from './requested-stay.ts'

/** Returns the requested stay in a property. */
export function findStay(property: Property, requested: RequestedStay, sources: HotelSources): PropertyStay {
  const nights = cityNights(property, requested.firstNight, requested.dates.length, requested.today)
  return { property, requested, nights, timeZone: sources.timeZoneOf(property.city) }
}
