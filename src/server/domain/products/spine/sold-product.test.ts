import { describe, expect, it } from 'vitest'
import type { Supplier } from '../../suppliers/port.ts'
import { soldProduct } from './sold-product.ts'

const supplierOf = (name: string, products: object, isSample = false) =>
  ({ capabilities: () => ({ name, isSample, products: [] }), products }) as unknown as Supplier
const [first, second, other] = [{ is: 'first' }, { is: 'second' }, { is: 'other' }]
const suppliers = new Map([
  ['cars', supplierOf('Cars alone', { car: other })],
  ['sample', supplierOf('Sample', { hotel: first }, true)],
  ['north', supplierOf('North', { hotel: second })],
])
const kind = { product: 'hotel', engine: 'Hotels' } as const
const agency = (active: boolean, chosen?: string) => ({
  agency: { bookingMenuItemOptions: [{ title: 'Hotels', active }] },
  ...(chosen !== undefined && { suppliers: { hotel: chosen } }),
})

describe('soldProduct', () => {
  it('returns the first supplier of the product if the agency has chosen none', () => {
    expect(soldProduct(suppliers, agency(true), kind)).toEqual({
      supplier: 'sample',
      isSample: true,
      from: first,
    })
  })

  it('returns the supplier that the agency has chosen', () => {
    expect(soldProduct(suppliers, agency(true, 'north'), kind)).toEqual({
      supplier: 'north',
      isSample: false,
      from: second,
    })
  })

  it.each([
    ['the agency has switched the product off', agency(false)],
    ['the chosen supplier is not connected', agency(true, 'south')],
    ['the chosen supplier does not supply the product', agency(true, 'cars')],
  ])('refuses the product if %s', (_, asking) => {
    expect(() => soldProduct(suppliers, asking, kind)).toThrow(
      'The agency does not sell this product: hotel.',
    )
  })

  it("knows no product by the name of an object's built-in property", () => {
    const constructed = { product: 'constructor', engine: 'Hotels' } as const
    expect(() => soldProduct(suppliers, agency(true), constructed)).toThrow('constructor')
  })
})
