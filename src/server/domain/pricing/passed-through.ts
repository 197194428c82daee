import type { PriceLine } from '../suppliers/supplier-price.ts'
import { allocate } from './allocate.ts'

/** Whether a line is collected for somebody else: it takes no markup and is shown as it is. */
export function isPassedThrough({ treatment }: Pick<PriceLine, 'treatment'>): boolean {
  return treatment === 'pass_through'
}

/** Gives what amounts come to together, in the same minor units. */
export function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Takes the lines of a price of `asked` and what that is in the selling currency (`net`), and gives the lines in the selling currency.
 * With what is left for the base they are `net` exactly; each is a multiple of `unit` where `net` is.
 */
export function linesWithin<Line extends { readonly amount: number }>(
  lines: readonly Line[],
  asked: number,
  net: number,
  unit: number,
): Line[] {
  const [, ...amounts] = allocate(net, [asked - sumOf(lines), ...lines.map(({ amount }) => amount)], unit)
  return lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }))
}
