import { currencyExponent } from './currency-exponent.ts'
import { roundAmount } from './round-amount.ts'

/** Returns an amount of major units, such as dollars, in whole minor units, such as cents, halves away from zero. */
export function minorUnits(amount: number, currency: string): number {
  return roundAmount(amount * 10 ** currencyExponent(currency))
}
