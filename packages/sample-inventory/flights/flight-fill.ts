import { weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { freeOn } from '../capacity.ts'
import { mix, unit } from '../random.ts'
import { seatsIn } from './aircraft.ts'
import { type CabinClass, cabinClasses } from './cabin.ts'
import type { Flight } from './flight.ts'
import { localOf, MINUTES_PER_DAY } from './zone-clock.ts'

/** The airline sells a cabin in classes of so many seats, each dearer than the one before. */
const CLASS_SEATS = 9

/** A cabin of a flight, without what is booked here. */
export interface CabinStock {
  readonly seats: number
  /** Seats that the airline has not yet sold elsewhere. */
  readonly free: number
}

/** Returns the cabin in which a passenger of a cabin sits on a flight: small aircraft have fewer cabins. */
export function cabinOn({ aircraft }: Flight, cabin: CabinClass): CabinClass {
  for (let place = cabinClasses.indexOf(cabin); place > 0; place -= 1) {
    const found = cabinClasses[place] ?? 'economy'
    if (seatsIn(aircraft, found) > 0) return found
  }
  return 'economy'
}

/** A search asks for the cabins of a flight several times: free seats by day and cabin. */
const known = new WeakMap<Flight, Map<number, number>>()

/** Returns a cabin's seats on the day with this number. What is sold is never free again. */
export function cabinStock(flight: Flight, cabin: CabinClass, today: number): CabinStock {
  const seats = seatsIn(flight.aircraft, cabin)
  const place = cabinClasses.indexOf(cabin)
  const ofFlight = known.get(flight) ?? new Map<number, number>()
  const name = today * cabinClasses.length + place
  const seed = mix(flight.seed, place + 0x77)
  const free = ofFlight.get(name) ?? freeOn(seed, seats, demandFor(flight, cabin), flight.day - today)
  known.set(flight, ofFlight.set(name, free))
  return { seats, free }
}

/** Returns the class, from 0, in which a party is sold; null if too few seats are free. */
export function fareClass({ seats, free }: CabinStock, party: number): number | null {
  if (seats === 0 || free < party) return null
  return Math.floor((seats - free + Math.max(1, party) - 1) / CLASS_SEATS)
}

/** Returns how many seats are left in a class; none if it is sold out. */
export function leftInClass({ seats, free }: CabinStock, step: number): number {
  return Math.max(0, Math.min(free, (step + 1) * CLASS_SEATS - (seats - free)))
}

/** Returns how full a cabin is in a class, from 0 to 1. */
export function fullnessOf(seats: number, step: number): number {
  return Math.min(1, step / Math.max(1, Math.ceil(seats / CLASS_SEATS) - 1))
}

/** The share of a cabin that is sold by its departure. */
function demandFor(flight: Flight, cabin: CabinClass): number {
  const { departs, from, day, seed } = flight
  const minute = localOf(departs, from.timeZone) % MINUTES_PER_DAY
  const isRush = (minute >= 400 && minute < 560) || (minute >= 980 && minute < 1_180)
  const weekday = weekdayOf(day)
  const isPeak = weekday === 5 || weekday === 0
  const share = 0.66 + (isRush ? 0.08 : 0) + (isPeak ? 0.07 : 0) + 0.22 * unit(mix(seed, 0x99))
  return Math.min(0.985, cabin === 'economy' ? share : share * 0.86)
}
