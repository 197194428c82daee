import type { HotelAmenity } from '../../../src/server/domain/suppliers/hotel-property.ts'
import type { City } from '../../geography/geo.ts'
import type { PlaceTraits } from '../../geography/places/place-traits.ts'
import { unit } from '../random.ts'
import { amenitiesOfHotel } from './amenities-of-hotel.ts'
import type { CityHotels, Hotel } from './hotels-of-city.ts'
import { plansOfHotel, type RatePlan } from './plans-of-hotel.ts'
import { type RoomStock, roomsOfHotel } from './rooms-of-hotel.ts'

/** A hotel with all that follows from it and its city, the same on every day. */
export interface House {
  readonly hotel: Hotel
  readonly city: City
  readonly place: PlaceTraits
  /** The cheapest first. */
  readonly rooms: readonly RoomStock[]
  /** The cheapest first. */
  readonly plans: readonly RatePlan[]
  readonly amenities: readonly HotelAmenity[]
  readonly reviewCount: number
}

/** Takes a city with its traits and one of its hotels, and gives the house. */
export function houseOf({ city, place }: Pick<CityHotels, 'city' | 'place'>, hotel: Hotel): House {
  return {
    hotel,
    city,
    place,
    rooms: roomsOfHotel(hotel, place),
    plans: plansOfHotel(hotel, place),
    amenities: amenitiesOfHotel(hotel, place),
    reviewCount: reviewCountOf(hotel, city),
  }
}

/** The larger the house and the town, the more have written. */
function reviewCountOf({ seed, stars, capacity }: Hotel, { population }: City): number {
  const crowd = Math.log10(Math.max(1_000, population)) - 2
  return Math.round(6 + capacity * stars * crowd * crowd * (0.4 + 2.4 * unit(seed ^ 0x5eed) ** 2))
}
