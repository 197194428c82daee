import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { TakenUnits } from './cabin-rates.ts'
import type { SailingPlan } from './sailings.ts'
import { categoriesOf } from './ship-categories.ts'
import { cabinStock, categoryStock } from './sold-cabins.ts'

/** Returns what our own bookings took of sailings, by the sailing's id and the category; one look at the ledger. */
export async function takenOf(
  plans: readonly SailingPlan[],
  ledger: SupplyLedger,
): Promise<(plan: SailingPlan) => TakenUnits> {
  const [first] = plans
  if (first === undefined) return () => () => 0
  const days = plans.map(({ departs }) => departs)
  const stocks = plans.flatMap((plan) => codesOf(plan).map((code) => categoryStock(plan, code)))
  const taken = await ledger.taken(stocks, dateOfDay(Math.min(...days)), dateOfDay(Math.max(...days)))
  return (plan) => (category) => taken.get(categoryStock(plan, category))?.get(dateOfDay(plan.departs)) ?? 0
}

/** Returns the numbers among these cabins that our own bookings took. */
export async function takenCabins(
  plan: SailingPlan,
  numbers: readonly string[],
  ledger: SupplyLedger,
): Promise<ReadonlySet<string>> {
  const date = dateOfDay(plan.departs)
  const stocks = numbers.map((number) => cabinStock(plan, number))
  const taken = await ledger.taken(stocks, date, date)
  return new Set(numbers.filter((number) => (taken.get(cabinStock(plan, number))?.get(date) ?? 0) > 0))
}

function codesOf({ ship }: SailingPlan): string[] {
  return [...new Set(categoriesOf(ship).map(({ rule }) => rule.code))]
}
