/**
 * Divides a whole amount into whole parts by non-negative weights; they sum to it exactly. The rest of rounding goes
 * to the largest remainders, the first of equal ones first. Parts are equal if all weights are 0, and multiples of
 * `unit` if the amount is. Throws RangeError for an amount without parts.
 */
export function allocateAmount(amount: number, weights: readonly number[], unit = 1): number[] {
  const all = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  if (all.length === 0) {
    if (amount === 0) return []
    throw new RangeError(`There is no part that ${amount} could go to.`)
  }
  // Products of amounts in low-value currencies exceed a double's exact integers.
  const size = amount % unit === 0 ? unit : 1
  const whole = BigInt(amount / size)
  const sum = all.reduce((total, weight) => total + BigInt(weight), 0n)
  const parts = all.map((weight, index) => {
    const share = whole * BigInt(weight)
    return { index, floor: share / sum, remainder: share % sum }
  })
  const left = Number(parts.reduce((rest, { floor }) => rest - floor, whole))
  const lucky = parts
    .toSorted(
      (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index,
    )
    .slice(0, left)
  const given = new Set(lucky.map(({ index }) => index))
  return parts.map(({ index, floor }) => (Number(floor) + (given.has(index) ? 1 : 0)) * size)
}
