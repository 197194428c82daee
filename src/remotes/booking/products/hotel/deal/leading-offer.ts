import type { HotelRate } from '../../../../../contract/types.ts'
import { cheapestRate } from '../property/cheapest-rate.ts'
import type { FoundRoom } from '../property/found-room.ts'

/** The rate that a deal is of, with its room: the cheapest, which the supplier gives first where no price may be seen. Null where nothing is left. */
export function leadingOffer(
  rooms: readonly FoundRoom[],
): { room: FoundRoom['room']; rate: HotelRate } | null {
  const free = rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
  const cheapest = cheapestRate(rooms)
  return free.find(({ rate }) => rate === cheapest) ?? free[0] ?? null
}
