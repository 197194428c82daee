import type { CardHotel } from './card-hotel.ts'

/**
 * Appends new hotels below those already shown, so that nothing moves while the visitor reads. `isInOrder` tells
 * whether the result equals `sorted`.
 */
export function steadyOrder(
  sorted: readonly CardHotel[],
  shown: readonly string[],
): { hotels: readonly CardHotel[]; isInOrder: boolean } {
  const places = new Map(shown.map((id, index) => [id, index]))
  const isShown = ({ hotelId }: CardHotel) => places.has(hotelId)
  const place = ({ hotelId }: CardHotel) => places.get(hotelId) ?? 0
  const inPlace = sorted.filter(isShown).toSorted((a, b) => place(a) - place(b))
  const hotels = [...inPlace, ...sorted.filter((offer) => !isShown(offer))]
  return { hotels, isInOrder: hotels.every(({ hotelId }, index) => hotelId === sorted[index]?.hotelId) }
}
