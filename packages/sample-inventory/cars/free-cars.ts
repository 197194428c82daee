import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { CarAtDesk } from './car-at-desk.ts'
import type { FreeCar } from './car-rates.ts'

/** Returns the ledger's name for a company's cars of a class at a desk. */
export function carStock(id: string): string {
  return `car/${id}`
}

/** Returns the local dates that a rental takes a car for: a day for each charged one. */
export function rentalDates(pickUpAt: string, days: number): string[] {
  const first = dayNumber(pickUpAt.slice(0, 10))
  return Array.from({ length: days }, (_, index) => dateOfDay(first + index))
}

/** Subtracts the ledger's bookings from cars of one search; omits those without a car left. Asks the ledger once. */
export async function freeCars(
  cars: readonly CarAtDesk[],
  pickUpAt: string,
  ledger: SupplyLedger,
): Promise<FreeCar[]> {
  const longest = Math.max(0, ...cars.map(({ days }) => days))
  const dates = rentalDates(pickUpAt, longest)
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const taken = await ledger.taken(
    cars.map(({ id }) => carStock(id)),
    first,
    last,
  )
  return cars.flatMap((car) => {
    const own = taken.get(carStock(car.id))
    const most = own ? Math.max(0, ...dates.slice(0, car.days).map((date) => own.get(date) ?? 0)) : 0
    return car.free > most ? [{ car, left: car.free - most }] : []
  })
}
