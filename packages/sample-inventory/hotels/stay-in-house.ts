import { cityNights } from './hotel-price.ts'
import type { StayInHouse } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import type { House } from './house.ts'
import type { StayAsked } from './stay-asked.ts'

/** Takes a house, what is asked and what hotels are made from, and gives the stay in it. */
export function stayInHouse(house: House, asked: StayAsked, sources: HotelSources): StayInHouse {
  const nights = cityNights(house, asked.firstNight, asked.dates.length, asked.today)
  return { house, asked, nights, timeZone: sources.timeZoneOf(house.city) }
}
