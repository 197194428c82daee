/**
 * Splits a non-negative integer into integers in proportion to weights (none negative, one at least positive).
 * Rounding remainders go to the parts that lost most.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (amount * weight) / total)
  const parts = exact.map(Math.floor)
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byLoss = exact.map((value, index) => ({ index, loss: value - Math.floor(value) }))
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index)
  for (const { index } of byLoss) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}
