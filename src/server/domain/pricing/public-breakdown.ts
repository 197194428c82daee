import type { BreakdownPart, PriceLine, SupplierPrice } from '../suppliers/supplier-price.ts'
import { allocateAmount } from './allocate-amount.ts'
import { isPassThrough, sumOf } from './pass-through-lines.ts'

/** The parts of a total that do not reveal the wholesale rate. */
export interface PublicBreakdown {
  readonly subtotal: number
  readonly priceLines: readonly PriceLine[]
  readonly breakdown: readonly BreakdownPart[]
}

/**
 * Divides a total into public parts, given the currency's `priceUnit` and the price lines in the total's currency.
 * Pass-through lines stay unchanged. The rest is divided in the wholesale proportions, because a supplier's tax with
 * its public percentage would reveal the wholesale night. The parts sum to the total exactly.
 */
export function publicBreakdown(
  total: number,
  { net, base, priceLines, breakdown }: Pick<SupplierPrice, 'net' | 'base' | 'priceLines' | 'breakdown'>,
  unit: number,
  lines: readonly PriceLine[] = priceLines,
): PublicBreakdown {
  const passed = sumOf(lines.filter(isPassThrough))
  // An operator's total may be less than its pass-through lines: then every line is a share of it.
  const keeps = (line: PriceLine) => passed <= total && isPassThrough(line)
  // If the agency's cost is zero, all of it counts for the booked item, and nothing for its taxes.
  const weights = [net === 0 ? 1 : base, ...priceLines.map((line) => (keeps(line) ? 0 : line.amount))]
  const divided = passed <= total ? total - passed : total
  const [subtotal = divided, ...amounts] = allocateAmount(divided, weights, unit)
  return {
    subtotal,
    priceLines: lines.map((line, index) => (keeps(line) ? line : { ...line, amount: amounts[index] ?? 0 })),
    breakdown: breakdownOf(subtotal, breakdown, unit),
  }
}

/** Divides a subtotal among the supplier's parts, in steps of the currency's `priceUnit`. */
export function breakdownOf(
  subtotal: number,
  breakdown: SupplierPrice['breakdown'],
  unit: number,
): BreakdownPart[] {
  if (breakdown.length === 0) return []
  const amounts = allocateAmount(
    subtotal,
    breakdown.map(({ amount }) => amount),
    unit,
  )
  return breakdown.map((part, index) => ({ ...part, amount: amounts[index] ?? 0 }))
}
