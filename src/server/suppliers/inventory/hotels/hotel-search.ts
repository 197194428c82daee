import { distanceMiles } from '../../../geo/distance-miles.ts'
import type { NearbyCity } from '../../../geo/geo.ts'
import { referencePlace } from '../../../geo/reference-place.ts'
import { dayNumber } from '../../calendar.ts'
import type { HotelCriteria, HotelOffer } from '../../hotel-offer.ts'
import type { Dataset } from '../dataset.ts'
import { dollarPrice } from '../market.ts'
import { hotelPicture } from './hotel-picture.ts'
import { cityNights, occupancyFactor, roomDollars, roomsFree } from './hotel-price.ts'
import type { CityHotels, Hotel } from './hotels-of-city.ts'

/** So many places around the point are looked into: in the country that is a whole valley, in a metropolis its quarters. */
const placesLookedInto = 60

/**
 * Takes the criteria, the dataset and what gives a city's hotels, and gives the hotels within the radius that have the
 * rooms free, the reference place's own first and then by place, nearest first. A name is offered once.
 */
export function searchHotels(
  criteria: HotelCriteria,
  { geo, today }: Dataset,
  hotelsIn: (city: NearbyCity) => CityHotels,
): HotelOffer[] {
  const cities = geo.citiesNear(criteria.point, criteria.radiusMiles, placesLookedInto)
  const reference = referencePlace(cities, criteria.placeName)
  if (!reference) return []

  const firstNight = dayNumber(criteria.stay.start)
  const nightCount = dayNumber(criteria.stay.end) - firstNight
  const share = occupancyFactor(criteria.rooms)
  const names = new Set<string>()
  const offers: HotelOffer[] = []

  for (const city of [reference, ...cities.filter((other) => other.id !== reference.id)]) {
    const cityHotels = hotelsIn(city)
    const nights = cityNights(cityHotels, firstNight, nightCount, today)
    for (const hotel of cityHotels.hotels) {
      if (offers.length >= criteria.limit) return offers
      if (names.has(hotel.name) || distanceMiles(criteria.point, hotel.position) > criteria.radiusMiles)
        continue
      const roomsLeft = roomsFree(hotel, nights, today)
      if (roomsLeft < criteria.rooms.length) continue
      names.add(hotel.name)
      offers.push({
        ...described(hotel),
        distance: { miles: distanceMiles(reference, hotel.position), from: reference.name },
        picture: hotelPicture(hotel, cityHotels.place, criteria.stay.start),
        price: dollarPrice(roomDollars(hotel, nights, today) * share, hotel.retailShare),
        roomsLeft,
      })
    }
  }
  return offers
}

function described({ id, name, stars, guestRating, position }: Hotel) {
  return { id, name, stars, guestRating, position }
}
