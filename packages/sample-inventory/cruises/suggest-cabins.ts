import type { CabinGuests } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { hashText } from '../random.ts'
import { agesOf } from './guests.ts'
import type { ShipCabin } from './ship-cabins.ts'

/** Noise and steps count against a cabin. */
const noises = { above_theatre: 3, below_pool: 3, near_engine: 4, lift: 1, stairs: 0 } as const
const CHILD_UNTIL = 18

/** Returns cabins by how they suit guests, best first: quiet ones midship, and with no more beds than needed. */
export function suggestedCabins(cabins: readonly ShipCabin[], guests: CabinGuests): ShipCabin[] {
  const ages = agesOf(guests)
  const isFamily = ages.some((age) => age < CHILD_UNTIL)
  const rank = (cabin: ShipCabin) =>
    cabin.nearby.reduce((sum, near) => sum + noises[near], 0) +
    (cabin.position === 'midship' ? 0 : 2) +
    Math.max(0, cabin.sleeps - ages.length) * 2 +
    (cabin.isObstructed ? 2 : 0) +
    // Wide cabins are for those who need them, doors to the next one for families.
    (cabin.isAccessible ? 6 : 0) +
    (cabin.connectsTo !== undefined && !isFamily ? 2 : 0)
  return cabins.toSorted((a, b) => rank(a) - rank(b) || hashText(a.number) - hashText(b.number))
}
