import type { RoomOccupancy } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import { freeOn } from '../capacity.ts'
import { leadFactor, priceLevel, seasonFactor, weekdayFactor } from '../market.ts'
import { mix, unit } from '../random.ts'
import type { CityHotels, Hotel } from './city-hotels.ts'
import type { RoomStock } from './room-stock.ts'

/** US dollars a night for two in an average American town, by stars. */
const dollarsByStars: Readonly<Record<number, number>> = {
  2: 58,
  2.5: 70,
  3: 88,
  3.5: 112,
  4: 146,
  4.5: 198,
  5: 312,
}

/** Factors of a night's price from place and day, the same for all properties of a city. */
export interface CityNight {
  readonly day: number
  readonly factor: number
  readonly demand: number
}

/** Returns each night's price factors in a city, from its traits, the dates and the day of the search. */
export function cityNights(
  { city, place }: Pick<CityHotels, 'city' | 'place'>,
  firstNight: number,
  nights: number,
  today: number,
): CityNight[] {
  const size = 0.82 + 0.062 * Math.log10(Math.max(1_000, city.population))
  const level = priceLevel(city.countryCode) * size
  return Array.from({ length: nights }, (_, index) => {
    const day = firstNight + index
    const season = seasonFactor(place, city, day)
    const rhythm = season * weekdayFactor(place, day)
    return { day, factor: level * rhythm * leadFactor(day - today), demand: Math.min(0.97, 0.62 * rhythm) }
  })
}

/** Returns the agency's price in dollars for each night, in a hotel's cheapest room for two. */
export function nightDollars(hotel: Hotel, nights: readonly CityNight[], today: number): number[] {
  const base = (dollarsByStars[hotel.stars] ?? 88) * hotel.standing
  // Hotels adjust every night's price every day.
  return nights.map((night) => {
    const ofNight = 0.95 + 0.1 * unit(mix(hotel.seed, night.day))
    const ofToday = 0.985 + 0.03 * unit(mix(mix(hotel.seed, today), night.day))
    return base * night.factor * ofNight * ofToday
  })
}

/** Returns a room type's free rooms for each night, before our own bookings. */
export function roomsFree(
  { seed, capacity }: Pick<RoomStock, 'seed' | 'capacity'>,
  nights: readonly CityNight[],
  today: number,
): number[] {
  return nights.map(({ day, demand }) => freeOn(mix(seed, day), capacity, demand, day - today))
}

/** Returns the price of an occupancy in double rooms: a single guest pays less, a third one more. */
export function occupancyFactor(rooms: readonly RoomOccupancy[]): number {
  return rooms.reduce((sum, { adults, childAges }) => {
    const children = childAges.reduce((cost, age) => cost + (age < 3 ? 0 : age < 12 ? 0.1 : 0.2), 0)
    return sum + (adults <= 1 ? 0.92 : 1 + 0.24 * (adults - 2)) + children
  }, 0)
}
