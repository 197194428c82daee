import type { MarkupRule } from '../../../contract/types.ts'
import { currencyExponent } from '../../../tenant/money/currency-exponent.ts'
import type { Money } from '../../kernel/money/money.ts'

/**
 * Returns the markup rule that turns the current wholesale cost into the total an agency guaranteed its client;
 * amounts in minor units of one currency. Null if the cost is above that total: the agency's own rules then set the
 * price, because nothing is sold below cost.
 */
export function storedPriceRule({ amount, currency }: Money, net: number): MarkupRule | null {
  if (net > amount) return null
  const value = (amount - net) / 10 ** currencyExponent(currency)
  return { kind: 'fixed', value, currency }
}
