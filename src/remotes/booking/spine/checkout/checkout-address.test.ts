import { expect, it } from 'vitest'
import { readCheckoutAddress } from './checkout-address.ts'

const read = (query: string) => readCheckoutAddress(new URLSearchParams(query), '2026-03-10')
const hotelId = 'h2267057-463421959025'

it('the address of a checkout says the rate, what was shown, and the way back', () => {
  const query = `rateKey=a_b-cdefg&shown=USD.12345&hotelId=${hotelId}&start=2026-05-08&end=2026-05-11&rooms=1&adults=2`
  const hotelHref = `/booknow/hotels/search-details?hotelId=${hotelId}&start=2026-05-08&end=2026-05-11&rooms=1&adults=2`
  expect(read(query)).toEqual({
    rateKey: 'a_b-cdefg',
    shown: { amount: 12_345, currency: 'USD' },
    reference: null,
    proposalId: null,
    clientReference: null,
    hotelId,
    stay: { start: '2026-05-08', end: '2026-05-11', rooms: 1, adults: 2, childAges: [] },
    ...{ hotelHref, back: hotelHref },
  })
  const id = '6f1c1f0e-0000-4000-8000-000000000000'
  expect(read(`${query}&proposalId=${id}`)).toMatchObject({ hotelHref, back: `/booknow/hotels/deal/${id}` })
})

it('the booking of a client goes along on the way back, and nothing else that is called so', () => {
  const query = `rateKey=a_b-cdefg&hotelId=${hotelId}`
  expect(read(`${query}&client=LV-7K3QX9`)).toMatchObject({
    clientReference: 'LV-7K3QX9',
    back: `/booknow/hotels/hotel-details?hotelId=${hotelId}&client=LV-7K3QX9`,
  })
  expect(read(`${query}&client=//evil.example`)).toMatchObject({
    clientReference: null,
    back: `/booknow/hotels/hotel-details?hotelId=${hotelId}`,
  })
})

it('what was asked of rates and the place of the search go along on the way back', () => {
  const asked = 'board=breakfast&cancel=free&pay=property'
  const place = 'destination=Lisbon%2C%20Portugal&lat=38.7&long=-9.1'
  expect(read(`rateKey=a_b-cdefg&hotelId=${hotelId}&${asked}&${place}&stars=5`).back).toBe(
    `/booknow/hotels/hotel-details?hotelId=${hotelId}&${place}&${asked}`,
  )
})

it.each([
  ['rateKey=<b>', 'rateKey'],
  ['rateKey=short', 'rateKey'],
  [`rateKey=${'a'.repeat(1201)}`, 'rateKey'],
  ['shown=USD.-5', 'shown'],
  ['shown=USD.1e9', 'shown'],
  ['shown=usd.100', 'shown'],
  ['shown=USD.99999999999999999999', 'shown'],
  ['reference=../../x', 'reference'],
  ['reference=lv-abc', 'reference'],
  ['hotelId=//evil.example', 'hotelId'],
] as const)('what makes no sense in it is not there: %s', (query, name) => {
  expect(read(query)[name]).toBeNull()
  expect(read(query).back).toBe('/booknow/hotels')
})
