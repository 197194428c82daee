import { currencyExponent, roundAmount } from './minor-units.ts'

/**
 * The only conversion of money: whole minor units of one currency into another, by rates relative to one base,
 * rounded once (`roundAmount`) to a multiple of `unit`. Never convert a converted amount; for a third currency, start
 * from the first. Throws a RangeError for a currency without a rate.
 */
export function convert(
  amountMinor: number,
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
  unit = 1,
): number {
  if (from === to) return roundAmount(amountMinor, unit)
  const ratio = rateOf(rates, to) / rateOf(rates, from)
  const shift = 10 ** (currencyExponent(to) - currencyExponent(from))
  return roundAmount(amountMinor * ratio * shift, unit)
}

function rateOf(rates: Readonly<Record<string, number>>, currency: string): number {
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined
  if (rate === undefined) throw new RangeError(`There is no exchange rate for ${currency}.`)
  return rate
}
