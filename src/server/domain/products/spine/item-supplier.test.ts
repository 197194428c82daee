import { describe, expect, it } from 'vitest'
import type { Supplier } from '../../suppliers/port.ts'
import { itemSupplier } from './item-supplier.ts'

const north = { products: { hotel: { release: async () => 'released' } } } as unknown as Supplier
const suppliers = new Map([['north', north]])

describe('itemSupplier', () => {
  it('returns the supplier that the item names', async () => {
    const found = itemSupplier(suppliers, { product: 'hotel', supplier: 'north' })
    expect(await found.release('a')).toBe('released')
  })

  it.each([
    ['a supplier that is not connected', { product: 'hotel', supplier: 'south' }],
    ['a product that the supplier no longer has', { product: 'car', supplier: 'north' }],
  ])('fails as the supplier does for %s', (_, item) => {
    expect(() => itemSupplier(suppliers, item)).toThrow(`The supplier of this ${item.product}`)
  })
})
