import { convert } from '../tenant/money/convert.ts'
import { majorUnits } from '../tenant/money/major-units.ts'
import { minorUnits } from '../tenant/money/minor-units.ts'
import { priceUnit } from '../tenant/money/price-unit.ts'

/**
 * Converts amounts (decimal major units) into a currency with the rates relative to USD. Livery's own API answers in
 * the requested currency, which stays unchanged; an operator's API may use another. Without a rate the amount keeps
 * its own currency.
 */
export function converter(selected: string, rates: Readonly<Record<string, number>> | undefined) {
  const known = { USD: 1, ...rates }
  const hasRate = (currency: string) => Object.hasOwn(known, currency)
  return (amount: number, currency: string): { amount: number; currency: string } => {
    if (currency === selected || !hasRate(currency) || !hasRate(selected)) return { amount, currency }
    const minor = convert(minorUnits(amount, currency), currency, selected, known, priceUnit(selected))
    return { amount: majorUnits(minor, selected), currency: selected }
  }
}
