import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { TakenUnits } from './cabin-rates.ts'
import type { SailingPlan } from './sailings.ts'
import { categoriesOf } from './ship-categories.ts'
import { berthStock, cabinStock, categoryStock } from './sold-cabins.ts'

/** Berths of cabins for more than two. */
const LARGE = [3, 4]

/** Returns what our own bookings took of sailings, by the sailing's id and the category; one look at the ledger. */
export async function takenOf(
  plans: readonly SailingPlan[],
  ledger: SupplyLedger,
): Promise<(plan: SailingPlan) => TakenUnits> {
  const [first] = plans
  if (first === undefined) return () => () => 0
  const days = plans.map(({ departs }) => departs)
  const stocks = plans.flatMap((plan) => codesOf(plan).flatMap((code) => stocksOf(plan, code)))
  const taken = await ledger.taken(stocks, dateOfDay(Math.min(...days)), dateOfDay(Math.max(...days)))
  return (plan) => (category, berths) => {
    const unitsOf = (stock: string) => taken.get(stock)?.get(dateOfDay(plan.departs)) ?? 0
    if (berths === undefined) return unitsOf(categoryStock(plan, category))
    const sizes = LARGE.filter((size) => size >= berths)
    return sizes.reduce((sum, size) => sum + unitsOf(berthStock(plan, category, size)), 0)
  }
}

/** Returns the numbers among these cabins that our own bookings took; `ship` as for `cabinStock`. */
export async function takenCabins(
  plan: SailingPlan,
  numbers: readonly string[],
  ledger: SupplyLedger,
  ship?: string,
): Promise<ReadonlySet<string>> {
  const date = dateOfDay(plan.departs)
  const stocks = numbers.map((number) => cabinStock(plan, number, ship))
  const taken = await ledger.taken(stocks, date, date)
  return new Set(numbers.filter((number) => (taken.get(cabinStock(plan, number, ship))?.get(date) ?? 0) > 0))
}

function stocksOf(plan: SailingPlan, code: string): string[] {
  return [categoryStock(plan, code), ...LARGE.map((size) => berthStock(plan, code, size))]
}

function codesOf({ ship }: SailingPlan): string[] {
  return [...new Set(categoriesOf(ship).map(({ rule }) => rule.code))]
}
