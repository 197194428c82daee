import { weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { mix, unit } from '../random.ts'
import { sellsTogether } from './airlines.ts'
import type { CabinClass } from './cabin.ts'
import type { FareBrand } from './fare-brands.ts'
import type { Flight } from './flight.ts'
import { kilometresBetween } from './flight-atlas.ts'
import { type CabinStock, cabinOn, cabinStock, fareClass, fullnessOf, leftInClass } from './flight-fill.ts'
import { type Itinerary, itineraryOf } from './itinerary.ts'
import { localOf, MINUTES_PER_DAY } from './zone-clock.ts'

/** What an adult pays for a slice in a brand, one way and without taxes, and how many seats there are at it. */
export interface SliceFare {
  readonly itinerary: Itinerary
  readonly brand: FareBrand
  /** The class of each flight, from 0. */
  readonly steps: readonly number[]
  /** Number of the day of the price. */
  readonly pricedOn: number
  readonly dollars: number
  readonly left: number
}

/** Relative to economy on a long flight; on a short one cabins differ less. */
const cabinFactor: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 2.05,
  business: 4.1,
  first: 7,
}
const LONG_KM = 5_000
/** Nine or more. */
const MOST_LEFT = 9

/** Returns how many seats of a cabin of a flight are booked here. */
export type BookedSeats = (flight: Flight, cabin: CabinClass) => number

/** Returns a slice's fare for so many seats on the day with this number; null if too few seats are free. */
export function sliceFare(
  itinerary: Itinerary,
  brand: FareBrand,
  seats: number,
  today: number,
  booked: BookedSeats = () => 0,
): SliceFare | null {
  const steps: number[] = []
  for (const flight of itinerary.flights) {
    const step = fareClass(stockOf(flight, brand, today, booked), seats)
    if (step === null) return null
    steps.push(step)
  }
  return fareInClasses({ itinerary, brand, steps, pricedOn: today }, today, booked)
}

/** Returns a slice's fare in given classes; its seats are those that are left today. */
export function fareInClasses(
  sold: Pick<SliceFare, 'itinerary' | 'brand' | 'steps' | 'pricedOn'>,
  today: number,
  booked: BookedSeats,
): SliceFare {
  const { itinerary, brand, steps, pricedOn } = sold
  let [left, fullness] = [MOST_LEFT, 0]
  for (const [place, flight] of itinerary.flights.entries()) {
    const stock = stockOf(flight, brand, today, booked)
    const step = steps[place] ?? 0
    left = Math.min(left, leftInClass(stock, step))
    fullness += fullnessOf(stock.seats, step) / itinerary.flights.length
  }
  const tickets = ticketsOf(itinerary)
  const dollars = tickets.reduce((sum, ticket) => sum + ticketDollars(ticket, brand, fullness, pricedOn), 0)
  return { ...sold, dollars, left }
}

function stockOf(flight: Flight, brand: FareBrand, today: number, booked: BookedSeats): CabinStock {
  const cabin = cabinOn(flight, brand.cabin)
  const { seats, free } = cabinStock(flight, cabin, today)
  return { seats, free: Math.max(0, free - booked(flight, cabin)) }
}

/** Returns the tickets of an itinerary: one, unless its airlines do not sell together. */
export function ticketsOf(itinerary: Itinerary): Itinerary[] {
  const [first, ...rest] = itinerary.flights
  const tickets: [Flight, ...Flight[]][] = [[first]]
  for (const flight of rest) {
    const ticket = tickets.at(-1)
    const last = ticket?.at(-1)
    if (ticket && last && sellsTogether(last.airline, flight.airline)) ticket.push(flight)
    else tickets.push([flight])
  }
  return tickets.length === 1 ? [itinerary] : tickets.map(itineraryOf)
}

function ticketDollars(
  { flights, owner }: Itinerary,
  brand: FareBrand,
  fullness: number,
  today: number,
): number {
  const [first] = flights
  const last = flights.at(-1) ?? first
  const kilometres = kilometresBetween(first.from, last.to)
  const basic = 20 + 0.62 * kilometres ** 0.69
  const convenience = flights.length === 1 ? 1.16 : flights.length === 2 ? 1 : 0.94
  const demand = 0.72 + 0.85 * fullness ** 1.6
  const length = Math.min(1, kilometres / LONG_KM)
  const cabin = 1 + (cabinFactor[brand.cabin] - 1) * (0.42 + 0.58 * length)
  return (
    basic *
    owner.level *
    convenience *
    demand *
    cabin *
    brand.factor *
    dayFactor(first, today) *
    (0.95 + 0.1 * unit(mix(first.seed, 0x31)))
  )
}

/** The season, the weekday, the time of day and the days that are left. */
function dayFactor({ day, departs, from, to }: Flight, today: number): number {
  const weekday = weekdayOf(day)
  const ofWeek = weekday === 5 || weekday === 0 ? 1.12 : weekday === 2 || weekday === 3 ? 0.93 : 1
  const minute = localOf(departs, from.timeZone) % MINUTES_PER_DAY
  const ofDay = minute < 375 || minute >= 1_290 ? 0.91 : minute >= 420 && minute < 570 ? 1.06 : 1
  const south = from.airport.latitude < 0 && to.airport.latitude < 0
  const midsummer = south ? 19 : 201
  const ofYear = 1 + 0.13 * Math.cos(((day - midsummer) / 365.25) * 2 * Math.PI) + holidays(day)
  return ofWeek * ofDay * ofYear * leadFactor(day - today)
}

/** Around Christmas everyone travels. */
function holidays(day: number): number {
  const ofYear = new Date(day * 86_400_000)
  const isLate = ofYear.getUTCMonth() === 11 && ofYear.getUTCDate() >= 19
  const isEarly = ofYear.getUTCMonth() === 0 && ofYear.getUTCDate() <= 5
  return isLate || isEarly ? 0.28 : 0
}

function leadFactor(days: number): number {
  if (days < 3) return 1.62
  if (days < 7) return 1.42
  if (days < 14) return 1.22
  if (days < 30) return 1.06
  return days < 120 ? 0.94 : 1
}
