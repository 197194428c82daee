import { hashText } from '../random.ts'
import type { CruiseKey } from './cruise-key.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { type FleetShip, shipsByCode } from './fleet.ts'
import { agesOf } from './guests.ts'
import type { KeyedCabin } from './keyed-cabin.ts'
import { type SailingPlan, sailingsBetween } from './sailings.ts'
import { categoriesOf } from './ship-categories.ts'
import { takenCabins } from './taken-units.ts'

/** No sailing is longer, in nights. */
const LONGEST = 40

/**
 * Returns the code of a cabin, at least as good and not taken, on another ship of the line; null if there is none. Ships
 * that do not sail on these days come first.
 */
export async function swapOf(
  { plan, category }: KeyedCabin,
  { guests, cabin: own }: CruiseKey,
  ledger: CruiseSources['ledger'],
): Promise<string | null> {
  const count = agesOf(guests).length
  const luck = hashText(`swap:${plan.id}:${own ?? ''}`)
  for (const ship of otherShips(plan)) {
    const better = categoriesOf(ship).filter(
      ({ rule, isGuarantee }) => !isGuarantee && rule.level >= category.rule.level,
    )
    for (const { cabins } of better) {
      const fitting = cabins.filter(({ sleeps }) => sleeps >= count)
      const numbers = fitting.map(({ number }) => number)
      const taken = await takenCabins(plan, numbers, ledger, ship.code)
      const free = numbers.filter((number) => !taken.has(number))
      const number = free[luck % Math.max(1, free.length)]
      if (number !== undefined) return `ship.${ship.code}.${number}`
    }
  }
  return null
}

/** The other ships of the line, those first that do not sail on these days. */
export function otherShips({ ship: { line, code }, departs, route }: SailingPlan): FleetShip[] {
  const busy = new Set(
    sailingsBetween(departs - LONGEST, departs + route.nights - 1)
      .filter((other) => other.departs + other.route.nights > departs)
      .map(({ ship }) => ship.code),
  )
  return [...shipsByCode.values()]
    .filter((one) => one.line === line && one.code !== code)
    .toSorted((a, b) => Number(busy.has(a.code)) - Number(busy.has(b.code)))
}
