import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { CabinClass } from './cabin.ts'
import type { Flight } from './flight.ts'
import { cabinOn, cabinStock } from './flight-fill.ts'
import { flightName } from './itinerary.ts'
import type { SliceFare } from './slice-fare.ts'

/** Seats of a cabin of a flight that a journey takes. */
export interface CabinUnits {
  readonly stock: string
  readonly date: string
  /** Free if nothing were booked here. */
  readonly free: number
}

/** Returns how many seats of a flight are booked here, in the stock of a cabin. */
export type BookedSeats = (units: CabinUnits) => number

/** Returns the cabins of the flights of some fares, on the day with this number. */
export function cabinUnits(fares: readonly SliceFare[], today: number): CabinUnits[] {
  return fares.flatMap(({ itinerary, brand }) =>
    itinerary.flights.map((flight) => {
      const cabin = cabinOn(flight, brand.cabin)
      return {
        stock: cabinStockName(flight, cabin),
        date: dateOfDay(flight.day),
        free: cabinStock(flight, cabin, today).free,
      }
    }),
  )
}

/** Returns a count of what is booked here, read once for all of these cabins. */
export async function bookedSeats(units: readonly CabinUnits[], ledger: SupplyLedger): Promise<BookedSeats> {
  if (units.length === 0) return () => 0
  const dates = units.map(({ date }) => date).toSorted()
  const stocks = [...new Set(units.map(({ stock }) => stock))]
  const taken = await ledger.taken(stocks, dates[0] ?? '', dates.at(-1) ?? '')
  return ({ stock, date }) => taken.get(stock)?.get(date) ?? 0
}

/** Returns how many seats are left at the price of some fares, 9 at most; below the party's if it is sold out. */
export function leftOf(fares: readonly SliceFare[], today: number, booked: BookedSeats): number {
  const free = cabinUnits(fares, today).map((units) => units.free - booked(units))
  return Math.min(9, ...fares.map(({ left }) => left), ...free)
}

/** Returns the name of a cabin's stock; the day of the flight is that of its local departure. */
export function cabinStockName(flight: Flight, cabin: CabinClass): string {
  return `flight/${flightName(flight)}/${cabin}`
}
