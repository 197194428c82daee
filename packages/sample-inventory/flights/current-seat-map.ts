import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { FareBrand } from './fare-brands.ts'
import type { Flight } from './flight.ts'
import { type MapSeat, type SeatMapCabin, seatMap, seatStockName } from './seat-map.ts'

/** Returns the seats of a flight with those that are booked here; null without a map. */
export async function currentSeatMap(
  flight: Flight,
  brand: FareBrand,
  today: number,
  ledger: SupplyLedger,
): Promise<SeatMapCabin[] | null> {
  const plain = seatMap(flight, brand, today)
  if (plain === null) return null
  const stocks = seatsOf(plain).flatMap(({ isFree, designator }) =>
    isFree ? [seatStockName(flight, designator)] : [],
  )
  const date = dateOfDay(flight.day)
  const taken = await ledger.taken(stocks, date, date)
  return seatMap(flight, brand, today, (stock) => (taken.get(stock)?.get(date) ?? 0) > 0)
}

/** Returns the seats of a map, from the front. */
export function seatsOf(map: readonly SeatMapCabin[]): MapSeat[] {
  return map
    .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
    .flatMap(({ seat }) => seat ?? [])
}
