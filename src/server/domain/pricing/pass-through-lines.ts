import type { PriceLine } from '../suppliers/supplier-price.ts'
import { allocateAmount } from './allocate-amount.ts'

/** Whether a line is collected for another party: it takes no markup and is shown unchanged. */
export function isPassThrough({ treatment }: Pick<PriceLine, 'treatment'>): boolean {
  return treatment === 'pass_through'
}

/** Returns the sum of amounts, in the same minor units. */
export function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns the price lines in the selling currency, given the asked price and its converted `net`. Together with the
 * base they are exactly `net`, and multiples of `unit` if `net` is.
 */
export function linesWithin<Line extends { readonly amount: number }>(
  lines: readonly Line[],
  wholesale: number,
  net: number,
  unit: number,
): Line[] {
  const [, ...amounts] = allocateAmount(
    net,
    [wholesale - sumOf(lines), ...lines.map(({ amount }) => amount)],
    unit,
  )
  return lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }))
}
