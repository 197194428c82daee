/**
 * The only rounding of money: to a multiple of `unit` (default 1), halves away from zero. The last binary digits are
 * noise: 2.675 × 100 must round as 267.5, not as 267.49999999999994.
 */
export function roundAmount(exact: number, unit = 1): number {
  if (Number.isSafeInteger(exact) && exact % unit === 0) return exact
  const units = Number((Math.abs(exact) / unit).toPrecision(15))
  return Math.sign(exact) * Math.round(units) * unit
}
