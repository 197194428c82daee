import type { HotelOffer, OtherRate, ShownPrice } from '../../../../../contract/types.ts'
import { type CardHotel, type FoundHotel, foundHotel } from './card-hotel.ts'

/** A price in dollars. */
export function dollars(total: number, more: Partial<ShownPrice> = {}): ShownPrice {
  return {
    currency: 'USD',
    total: total * 100,
    subtotal: total * 100,
    breakdown: [],
    priceLines: [],
    saved: 0,
    dueLocally: [],
    exchange: { from: 'USD', rate: 1, asOf: '2026-03-10' },
    ...more,
  }
}

/** An offer with defaults for all fields that are not given. */
export function offer(hotelId: string, more: Partial<HotelOffer> = {}): HotelOffer {
  return {
    hotelId,
    name: hotelId,
    stars: 3,
    guestRating: 4,
    reviewCount: 10,
    position: { latitude: 38.7, longitude: -9.1 },
    distance: { miles: 1, from: 'Lisbon' },
    picture: '/scenes/fallback.svg',
    amenities: [],
    board: 'room_only',
    payment: 'now',
    policy: { isRefundable: false, timeZone: 'Europe/Lisbon', steps: [] },
    roomsLeft: 9,
    worth: 0,
    price: dollars(100),
    others: [],
    ...more,
  }
}

/** Fixed current time of these tests. */
const looked = new Date('2026-03-10T12:00:00Z')

/** Policy with free cancellation until a few days before a stay in May. */
export const free: HotelOffer['policy'] = {
  isRefundable: true,
  timeZone: 'Europe/Lisbon',
  steps: [{ from: '2026-05-06T18:00:00', penalty: 10_000 }],
}

/** Another rate at a price in dollars; `free` sets the deadline of {@link free}. */
export function other(
  total: number,
  { isFree = false, ...more }: Partial<OtherRate> & { isFree?: boolean } = {},
): OtherRate {
  return {
    board: 'room_only',
    payment: 'now',
    roomsLeft: 4,
    price: { total: total * 100, saved: 0 },
    ...(isFree && { freeUntil: '2026-05-06T18:00:00' }),
    ...more,
  }
}

/** A hotel with its rates, as the list of results has it. */
export function found(hotelId: string, more: Partial<HotelOffer> = {}): FoundHotel {
  return foundHotel(offer(hotelId, more), looked)
}

/** The same hotel as an unfiltered card. */
export function card(hotelId: string, more: Partial<HotelOffer> = {}): CardHotel {
  return found(hotelId, more)[0]
}
