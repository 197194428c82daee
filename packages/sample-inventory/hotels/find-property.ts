import { readHotelId } from './hotel-id.ts'
import type { HotelSources } from './hotel-sources.ts'
import type { Property } from './property.ts'

/** A city's point is written to a hundredth of a degree; so far off, at most, it is. */
const milesAround = 2
/** Quarters of a metropolis lie as close as that. */
const placesAround = 60

/** Takes any text and what hotels are made from and gives the house with that id, or null. */
export function findProperty(id: string, sources: HotelSources): Property | null {
  const read = readHotelId(id)
  if (!read) return null
  const cities = sources.dataset().geo.citiesNear(read.point, milesAround, placesAround)
  const city = cities.find((near) => near.id === read.cityId)
  if (!city) return null
  const cityHotels = sources.hotelsIn(city)
  const hotel = cityHotels.hotels[read.index - 1]
  return hotel?.id === id ? sources.houseOf(cityHotels, hotel) : null
}
