import type { components } from '../../../contract/api.gen.ts'
import { priceUnit } from '../../../tenant/money/minor-units.ts'
import { breakdownOf, publicBreakdown } from '../../domain/pricing/public-breakdown.ts'

type ShownPrice = components['schemas']['ShownPrice']

/**
 * Returns an operator's price with parts that add up to its total, and nights that add up to its subtotal. Parts or
 * nights with another sum are the supplier's and would reveal the wholesale rate. Amounts are whole minor units.
 */
export function scaleToTotal(value: unknown): unknown {
  const price = value as ShownPrice
  const { total, subtotal, priceLines, breakdown } = price
  const unit = priceUnit(price.currency)
  const sum = subtotal + sumOf(priceLines)
  if (sum !== total) {
    return { ...price, ...publicBreakdown(total, { net: sum, base: subtotal, priceLines, breakdown }, unit) }
  }
  return sumOf(breakdown) === subtotal
    ? price
    : { ...price, breakdown: breakdownOf(subtotal, breakdown, unit) }
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0)
}
