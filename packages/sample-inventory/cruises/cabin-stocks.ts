import type { LedgerNight } from '../../../src/server/domain/suppliers/ledger-night.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { KeyedCabin } from './keyed-cabin.ts'
import { cabinStock, categoryStock } from './sold-cabins.ts'

/**
 * Returns the stocks that a booking takes: one of the category, and the cabin itself if it is known. A cabin to which
 * the line moved the booking replaces the chosen one.
 */
export function cabinStocks({
  plan,
  category,
  cabin: chosen,
  moved,
  units,
}: Pick<KeyedCabin, 'plan' | 'category' | 'cabin' | 'moved' | 'units'>): Required<LedgerNight>[] {
  const date = dateOfDay(plan.departs)
  const cabin = moved.changes?.ship ? chosen : (moved.cabin ?? chosen)
  const stock = categoryStock(plan, cabin?.category ?? category.rule.code)
  const unit = { stock, date, free: units }
  return cabin === null ? [unit] : [unit, { stock: cabinStock(plan, cabin.number), date, free: 1 }]
}
