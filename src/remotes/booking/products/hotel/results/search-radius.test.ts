import { expect, it } from 'vitest'
import { readHotelId } from '../search/hotel-page-href.ts'
import { readRadius } from './search-radius.ts'

it.each([
  ['radius=30', 30],
  ['radius=9999', 15],
  ['radius=29', 15],
  ['', 15],
] as const)('reads the radius of %j, or the default', (query, radius) => {
  expect(readRadius(new URLSearchParams(query))).toBe(radius)
})

it('ignores a hotel id of the wrong form', () => {
  for (const id of ['', '-x', 'a"]', '../h1', 'x'.repeat(65)]) {
    expect(readHotelId(new URLSearchParams({ hotelId: id }), 'hotelId'), id).toBeNull()
  }
})
