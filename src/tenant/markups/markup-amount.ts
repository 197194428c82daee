import type { MarkupRule } from '../../contract/types.ts'
import { convert } from '../money/convert.ts'
import { minorUnits } from '../money/minor-units.ts'
import { priceUnit } from '../money/price-unit.ts'
import { defaultMarkup } from './default-markup.ts'

/**
 * Returns what a rule adds to a wholesale rate in minor units (a multiple of `priceUnit`), rounded once to that unit.
 * A fixed amount in a currency without an exchange rate adds the default markup instead, so that sales continue.
 */
export function markupAmount(
  rule: MarkupRule,
  net: number,
  currency: string,
  rates: Readonly<Record<string, number>>,
): number {
  const unit = priceUnit(currency)
  const share = (percent: number) => percentShare(net / unit, percent) * unit
  if (rule.kind === 'percent') return share(rule.value)
  const { value, currency: from = currency } = rule
  if (from !== currency && !Object.hasOwn(rates, from)) return share(defaultMarkup.value)
  return convert(minorUnits(value, from), from, currency, rates, unit)
}

/**
 * Returns a percentage (up to two decimals) of a whole number of minor units, in whole minor units, halves up.
 * `percentShare(10_000, 12.5)` is 1250.
 */
export function percentShare(amount: number, percent: number): number {
  // Hundredths of a percent are whole numbers; a binary fraction would not be exact.
  return Math.round((amount * Math.round(percent * 100)) / 10_000)
}
