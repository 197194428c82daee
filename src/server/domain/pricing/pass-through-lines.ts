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

/** Returns the pass-through part of a price, converted by itself, so that it reveals nothing of the wholesale rate. */
export function passThroughSum(
  lines: readonly Pick<PriceLine, 'amount' | 'treatment'>[],
  converted: (amount: number) => number,
): number {
  return converted(sumOf(lines.filter(isPassThrough)))
}

/** The sums of a price, of which its lines are parts. */
interface LineSums {
  /** In the supplier's currency. */
  wholesale: number
  /** The same in the selling currency, like the following. */
  net: number
  /** Pass-through lines together (`passThroughSum`). */
  passed: number
  unit: number
}

/**
 * Returns the price lines in the selling currency. Together with the base they are exactly `net`, and multiples of
 * `unit` if `net` is. Pass-through lines do not depend on the other parts.
 */
export function linesWithin<Line extends Pick<PriceLine, 'amount' | 'treatment'>>(
  lines: readonly Line[],
  { wholesale, net, passed, unit }: LineSums,
): Line[] {
  const weights = (isPassed: boolean) =>
    lines.map((line) => (isPassThrough(line) === isPassed ? line.amount : 0))
  const passedAmounts = lines.some(isPassThrough) ? allocateAmount(passed, weights(true), unit) : []
  const [, ...amounts] = allocateAmount(net - passed, [wholesale - sumOf(lines), ...weights(false)], unit)
  return lines.map((line, index) => ({
    ...line,
    amount: (isPassThrough(line) ? passedAmounts : amounts)[index] ?? 0,
  }))
}
