import type { BookedStay } from '../../../../../contract/types.ts'
import { type HotelStay, hotelHref, readHotelStay } from '../../../../../tenant/hotel-search.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { hotelPageHref, readHotelId } from '../search/hotel-page-href.ts'
import { readStay } from './read-stay.ts'

/**
 * Returns the page of a booked hotel for the same dates and guests, with the parameters of a search if there are any.
 */
export function offerHref(item: BookedItem, along?: URLSearchParams): string {
  const booked = readStay(item)
  const stay = stayGuests(booked)
  return along ? hotelPageHref(along, booked.hotel.id, stay) : hotelHref(booked.hotel.id, stay)
}

/** Returns the page of a booked hotel for the same guests, where the traveller chooses other dates. */
export function againHref(item: BookedItem): string {
  const booked = readStay(item)
  const { rooms, adults, childAges } = stayGuests(booked)
  const guests = new URLSearchParams({ rooms: String(rooms), adults: String(adults) })
  if (childAges.length > 0) guests.set('childAges', childAges.join(','))
  return `${hotelHref(booked.hotel.id, null)}&${guests}`
}

/** Returns the dates, rooms and guests of a booked stay in the form that a search uses. */
function stayGuests({ stay, rooms }: Pick<BookedStay, 'stay' | 'rooms'>): HotelStay {
  return {
    start: stay.start,
    end: stay.end,
    rooms: rooms.length,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges ?? []),
  }
}

/** Returns the hotel page that the checkout's address names, with its stay, or null if it names no hotel. */
export function checkoutOrigin(params: URLSearchParams, today: string): string | null {
  const hotelId = readHotelId(params, 'hotelId')
  return hotelId
    ? hotelPageHref(
        params,
        hotelId,
        readHotelStay((name) => params.get(name), today),
      )
    : null
}
