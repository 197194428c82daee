import type { HotelRate } from '../../../../../contract/types.ts'
import type { FoundRoom } from './found-room.ts'

/**
 * Returns the rate of the page's 'from' price, chosen among the requested rates if there are any. Null if sold out or
 * if prices are hidden.
 */
export function cheapestRate(
  rooms: readonly FoundRoom[],
  isRequested: (rate: HotelRate) => boolean = () => true,
): HotelRate | null {
  const all = rooms.flatMap(({ rates }) => rates).filter(({ price }) => price !== undefined)
  const requested = all.filter(isRequested)
  const priced = requested.length > 0 ? requested : all
  return priced.toSorted((a, b) => (a.price?.total ?? 0) - (b.price?.total ?? 0))[0] ?? null
}
