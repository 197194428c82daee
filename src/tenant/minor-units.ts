/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const decimalsOf: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
}

/**
 * Takes an amount in whole minor units, such as cents, and gives it in major ones, such as dollars, for Intl to write. By the
 * ISO list and not by Intl's digits, which are for display: what is shown is what the server counted.
 */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** (decimalsOf[currency] ?? 2)
}
