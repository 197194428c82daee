import type { CardHotel } from './card-hotel.ts'

/**
 * Takes the hotels as they are sorted by now and the ids that are shown already, and gives the shown ones where they were and the
 * others after them: what somebody reads does not move. `isInOrder` says whether that is the order of the sort all the same.
 */
export function steadyOrder(
  sorted: readonly CardHotel[],
  shown: readonly string[],
): { hotels: readonly CardHotel[]; isInOrder: boolean } {
  const places = new Map(shown.map((id, index) => [id, index]))
  const isShown = ({ hotelId }: CardHotel) => places.has(hotelId)
  const place = ({ hotelId }: CardHotel) => places.get(hotelId) ?? 0
  const kept = sorted.filter(isShown).toSorted((a, b) => place(a) - place(b))
  const hotels = [...kept, ...sorted.filter((offer) => !isShown(offer))]
  return { hotels, isInOrder: hotels.every(({ hotelId }, index) => hotelId === sorted[index]?.hotelId) }
}
