import type { BookedStay } from '../../../../../contract/types.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'

/** Takes what is booked and gives the stay as a search has it: dates, and who comes in how many rooms. */
export function stayGuests({ stay, rooms }: Pick<BookedStay, 'stay' | 'rooms'>): HotelStay {
  return {
    ...{ start: stay.start, end: stay.end, rooms: rooms.length },
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges ?? []),
  }
}
