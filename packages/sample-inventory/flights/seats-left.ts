import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { CabinClass } from './cabin.ts'
import type { Flight } from './flight.ts'
import { cabinOn } from './flight-fill.ts'
import { flightName } from './itinerary.ts'
import { type BookedSeats, fareInClasses, type SliceFare, sliceFare } from './slice-fare.ts'

/** A stock of a flight on the day of its local departure. */
export interface FlightStock {
  readonly stock: string
  /** YYYY-MM-DD. */
  readonly date: string
}

/** A booking keeps the seats it has, however many are sold since. */
export const KEPT = 10_000

/** Returns the cabins of the flights of some fares. */
export function cabinStocks(fares: readonly Pick<SliceFare, 'itinerary' | 'brand'>[]): FlightStock[] {
  return fares.flatMap(({ itinerary, brand }) =>
    itinerary.flights.map((flight) => cabinStockOf(flight, cabinOn(flight, brand.cabin))),
  )
}

/** Returns a count of what is booked here, read once for all of these cabins. */
export async function bookedSeats(
  stocks: readonly FlightStock[],
  ledger: SupplyLedger,
): Promise<BookedSeats> {
  if (stocks.length === 0) return () => 0
  const dates = stocks.map(({ date }) => date).toSorted()
  const names = [...new Set(stocks.map(({ stock }) => stock))]
  const taken = await ledger.taken(names, dates[0] ?? '', dates.at(-1) ?? '')
  return (flight, cabin) => {
    const { stock, date } = cabinStockOf(flight, cabin)
    return taken.get(stock)?.get(date) ?? 0
  }
}

/** Returns a fare as it is with what is booked here: the next class if its own is taken. Null if too few are free. */
export function withBooked(
  fare: SliceFare,
  seats: number,
  today: number,
  booked: BookedSeats,
): SliceFare | null {
  const { itinerary, brand } = fare
  const isTouched = itinerary.flights.some((flight) => booked(flight, cabinOn(flight, brand.cabin)) > 0)
  return isTouched ? sliceFare(itinerary, brand, seats, today, booked) : fareInClasses(fare, today, booked)
}

/** Returns the stock of a cabin of a flight. */
export function cabinStockOf(flight: Flight, cabin: CabinClass): FlightStock {
  return { stock: `flight/${flightName(flight)}/${cabin}`, date: dateOfDay(flight.day) }
}
