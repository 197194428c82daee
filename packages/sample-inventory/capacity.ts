import { mix, unit } from './random.ts'

/**
 * Takes a seed of the thing on its service day, how many there are, how sought after they are (0 to 1) and the days left
 * until the service, and gives how many are still free. Each has its own day on which it sells, so that what was sold
 * yesterday is not free again today.
 */
export function freeOn(seed: number, capacity: number, demand: number, daysLeft: number): number {
  let free = 0
  for (let index = 0; index < capacity; index += 1) {
    const luck = unit(mix(seed, index))
    // The most sought after sell half a year ahead, the others later; the rest of the luck never sells at all.
    const soldFrom = luck >= demand ? -1 : 180 * (1 - luck / demand) ** 2
    // West of Greenwich a stay of tonight may begin on what is yesterday in UTC.
    if (Math.max(0, daysLeft) > soldFrom) free += 1
  }
  return free
}
