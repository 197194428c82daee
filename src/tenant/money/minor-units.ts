/** Decimals of a shown amount (spec §5, §9). */
const shownDecimals = 2

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const exponents: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  CLF: 4,
  UYW: 4,
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
}

/** Returns an amount of major units, such as dollars, in whole minor units, such as cents, halves away from zero. */
export function minorUnits(amount: number, currency: string): number {
  return roundAmount(amount * 10 ** currencyExponent(currency))
}

/** Returns an amount of whole minor units, such as cents, in major units, such as dollars, for Intl. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** currencyExponent(currency)
}

/**
 * Returns the decimals of a currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD, 2 for an unlisted code. It
 * follows ISO and not Intl, whose digits are for display and change with the runtime (HUF, COP and IDR have 0 there):
 * an upgrade must not change a stored amount.
 */
export function currencyExponent(currency: string): number {
  return Object.hasOwn(exponents, currency) ? (exponents[currency] ?? 2) : 2
}

/**
 * The only rounding of money: to a multiple of `unit` (default 1), halves away from zero. The last binary digits are
 * noise: 2.675 × 100 must round as 267.5, not as 267.49999999999994.
 */
export function roundAmount(exact: number, unit = 1): number {
  if (Number.isSafeInteger(exact) && exact % unit === 0) return exact
  const units = Number((Math.abs(exact) / unit).toPrecision(15))
  return Math.sign(exact) * Math.round(units) * unit
}

/**
 * Returns the number of minor units of which a currency's prices are multiples, so that two decimals show them
 * exactly: 10 for KWD, which has three decimals, 1 for the others.
 */
export function priceUnit(currency: string): number {
  return 10 ** Math.max(0, currencyExponent(currency) - shownDecimals)
}
