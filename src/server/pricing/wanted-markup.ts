import type { MarkupRule } from '../../contract/types.ts'
import { defaultMarkup } from '../../tenant/markups/default-markup.ts'
import { percentOf } from '../../tenant/markups/percent-of.ts'
import { convert } from '../rates/convert.ts'
import { currencyExponent } from '../rates/currency-exponent.ts'

/**
 * Takes a rule, the wholesale rate in whole minor units of a currency, and rates, and gives what the rule adds, in the same
 * units. An amount in a currency that has no rate any more adds what agencies without rules add: nothing would be sold else.
 */
export function wantedMarkup(
  rule: MarkupRule,
  net: number,
  currency: string,
  rates: Readonly<Record<string, number>>,
): number {
  if (rule.kind === 'percent') return percentOf(net, rule.value)
  const { value, currency: from = currency } = rule
  if (from !== currency && !Object.hasOwn(rates, from)) return percentOf(net, defaultMarkup.value)
  return convert(Math.round(value * 10 ** currencyExponent(from)), from, currency, rates)
}
