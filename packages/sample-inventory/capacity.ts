import { mix, unit } from './random.ts'

/**
 * Returns how many items are still free, from a seed of the item on its service day, their number, their demand (0 to
 * 1) and the days left. Each item has its own sale date, so that nothing sold becomes free again.
 */
export function freeOn(seed: number, capacity: number, demand: number, daysLeft: number): number {
  let free = 0
  for (let index = 0; index < capacity; index += 1) {
    const luck = unit(mix(seed, index))
    // Popular items sell half a year ahead, others later; the remaining probability means never sold.
    const soldFrom = luck >= demand ? -1 : 180 * (1 - luck / demand) ** 2
    // West of Greenwich, tonight's stay may begin on yesterday's date in UTC.
    if (Math.max(0, daysLeft) > soldFrom) free += 1
  }
  return free
}
