import type { components } from '../../contract/api.gen.ts'
import { shownUnit } from '../../tenant/money/shown-unit.ts'
import { publicParts } from '../pricing/public-parts.ts'

type ShownPrice = components['schemas']['ShownPrice']

/**
 * Takes an operator's price and gives it with parts that add up to its total: parts that add up to anything else are the
 * supplier's, and tell the wholesale rate. Amounts are whole minor units.
 */
export function shareOfTotal(value: unknown): unknown {
  const price = value as ShownPrice
  const { total, subtotal, taxes, fees, nightly } = price
  const sum = [...taxes, ...fees].reduce((all, { amount }) => all + amount, subtotal)
  if (sum === total) return price
  const parts = { net: sum, base: subtotal, taxes, fees, nightly }
  return { ...price, ...publicParts(total, parts, shownUnit(price.currency)) }
}
