import type { LedgerNight } from '../../../src/server/domain/suppliers/ledger-night.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { KEPT, type KeyedCabin } from './keyed-cabin.ts'
import { berthStock, cabinStock, categoryStock } from './sold-cabins.ts'

/**
 * Returns the stocks that a booking takes: one of the category, and the cabin itself if it is known. A cabin to which
 * the line moved the booking replaces the chosen one; one on another ship is taken besides.
 */
export function cabinStocks({
  plan,
  category,
  cabin: chosen,
  moved,
  units,
}: Pick<KeyedCabin, 'plan' | 'category' | 'cabin' | 'moved' | 'units'>): Required<LedgerNight>[] {
  const date = dateOfDay(plan.departs)
  const { ship } = moved.changes ?? {}
  const cabin = ship ? chosen : (moved.cabin ?? chosen)
  const stock = categoryStock(plan, cabin?.category ?? category.rule.code)
  return [
    { stock, date, free: units },
    ...(cabin === null ? [] : [{ stock: cabinStock(plan, cabin.number), date, free: 1 }]),
    // It only counts: the cabin itself is the limit.
    ...(cabin && cabin.sleeps > 2
      ? [{ stock: berthStock(plan, cabin.category, cabin.sleeps), date, free: KEPT }]
      : []),
    ...(ship && moved.cabin
      ? [{ stock: cabinStock(plan, moved.cabin.number, ship.code), date, free: 1 }]
      : []),
  ]
}
