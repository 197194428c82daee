import { expect, it } from 'vitest'
import { checkoutOrigin } from './stay-hrefs.ts'

const from = (query: string) => checkoutOrigin(new URLSearchParams(query), '2026-03-10')
const hotelId = 'h2267057-463421959025'
const page = '/booknow/hotels/hotel-details'

it('links back to the hotel, with its stay', () => {
  const stay = 'start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
  expect(from(`rateKey=a_b-cdefg&hotelId=${hotelId}&${stay}`)).toBe(
    `/booknow/hotels/search-details?hotelId=${hotelId}&${stay}`,
  )
})

it("carries over the client's booking reference and rejects anything else in that parameter", () => {
  expect(from(`hotelId=${hotelId}&client=LV-7K3QX9`)).toBe(`${page}?hotelId=${hotelId}&client=LV-7K3QX9`)
  expect(from(`hotelId=${hotelId}&client=//evil.example`)).toBe(`${page}?hotelId=${hotelId}`)
})

it('carries over the requested rate conditions and the place of the search', () => {
  const conditions = 'board=breakfast&cancel=free&pay=property'
  const place = 'destination=Lisbon%2C%20Portugal&lat=38.7&long=-9.1'
  expect(from(`hotelId=${hotelId}&${conditions}&${place}&stars=5`)).toBe(
    `${page}?hotelId=${hotelId}&${place}&${conditions}`,
  )
})

it.each(['', 'hotelId=//evil.example'])('returns null for an address that names no hotel: %s', (query) => {
  expect(from(query)).toBeNull()
})
