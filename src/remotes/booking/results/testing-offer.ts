import type { HotelOffer, ShownPrice } from '../../../contract/types.ts'

/** A price of so many dollars. */
export function dollars(total: number, more: Partial<ShownPrice> = {}): ShownPrice {
  return {
    currency: 'USD',
    total: total * 100,
    subtotal: total * 100,
    taxes: [],
    fees: [],
    nightly: [],
    saved: 0,
    dueAtProperty: [],
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
    boards: ['room_only'],
    payments: ['now'],
    board: 'room_only',
    payment: 'now',
    hasFreeCancellation: false,
    policy: { isRefundable: false, timeZone: 'Europe/Lisbon', steps: [] },
    roomsLeft: 9,
    worth: 0,
    price: dollars(100),
    ...more,
  }
}
