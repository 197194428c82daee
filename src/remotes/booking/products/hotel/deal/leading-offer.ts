import type { HotelRate } from '../../../../../contract/types.ts'
import { cheapestRate } from '../property/cheapest-rate.ts'
import type { FoundRoom } from '../property/found-room.ts'

/**
 * Returns the cheapest rate with its room. If prices are hidden, this is the first rate, since the supplier sorts by
 * price. Null if the stay is sold out.
 */
export function leadingOffer(
  rooms: readonly FoundRoom[],
): { room: FoundRoom['room']; rate: HotelRate } | null {
  const free = rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
  const cheapest = cheapestRate(rooms)
  return free.find(({ rate }) => rate === cheapest) ?? free[0] ?? null
}
