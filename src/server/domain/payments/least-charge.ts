import { convert } from '../../../tenant/money/convert.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { DatedRates } from '../exchange-rates/rates-provider.ts'

/** Returns a gateway's least charge in a currency, rounded up to a multiple of the step. */
export function leastCharge(
  { amount, currency: from }: Money,
  currency: string,
  step: number,
  rates: DatedRates['rates'],
): number {
  return Math.max(1, Math.ceil(convert(amount, from, currency, rates) / step)) * step
}
