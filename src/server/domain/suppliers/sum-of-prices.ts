import type { SupplierPrice } from './supplier-price.ts'

/** Returns the price of several items of one supplier together. Throws without a price, or in several currencies. */
export function sumOfPrices(prices: readonly SupplierPrice[]): SupplierPrice {
  const [first] = prices
  if (!first) throw new TypeError('there is no price to add')
  if (prices.some(({ currency }) => currency !== first.currency))
    throw new TypeError('the prices have different currencies')
  const sum = (amount: (price: SupplierPrice) => number) =>
    prices.reduce((total, price) => total + amount(price), 0)
  const hasMinimum = prices.some(({ minimumSelling }) => minimumSelling !== null)
  return {
    currency: first.currency,
    breakdown: prices.flatMap(({ breakdown }) => breakdown),
    base: sum(({ base }) => base),
    priceLines: prices.flatMap(({ priceLines }) => priceLines),
    net: sum(({ net }) => net),
    retail: sum(({ retail }) => retail),
    minimumSelling: hasMinimum ? sum(({ minimumSelling, net }) => minimumSelling ?? net) : null,
    dueLocally: prices.flatMap(({ dueLocally }) => dueLocally),
  }
}
