import type { MarkupRule } from '../../contract/types.ts'
import { convert } from '../money/convert.ts'
import { minorUnits } from '../money/minor-units.ts'
import { shownUnit } from '../money/shown-unit.ts'
import { defaultMarkup } from './default-markup.ts'
import { percentShare } from './percent-share.ts'

/**
 * Takes a rule, the wholesale rate in minor units of a currency (a multiple of `shownUnit`), and rates, and gives what the rule
 * adds, rounded once to the same unit. An amount in a currency without a rate adds what agencies without rules add: otherwise
 * nothing could be sold.
 */
export function markupAmount(
  rule: MarkupRule,
  net: number,
  currency: string,
  rates: Readonly<Record<string, number>>,
): number {
  const unit = shownUnit(currency)
  const share = (percent: number) => percentShare(net / unit, percent) * unit
  if (rule.kind === 'percent') return share(rule.value)
  const { value, currency: from = currency } = rule
  if (from !== currency && !Object.hasOwn(rates, from)) return share(defaultMarkup.value)
  return convert(minorUnits(value, from), from, currency, rates, unit)
}
