import { expect, it } from 'vitest'
import type { HotelRate } from '../../../../../contract/types.ts'
import { hotelHref } from '../../../../../tenant/hotel-search.ts'
import { dollars } from '../results/testing-offer.ts'
import { checkoutHref } from './checkout-href.ts'

const rate: HotelRate = {
  rateKey: 'a_b-c',
  board: 'room_only',
  isRefundable: false,
  payment: 'now',
  roomsLeft: 1,
  policy: { isRefundable: false, timeZone: 'Europe/Lisbon', steps: [] },
}
const stay = { start: '2026-05-08', end: '2026-05-11', rooms: 1, adults: 2, childAges: [4, 9] }

it('the checkout link carries the rate, the shown total and the link back', () => {
  const href = checkoutHref({ ...rate, price: dollars(123.45) }, hotelHref('h1', stay))
  expect(href.split('?')[0]).toBe('/booknow/hotels/checkout')
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
    rateKey: 'a_b-c',
    shown: 'USD.12345',
    hotelId: 'h1',
    start: '2026-05-08',
    end: '2026-05-11',
    rooms: '1',
    adults: '2',
    childAges: '4,9',
  })
})
