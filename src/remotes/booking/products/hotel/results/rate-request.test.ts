import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boards } from '../vocabulary/boards.ts'
import { readRateRequest, withRateRequest } from './rate-request.ts'

const anyRequest = fc.record({
  boards: fc.subarray([...boards]),
  freeCancellation: fc.boolean(),
  payAtProperty: fc.boolean(),
})

it('the requested rate conditions are added to an address and leave the rest unchanged', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const href = withRateRequest('/booknow/hotels/search-details?hotelId=h1-1&start=2026-05-08', request)
      expect(href).toMatch(/^\/booknow\/hotels\/search-details\?hotelId=h1-1&start=2026-05-08(&|$)/)
      expect(readRateRequest(new URLSearchParams(href.split('?')[1]))).toEqual(request)
    }),
  )
})
