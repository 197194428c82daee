import { currencyExponent } from './currency-exponent.ts'

/** Takes an amount in whole minor units, such as cents, and gives it in major ones, such as dollars, for Intl to write. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** currencyExponent(currency)
}
