import { expect, it } from 'vitest'
import { supplierMark } from './supplier-mark.ts'

const products = ['hotel', 'car']

it('reads which supplier an operation calls, and why', () => {
  const mark = { product: 'hotel', step: 'search' }
  expect(supplierMark({ 'x-supplier': mark }, 'searchHotels', products)).toEqual(mark)
  const any = { product: 'any', step: 'booking' }
  expect(supplierMark({ 'x-supplier': any }, 'createBooking', products)).toEqual(any)
})

it('returns null for an operation without the mark', () => {
  expect(supplierMark({}, 'getAgency', products)).toBeNull()
})

it.each([true, 'hotel', { product: 'train', step: 'search' }, { product: 'hotel', step: 'sell' }, {}])(
  'refuses the mark %j and names the operation',
  (mark) => {
    expect(() => supplierMark({ 'x-supplier': mark }, 'searchHotels', products)).toThrow(/^searchHotels has /)
  },
)
