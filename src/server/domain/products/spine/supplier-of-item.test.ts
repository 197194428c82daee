import { describe, expect, it } from 'vitest'
import type { Supplier } from '../../suppliers/port.ts'
import { supplierOfItem } from './supplier-of-item.ts'

const north = { products: { hotel: { release: async () => 'released' } } } as unknown as Supplier
const suppliers = new Map([['north', north]])

describe('supplierOfItem', () => {
  it('gives the supplier that the item names', async () => {
    const found = supplierOfItem(suppliers, { product: 'hotel', supplier: 'north' })
    expect(await found.release('a')).toBe('released')
  })

  it.each([
    ['a supplier that is not connected', { product: 'hotel', supplier: 'south' }],
    ['a product that the supplier has given up', { product: 'car', supplier: 'north' }],
  ])('fails as the supplier does for %s', (_, item) => {
    expect(() => supplierOfItem(suppliers, item)).toThrow(`The supplier of this ${item.product}`)
  })
})
