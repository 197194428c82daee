import { readHotelId } from './hotel-id.ts'
import type { HotelSources } from './hotel-sources.ts'
import type { Property } from './property.ts'

/** Maximum error in miles: an id has its city's point to a hundredth of a degree. */
const milesAround = 2
/** Districts of a metropolis are as close as that. */
const placesAround = 60

/** Returns the property with an id, or null for any other text. */
export function findProperty(id: string, sources: HotelSources): Property | null {
  const read = readHotelId(id)
  if (!read) return null
  const cities = sources.dataset().geo.citiesNear(read.point, milesAround, placesAround)
  const city = cities.find((near) => near.id === read.cityId)
  if (!city) return null
  const cityHotels = sources.hotelsIn(city)
  const hotel = cityHotels.hotels[read.index - 1]
  return hotel?.id === id ? sources.propertyOf(cityHotels, hotel) : null
}
