import type { RoomOccupancy } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import { freeOn } from '../capacity.ts'
import { leadFactor, priceLevel, seasonFactor, weekdayFactor } from '../market.ts'
import { mix, unit } from '../random.ts'
import type { CityHotels, Hotel } from './city-hotels.ts'
import type { RoomStock } from './room-stock.ts'

/** Dollars a night for two in an ordinary American town, by stars. */
const dollarsByStars: Readonly<Record<number, number>> = {
  2: 58,
  2.5: 70,
  3: 88,
  3.5: 112,
  4: 146,
  4.5: 198,
  5: 312,
}

/** What of a night's price the place and the day decide, the same for all houses of a city. */
export interface CityNight {
  readonly day: number
  readonly factor: number
  readonly demand: number
}

/** Takes a city with its traits, the first night, the number of nights and the day of the search, and gives each night's share in the price. */
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

/** Takes a hotel and the nights and gives the dollars that the agency pays in each for its cheapest room with two in it. */
export function nightDollars(hotel: Hotel, nights: readonly CityNight[], today: number): number[] {
  const base = (dollarsByStars[hotel.stars] ?? 88) * hotel.standing
  // Revenue managers nudge every night on every day.
  return nights.map((night) => {
    const ofNight = 0.95 + 0.1 * unit(mix(hotel.seed, night.day))
    const ofToday = 0.985 + 0.03 * unit(mix(mix(hotel.seed, today), night.day))
    return base * night.factor * ofNight * ofToday
  })
}

/** Takes a room type and the nights and gives the rooms that are free in each, before anybody of ours took one. */
export function roomsFree(
  { seed, capacity }: Pick<RoomStock, 'seed' | 'capacity'>,
  nights: readonly CityNight[],
  today: number,
): number[] {
  return nights.map(({ day, demand }) => freeOn(mix(seed, day), capacity, demand, day - today))
}

/** Takes who sleeps in each room and gives how many rooms for two that costs: one alone pays less, a third person more. */
export function occupancyFactor(rooms: readonly RoomOccupancy[]): number {
  return rooms.reduce((sum, { adults, childAges }) => {
    const children = childAges.reduce((cost, age) => cost + (age < 3 ? 0 : age < 12 ? 0.1 : 0.2), 0)
    return sum + (adults <= 1 ? 0.92 : 1 + 0.24 * (adults - 2)) + children
  }, 0)
}
