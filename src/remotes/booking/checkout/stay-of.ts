import type { BookedStay } from '../../../contract/types.ts'
import type { HotelStay } from '../../../tenant/hotel-search.ts'

/** The stay of what is booked, as the hotel's address has it. */
export function stayOf({ stay, rooms }: Pick<BookedStay, 'stay' | 'rooms'>): HotelStay {
  return {
    start: stay.start,
    end: stay.end,
    rooms: rooms.length,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges = [] }) => childAges),
  }
}
