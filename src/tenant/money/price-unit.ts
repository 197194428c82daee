import { currencyExponent } from './currency-exponent.ts'

/** Decimals of a shown amount (spec §5, §9). */
const shownDecimals = 2

/**
 * Returns the number of minor units of which a currency's prices are multiples, so that two decimals show them
 * exactly: 10 for KWD, which has three decimals, 1 for the others.
 */
export function priceUnit(currency: string): number {
  return 10 ** Math.max(0, currencyExponent(currency) - shownDecimals)
}
