import { convert } from '../tenant/money/convert.ts'
import { majorUnits } from '../tenant/money/major-units.ts'
import { minorUnits } from '../tenant/money/minor-units.ts'
import { shownUnit } from '../tenant/money/shown-unit.ts'

/**
 * Converts amounts (decimal major units) into a currency with the rates relative to USD. Livery's own API answers in the currency
 * that was asked for, which stays as it is; an operator's API may answer in another. While a rate is missing the amount stays
 * in its own currency, never under another's name.
 */
export function converter(selected: string, rates: Readonly<Record<string, number>> | undefined) {
  const known = { USD: 1, ...rates }
  const hasRate = (currency: string) => Object.hasOwn(known, currency)
  return (amount: number, currency: string): { amount: number; currency: string } => {
    if (currency === selected || !hasRate(currency) || !hasRate(selected)) return { amount, currency }
    const minor = convert(minorUnits(amount, currency), currency, selected, known, shownUnit(selected))
    return { amount: majorUnits(minor, selected), currency: selected }
  }
}
