import { currencyExponent } from './currency-exponent.ts'
import { roundAmount } from './round-amount.ts'

/** Takes an amount in major units, such as dollars, and gives it in whole minor ones, such as cents, halves away from zero. */
export function minorUnits(amount: number, currency: string): number {
  return roundAmount(amount * 10 ** currencyExponent(currency))
}
