import type { MarkupRule } from '../../../contract/types.ts'
import { currencyExponent } from '../../../tenant/money/currency-exponent.ts'
import type { Money } from '../../kernel/money/money.ts'

/**
 * Takes the total that an agency keeps for a client and what the rate costs the agency by now, in minor units of the same
 * currency, and gives the rule of markup by which it comes to that total: whatever is between them. Null where the wholesale rate
 * is above it: there the agency's own rules price it anew, since nothing is sold below what it costs.
 */
export function storedPriceRule({ amount, currency }: Money, net: number): MarkupRule | null {
  if (net > amount) return null
  const value = (amount - net) / 10 ** currencyExponent(currency)
  return { kind: 'fixed', value, currency }
}
