import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boards } from '../vocabulary/boards.ts'
import { readRateRequest, withRateRequest } from './rate-request.ts'

const anyWish = fc.record({
  boards: fc.subarray([...boards]),
  freeCancellation: fc.boolean(),
  payAtProperty: fc.boolean(),
})

it('what is asked of rates goes along in an address, and leaves the rest of it as it is', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const href = withRateRequest('/booknow/hotels/search-details?hotelId=h1-1&start=2026-05-08', wish)
      expect(href).toMatch(/^\/booknow\/hotels\/search-details\?hotelId=h1-1&start=2026-05-08(&|$)/)
      expect(readRateRequest(new URLSearchParams(href.split('?')[1]))).toEqual(wish)
    }),
  )
})
