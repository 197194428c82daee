import { currencyExponent } from './currency-exponent.ts'

/** Returns an amount of whole minor units, such as cents, in major units, such as dollars, for Intl. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** currencyExponent(currency)
}
