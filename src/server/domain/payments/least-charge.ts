import { convert } from '../../../tenant/money/convert.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { DatedRates } from '../exchange-rates/rates-provider.ts'

/** Takes what a gateway charges at least, a currency and its step, and gives the least in it that is a multiple of the step. */
export function leastCharge(
  { amount, currency: from }: Money,
  currency: string,
  step: number,
  rates: DatedRates['rates'],
): number {
  return Math.max(1, Math.ceil(convert(amount, from, currency, rates) / step)) * step
}
