import type { HotelRate } from '../../../contract/types.ts'
import type { FoundRoom } from './found-room.ts'

/** The rate that the page's 'from' price is of; null where nothing is left, or no price may be seen. */
export function cheapestRate(rooms: readonly FoundRoom[]): HotelRate | null {
  const priced = rooms.flatMap(({ rates }) => rates).filter(({ price }) => price !== undefined)
  return priced.toSorted((a, b) => (a.price?.total ?? 0) - (b.price?.total ?? 0))[0] ?? null
}
