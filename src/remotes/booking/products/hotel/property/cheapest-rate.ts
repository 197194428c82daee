import type { HotelRate } from '../../../../../contract/types.ts'
import type { FoundRoom } from './found-room.ts'

/**
 * The rate that the page's 'from' price is of, among those that are asked for where there are any; null where nothing is left, or
 * no price may be seen.
 */
export function cheapestRate(
  rooms: readonly FoundRoom[],
  isAsked: (rate: HotelRate) => boolean = () => true,
): HotelRate | null {
  const all = rooms.flatMap(({ rates }) => rates).filter(({ price }) => price !== undefined)
  const asked = all.filter(isAsked)
  const priced = asked.length > 0 ? asked : all
  return priced.toSorted((a, b) => (a.price?.total ?? 0) - (b.price?.total ?? 0))[0] ?? null
}
