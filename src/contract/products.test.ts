import { describe, expect, it } from 'vitest'
import { schemas } from './operations.gen.ts'
import { isProduct, productEntry, products, proposalAddress } from './products.ts'

describe('product table', () => {
  it('has one row for each product of the contract', () => {
    expect(products.map(({ product }) => product)).toEqual(schemas.Product?.enum)
  })

  it('has one row for each title of the booking menu, in deals-tab order (spec §2.5)', () => {
    expect(products.map(({ title }) => title)).toEqual(schemas.BookingServiceTitle?.enum)
  })

  it.each([
    ['hotel', '/booknow/hotels', '/checkout', ['/confirm-payment']],
    ['car', '/booknow/cars', '/checkout', ['/confirm-payment']],
    ['activity', '/booknow/activities', '/bookings/checkout', ['/confirmation/:referenceNumber']],
    ['cruise', '/booknow/cruise', '/checkout', ['/confirmation/:referenceNumber']],
    ['flight', '/booknow/flights', '/checkout', ['/confirmation']],
    ['resort', '/booknow/resort', '/checkout', []],
  ] as const)('gives %s the addresses of spec §2.2', (product, path, checkout, confirmations) => {
    const entry = productEntry(product)
    expect(entry.path).toBe(path)
    expect(entry.checkoutPath).toBe(path + checkout)
    expect(entry.confirmationPaths).toEqual(confirmations.map((below) => path + below))
    expect(entry.proposalPath).toBe(`${path}/deal/:proposalId`)
  })

  // §5.1
  it('shows no deals for flights and cruises (spec §5)', () => {
    expect(products.filter(({ hasDeals }) => !hasDeals).map(({ product }) => product)).toEqual([
      'flight',
      'cruise',
    ])
  })

  it("uses the contract's names for the interests of an owner", () => {
    const { pattern } = (schemas.BusinessInfo as { properties: { productInterested: { pattern: string } } })
      .properties.productInterested
    expect(products.map(({ interest }) => interest).join(',')).toMatch(new RegExp(pattern))
  })

  it("returns a proposal's address by its product", () => {
    expect(proposalAddress('hotel', 'a b')).toBe('/booknow/hotels/deal/a%20b')
    expect(proposalAddress('cruise', 'x')).toBe('/booknow/cruise/deal/x')
    expect(proposalAddress('toString', 'x')).toBeNull()
  })

  it('recognises the key of a product', () => {
    expect(isProduct('cruise')).toBe(true)
    for (const text of ['', 'Hotels', 'hotels', 'toString']) expect(isProduct(text), text).toBe(false)
  })
})
