import type { SailingChanges } from './describe-sailing.ts'
import { shipsByCode } from './fleet.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'
import { cabinNumbered, type ShipCabin } from './ship-cabins.ts'
import { categoryNamed, type ShipCategory } from './ship-categories.ts'

/** What the line changed by itself. */
export interface MovedParts {
  readonly changes?: SailingChanges
  /** The cabin in place of the booked one. */
  readonly cabin?: ShipCabin
  readonly category?: ShipCategory
}

/** Returns what a change of this code makes of a booking; null for a code that is none. */
export function movedParts(plan: SailingPlan, code: string): MovedParts | null {
  const [kind, value = ''] = [code.slice(0, code.indexOf('.')), code.slice(code.indexOf('.') + 1)]
  if (kind === 'skip') {
    const stop = stopsOf(plan.route).find(({ day }) => String(day) === value)
    return stop === undefined ? null : { changes: { skips: stop.day } }
  }
  const [shipCode = '', number = ''] = kind === 'ship' ? value.split('.') : [plan.ship.code, value]
  const ship = shipsByCode.get(shipCode)
  const cabin = ship && cabinNumbered(ship, number)
  const category = cabin ? categoryNamed(ship, cabin.category) : null
  if (ship === undefined || !cabin || category === null || (kind !== 'ship' && kind !== 'cabin')) return null
  return { cabin, category, ...(kind === 'ship' && { changes: { ship } }) }
}

/** Whether a change of this code is another cabin of the booked ship. */
export function isUpgrade(code: string | null): boolean {
  return code?.startsWith('cabin.') === true
}

/** Whether a change of this code is another ship. */
export function isSwap(code: string | null): boolean {
  return code?.startsWith('ship.') === true
}
