import type { HotelCriteria } from '../../../../../contract/types.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'

/**
 * Distributes the guests over the rooms, since prices are per room: adults evenly, then the children. Each room has
 * an adult, so there are never more rooms than adults.
 */
export function requestedRooms({
  rooms,
  adults,
  childAges,
}: Omit<HotelStay, 'start' | 'end'>): HotelCriteria['rooms'] {
  const count = Math.min(rooms, adults)
  return Array.from({ length: count }, (_, room) => ({
    adults: Math.floor(adults / count) + (room < adults % count ? 1 : 0),
    childAges: childAges.filter((_, child) => child % count === room),
  }))
}
