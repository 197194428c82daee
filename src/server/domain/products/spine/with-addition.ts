import type { SupplierPrice } from '../../suppliers/supplier-price.ts'

/**
 * Returns a supplier's price with something more, in minor units of its currency, as a separate part. Elsewhere it costs
 * this share more.
 */
export function withAddition(price: SupplierPrice, label: string, amount: number, dearer = 0): SupplierPrice {
  return {
    ...price,
    breakdown: [...price.breakdown, { label, amount }],
    base: price.base + amount,
    net: price.net + amount,
    retail: price.retail + amount + Math.round(amount * dearer),
  }
}

/** Returns a supplier's price with something more that takes no markup, in minor units of its currency. */
export function withPassedOn(price: SupplierPrice, code: string, amount: number): SupplierPrice {
  return {
    ...price,
    priceLines: [...price.priceLines, { code, kind: 'fee', amount, treatment: 'pass_through' }],
    net: price.net + amount,
    retail: price.retail + amount,
  }
}
