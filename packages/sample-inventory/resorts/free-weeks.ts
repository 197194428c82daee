import type { ResortNights } from '../../../src/server/domain/suppliers/resort-week.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { Resort } from './resort-directory.ts'
import { freeUnitsOn, type UnitStay } from './resort-price.ts'
import type { UnitFacts } from './resort-units.ts'

/** A unit for some nights, with the number that our own bookings left. */
export interface FreeWeek extends UnitStay {
  readonly nights: ResortNights
  readonly resort: Resort
  readonly left: number
}

/** Returns the ledger's name for the units of a type. */
export function unitStock({ id }: Pick<UnitFacts, 'id'>): string {
  return `resort/${id}`
}

/** Our own bookings of some resorts in some days. */
export type TakenUnits = Awaited<ReturnType<SupplyLedger['taken']>>

/** Asks the ledger once for all units of these resorts, from the first day to the last. */
export function takenUnits(
  resorts: readonly Resort[],
  first: number,
  last: number,
  ledger: SupplyLedger,
): Promise<TakenUnits> {
  const stocks = resorts.flatMap(({ units }) => units.map(unitStock))
  return ledger.taken(stocks, dateOfDay(first), dateOfDay(last))
}

/** Returns how many units of a type are free on every night. */
export function unitsLeft(
  resort: Resort,
  { unit, first, nights }: UnitStay,
  today: number,
  taken: TakenUnits,
): number {
  const own = taken.get(unitStock(unit))
  let left = Number.POSITIVE_INFINITY
  for (let day = first; day < first + nights && left > 0; day += 1) {
    left = Math.min(left, freeUnitsOn(resort, unit, day, today) - (own?.get(dateOfDay(day)) ?? 0))
  }
  return Math.max(0, left)
}
