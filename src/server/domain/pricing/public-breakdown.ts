import type { BreakdownPart, PriceLine, SupplierPrice } from '../suppliers/supplier-price.ts'
import { allocate } from './allocate.ts'
import { isPassedThrough, sumOf } from './passed-through.ts'

/** The parts of a total in which the wholesale rate cannot be read. */
export interface PublicBreakdown {
  readonly subtotal: number
  readonly priceLines: readonly PriceLine[]
  readonly breakdown: readonly BreakdownPart[]
}

/**
 * Takes a total, the parts of which it is asked, the currency's `shownUnit` and the price lines in the total's currency, and gives the
 * total in parts. What is passed through stays as it is. The rest of the total is divided as the wholesale rate is: what a tax is of a
 * night is public, so that the tax as the supplier asks it would tell the night as the supplier asks it. The parts are the
 * total to the last minor unit.
 */
export function publicBreakdown(
  total: number,
  { net, base, priceLines, breakdown }: Pick<SupplierPrice, 'net' | 'base' | 'priceLines' | 'breakdown'>,
  unit: number,
  lines: readonly PriceLine[] = priceLines,
): PublicBreakdown {
  const passed = sumOf(lines.filter(isPassedThrough))
  // An operator's total may be less than what it says is passed through: then everything is a share of it.
  const keeps = (line: PriceLine) => passed <= total && isPassedThrough(line)
  // What costs the agency nothing is all for what is booked, and not for its taxes.
  const weights = [net === 0 ? 1 : base, ...priceLines.map((line) => (keeps(line) ? 0 : line.amount))]
  const divided = passed <= total ? total - passed : total
  const [subtotal = divided, ...amounts] = allocate(divided, weights, unit)
  return {
    subtotal,
    priceLines: lines.map((line, index) => (keeps(line) ? line : { ...line, amount: amounts[index] ?? 0 })),
    breakdown: breakdownOf(subtotal, breakdown, unit),
  }
}

/** Takes a subtotal, its parts as the supplier asks them and the currency's `shownUnit`, and divides the first among the parts. */
export function breakdownOf(
  subtotal: number,
  breakdown: SupplierPrice['breakdown'],
  unit: number,
): BreakdownPart[] {
  if (breakdown.length === 0) return []
  const amounts = allocate(
    subtotal,
    breakdown.map(({ amount }) => amount),
    unit,
  )
  return breakdown.map((part, index) => ({ ...part, amount: amounts[index] ?? 0 }))
}
