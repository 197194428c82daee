/**
 * Returns a percentage (up to two decimals) of a whole number of minor units, in whole minor units, halves up.
 * `percentShare(10_000, 12.5)` is 1250.
 */
export function percentShare(amount: number, percent: number): number {
  // Hundredths of a percent are whole numbers; a binary fraction would not be exact.
  return Math.round((amount * Math.round(percent * 100)) / 10_000)
}
