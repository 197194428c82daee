import type { CardHotel } from './card-hotel.ts'

/**
 * Takes the hotels as they are sorted by now and the ids that are shown already, and gives the shown ones where they were and the
 * others after them: what somebody reads does not move. `late` are those that belong further up.
 */
export function steadyOrder(
  sorted: readonly CardHotel[],
  shown: readonly string[],
): { hotels: readonly CardHotel[]; late: number } {
  const places = new Map(shown.map((id, index) => [id, index]))
  const isShown = ({ hotelId }: CardHotel) => places.has(hotelId)
  const place = ({ hotelId }: CardHotel) => places.get(hotelId) ?? 0
  const lastShown = sorted.findLastIndex(isShown)
  const late = sorted.slice(0, Math.max(0, lastShown)).filter((offer) => !isShown(offer)).length
  const kept = sorted.filter(isShown).toSorted((a, b) => place(a) - place(b))
  return { hotels: [...kept, ...sorted.filter((offer) => !isShown(offer))], late }
}
