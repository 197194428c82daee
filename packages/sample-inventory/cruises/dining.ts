import type { DiningChoice } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import { hashText } from '../random.ts'
import type { SailingPlan } from './sailings.ts'

/** One sailing in this many has no table left at the early sitting. */
const FULL = 5

/** Returns the choices of dining on a sailing, the usual one first. */
export function diningOf({ id, route }: Pick<SailingPlan, 'id' | 'route'>): DiningChoice[] {
  if (route.type !== 'ocean') return [{ code: 'flexible' }]
  return [
    { code: 'flexible' },
    { code: 'early', at: '18:00', ...(hashText(`dining:${id}`) % FULL === 0 && { isFull: true }) },
    { code: 'late', at: '20:30' },
  ]
}
