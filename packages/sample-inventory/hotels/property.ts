import type { HotelAmenity } from '../../../src/server/domain/suppliers/hotel-property.ts'
import { hotelAmenities } from '../../../src/server/domain/suppliers/hotel-property.ts'
import type { City } from '../../geography/geo.ts'
import type { PlaceTraits } from '../../geography/places/place-traits.ts'
import { randomStream, unit } from '../random.ts'
import type { CityHotels, Hotel } from './city-hotels.ts'
import { type RatePlan, ratePlans } from './rate-plans.ts'
import { type RoomStock, roomStock } from './room-stock.ts'

const isWarm = ({ climate }: PlaceTraits) =>
  climate === 'tropical' || climate === 'arid' || climate === 'mediterranean'

/** Probability that a property has each; 1 means always. */
const odds: Readonly<Record<HotelAmenity, Odds>> = {
  wifi: (stars) => (stars >= 3 ? 1 : 0.92),
  parking: (_, { traits }) => (traits.has('big-city') ? 0.4 : 0.8),
  pool: (stars, place) => (stars - 2.2) * (place.traits.has('beach') ? 0.6 : isWarm(place) ? 0.4 : 0.16),
  spa: (stars) => (stars - 3) * 0.4,
  gym: (stars) => (stars - 2.5) * 0.38,
  restaurant: (stars) => 0.15 + (stars - 2) * 0.3,
  bar: (stars) => 0.2 + (stars - 2) * 0.3,
  air_conditioning: (stars, place) => (isWarm(place) ? 0.6 : 0.1) + stars * 0.09,
  front_desk_24h: (stars) => (stars - 1.6) * 0.4,
  lift: (stars) => (stars - 1.5) * 0.4,
  pets_welcome: () => 0.35,
  family_friendly: (stars) => 0.5 + 0.08 * stars,
  beachfront: (_, { traits }) => (traits.has('beach') ? 0.25 : 0),
  airport_shuttle: (stars) => (stars - 2.5) * 0.2,
  car_charging: (stars) => (stars - 2) * 0.15,
  step_free: (stars) => 0.2 + (stars - 2) * 0.22,
  laundry: (stars) => 0.25 + (stars - 2) * 0.2,
  room_service: (stars) => (stars - 3) * 0.55,
  garden: (_, { traits }) => (traits.has('big-city') ? 0.12 : 0.4),
  terrace: (_, place) => (isWarm(place) ? 0.55 : 0.25),
  meeting_rooms: (stars, { traits }) => (stars - 2.8) * (traits.has('big-city') ? 0.5 : 0.25),
  non_smoking: () => 0.88,
  ski_storage: (_, { traits }) => (traits.has('ski') ? 0.75 : 0),
  bicycle_hire: (_, { traits }) => (traits.has('lake') || traits.has('coast') ? 0.35 : 0.15),
}

/** A hotel with everything derived from it and its city, the same on every day. */
export interface Property {
  readonly hotel: Hotel
  readonly city: City
  readonly place: PlaceTraits
  /** Cheapest first. */
  readonly rooms: readonly RoomStock[]
  /** Cheapest first. */
  readonly plans: readonly RatePlan[]
  readonly amenities: readonly HotelAmenity[]
  readonly reviewCount: number
}

/** Returns the property of a hotel, in a city with these traits. */
export function makeProperty({ city, place }: Pick<CityHotels, 'city' | 'place'>, hotel: Hotel): Property {
  return {
    hotel,
    city,
    place,
    rooms: roomStock(hotel, place),
    plans: ratePlans(hotel, place),
    amenities: amenitiesOfHotel(hotel, place),
    reviewCount: reviewCountOf(hotel, city),
  }
}

/** Larger properties in larger towns have more reviews. */
function reviewCountOf({ seed, stars, capacity }: Hotel, { population }: City): number {
  const crowd = Math.log10(Math.max(1_000, population)) - 2
  return Math.round(6 + capacity * stars * crowd * crowd * (0.4 + 2.4 * unit(seed ^ 0x5eed) ** 2))
}

type Odds = (stars: number, place: PlaceTraits) => number

/** Returns a hotel's facilities, in the order of the list. */
function amenitiesOfHotel({ seed, stars }: Hotel, place: PlaceTraits): HotelAmenity[] {
  const stream = randomStream(seed ^ 0xa3e1)
  return hotelAmenities.filter((amenity) => stream.chance(odds[amenity](stars, place)))
}
