/**
 * Takes a whole amount and weights, none negative, and gives the amount in whole parts in proportion to the weights, which
 * sum to it exactly: what rounding down leaves goes to the largest remainders, the first of equal ones first. Where every
 * weight is 0 the parts are equal. Each part is a multiple of `unit` where the amount is. Throws a RangeError for an amount
 * without a part to go to.
 */
export function allocate(amount: number, weights: readonly number[], unit = 1): number[] {
  const all = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  if (all.length === 0) {
    if (amount === 0) return []
    throw new RangeError(`There is no part that ${amount} could go to.`)
  }
  // Amounts in currencies of small worth times other amounts leave the whole numbers that a double has.
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
