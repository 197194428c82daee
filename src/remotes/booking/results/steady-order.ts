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
  const kept = sorted.filter(isShown).toSorted((a, b) => place(a) - place(b))
  const hotels = [...kept, ...sorted.filter((offer) => !isShown(offer))]
  return { hotels, late: behindTheirPlace(hotels, sorted) }
}

/** How many stand below one that the sort puts after them, however long ago they were put there. */
function behindTheirPlace(hotels: readonly CardHotel[], sorted: readonly CardHotel[]): number {
  const ranks = new Map(sorted.map(({ hotelId }, rank) => [hotelId, rank]))
  let furthest = -1
  let late = 0
  for (const { hotelId } of hotels) {
    const rank = ranks.get(hotelId) ?? 0
    if (rank < furthest) late += 1
    furthest = Math.max(furthest, rank)
  }
  return late
}
