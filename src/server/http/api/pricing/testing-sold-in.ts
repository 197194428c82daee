import type { Supplier } from '../../../domain/suppliers/port.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'

/**
 * Returns a supplier whose hotels are priced in another currency. Each amount keeps its number of minor units, so
 * that odd amounts of every currency are tested.
 */
export function soldIn(supplier: Supplier, currency: () => string): Supplier {
  const hotels = suppliedProduct(supplier, 'hotel')
  /** Money that is paid at the property stays in the currency of its country. */
  const relabelled = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (key, part) => {
      if (key === 'dueLocally') return part
      return part !== null && typeof part === 'object' && part.currency === 'USD'
        ? { ...part, currency: currency() }
        : part
    })
  return {
    ...supplier,
    hotelDeals: async (criteria) => relabelled(await supplier.hotelDeals(criteria)),
    products: withProduct(supplier, 'hotel', () => ({
      async *search(criteria, options) {
        for await (const batch of hotels.search(criteria, options)) yield relabelled(batch)
      },
      details: async (query) => relabelled(await hotels.details(query)),
      quote: async (key) => relabelled(await hotels.quote(key)),
    })).products,
  }
}
