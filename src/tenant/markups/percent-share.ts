/**
 * Takes a whole number of minor units and a percentage with up to two decimals, and gives that share in whole minor units,
 * halves up. `percentShare(10_000, 12.5)` is 1250.
 */
export function percentShare(amount: number, percent: number): number {
  // A percentage with two decimals is a whole number of hundredths, which no binary fraction is.
  return Math.round((amount * Math.round(percent * 100)) / 10_000)
}
