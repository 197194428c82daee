import { isCountry } from '../../../../packages/geography/countries/is-country.ts'
import type { FieldError, MarkupRule } from '../../../contract/types.ts'
import { type MarkupFaultKind, markupFaults } from '../../../tenant/markups/markup-faults.ts'
import { currencyExponent } from '../../../tenant/money/minor-units.ts'

const reasons: Readonly<Record<MarkupFaultKind, string>> = {
  'too-much': 'must be 100 or less',
  decimals: 'has more decimals than a percentage (two) or its currency allows',
  'currency-missing': 'is required for a fixed amount',
  'currency-needless': 'is only for a fixed amount',
  'currency-unknown': 'must be a currency with an exchange rate',
  'country-unknown': 'must be a country',
  'two-destinations': 'is only for rules without a place, which has a country already',
  repeated: 'has the same product, destination and audience as an earlier rule',
  'dearer-than-public':
    'must not be more than the public rule with the same product and destination, since members never pay more',
}

/** Returns what is wrong with markup rules beyond their shape, by their list's name and today's rates. */
export function markupErrors(
  rules: readonly MarkupRule[],
  list: string,
  rates: Readonly<Record<string, number>>,
): FieldError[] {
  const decimalsOf = (currency: string) =>
    Object.hasOwn(rates, currency) ? currencyExponent(currency) : null
  return markupFaults(rules, { decimalsOf, isCountry }).map(({ index, field, kind }) => ({
    field: `${list}[${index}]${field === '' ? '' : `.${field}`}`,
    reason: reasons[kind],
  }))
}
