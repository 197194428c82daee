import { currencyExponent } from './currency-exponent.ts'

/** Decimals with which an amount is shown (spec §5, §9). */
const shownDecimals = 2

/**
 * Takes a currency and gives of how many minor units its prices are multiples, so that two decimals show them exactly: 10 for
 * KWD, which has three decimals, 1 for the others.
 */
export function shownUnit(currency: string): number {
  return 10 ** Math.max(0, currencyExponent(currency) - shownDecimals)
}
