/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const exponents: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  CLF: 4,
  UYW: 4,
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
}

/**
 * Returns the decimals of a currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD, 2 for an unlisted code. It
 * follows ISO and not Intl, whose digits are for display and change with the runtime (HUF, COP and IDR have 0 there):
 * an upgrade must not change a stored amount.
 */
export function currencyExponent(currency: string): number {
  return Object.hasOwn(exponents, currency) ? (exponents[currency] ?? 2) : 2
}
