import { currencyExponent } from './currency-exponent.ts'

/**
 * Takes an amount in whole minor units of one currency, two ISO 4217 codes and rates relative to one base, and gives it
 * in whole minor units of the other, halves away from zero. Throws a RangeError for a currency without a rate: offer
 * only those that have one.
 */
export function convert(
  amountMinor: number,
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
): number {
  if (from === to) return amountMinor
  const ratio = rateOf(rates, to) / rateOf(rates, from)
  const shift = 10 ** (currencyExponent(to) - currencyExponent(from))
  const exact = amountMinor * ratio * shift
  // The last binary digits are noise: 2.675 × 100 must round as 267.5, not as 267.49999999999994.
  const settled = Number(Math.abs(exact).toPrecision(15))
  return Math.sign(exact) * Math.round(settled)
}

function rateOf(rates: Readonly<Record<string, number>>, currency: string): number {
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined
  if (rate === undefined) throw new RangeError(`There is no exchange rate for ${currency}.`)
  return rate
}
