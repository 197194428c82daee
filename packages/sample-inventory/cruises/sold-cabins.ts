import type { SailingStatus } from '../../../src/server/domain/suppliers/cruise-sailing.ts'
import { hashText, mix, unit } from '../random.ts'
import type { SailingPlan } from './sailings.ts'
import { cabinsOf, type ShipCabin } from './ship-cabins.ts'

/** Guests are no longer taken so many days before the departure. */
const CLOSES = 2
/** One expedition in this many confirms later. */
const ON_REQUEST = 6
/** One of so many full ships keeps a waiting list. */
const WAITING = 2

/** Cabins by category that are unsold on a day, apart from our own bookings. */
export type UnsoldCabins = ReadonlyMap<string, readonly ShipCabin[]>

const MOST_KNOWN = 400
const known = new Map<string, UnsoldCabins>()

/** Returns the cabins of a sailing that are unsold on a day. What was sold is never free again. */
export function unsoldCabins(plan: SailingPlan, day: number): UnsoldCabins {
  const key = `${plan.id}:${day}`
  const before = known.get(key)
  if (before !== undefined) return before
  const seed = hashText(plan.id)
  const demand = 0.72 + 0.28 * unit(mix(seed, 1))
  const daysLeft = Math.max(0, plan.departs - day)
  const unsold = cabinsOf(plan.ship).filter((_, index) => {
    const luck = unit(mix(seed, index + 10))
    // Popular cabins are sold a year ahead; the remaining share never is.
    return daysLeft > (luck >= demand ? -1 : 420 * (1 - luck / demand) ** 2)
  })
  const byCategory = Map.groupBy(unsold, ({ category }) => category)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, byCategory)
  return byCategory
}

/** Returns how a sailing sells on a day. */
export function statusOf(plan: SailingPlan, day: number): SailingStatus {
  const luck = hashText(`status:${plan.id}`)
  if (plan.departs - day < CLOSES) return 'closed'
  if (unsoldCabins(plan, day).size === 0) return luck % WAITING === 0 ? 'waitlist' : 'sold_out'
  return plan.route.type === 'expedition' && luck % ON_REQUEST === 0 ? 'on_request' : 'open'
}

/** Returns the stock of a category's cabins on a sailing, of which guarantees take one too. */
export function categoryStock({ id }: Pick<SailingPlan, 'id'>, category: string): string {
  return `cruise/${id}/${category}`
}

/** Returns the stock that counts the taken cabins of a category with so many berths. */
export function berthStock({ id }: Pick<SailingPlan, 'id'>, category: string, berths: number): string {
  return `cruise/${id}/${category}-${berths}`
}

/** Returns the stock of one cabin on a sailing; of a ship that sails in place of the planned one, if its code is given. */
export function cabinStock({ id }: Pick<SailingPlan, 'id'>, number: string, ship?: string): string {
  return `cruise/${id}/${ship === undefined ? '' : `${ship}/`}cabin-${number}`
}
