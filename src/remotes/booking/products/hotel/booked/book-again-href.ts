import type { Booking } from '../../../../../contract/types.ts'
import { hotelHref } from '../../../../../tenant/hotel-search.ts'
import { stayGuests } from './stay-guests.ts'

/** The address of the house of a booking, for the same people, where other dates are chosen. */
export function bookAgainHref({ hotel }: Pick<Booking, 'hotel'>): string {
  const { rooms, adults, childAges } = stayGuests(hotel)
  const guests = new URLSearchParams({ rooms: String(rooms), adults: String(adults) })
  if (childAges.length > 0) guests.set('childAges', childAges.join(','))
  return `${hotelHref(hotel.hotel.id, null)}&${guests}`
}
