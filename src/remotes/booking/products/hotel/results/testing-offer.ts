import type { HotelOffer, OtherRate, ShownPrice } from '../../../../../contract/types.ts'
import { type CardHotel, type FoundHotel, foundHotel } from './card-hotel.ts'

/** A price of so many dollars. */
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

/** An offer of which only what is given matters. */
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

/** When hotels of tests are looked at. */
const looked = new Date('2026-03-10T12:00:00Z')

/** The policy of a rate that can be cancelled for nothing until a few days before a stay in May. */
export const free: HotelOffer['policy'] = {
  isRefundable: true,
  timeZone: 'Europe/Lisbon',
  steps: [{ from: '2026-05-06T18:00:00', penalty: 10_000 }],
}

/** What else it can be had for, at so many dollars; `free` until when {@link free} is. */
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

/** A hotel with its rates, as a list has it. */
export function found(hotelId: string, more: Partial<HotelOffer> = {}): FoundHotel {
  return foundHotel(offer(hotelId, more), looked)
}

/** The same as its card shows it where nothing is filtered. */
export function card(hotelId: string, more: Partial<HotelOffer> = {}): CardHotel {
  return found(hotelId, more)[0]
}
