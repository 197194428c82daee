/**
 * Returns the valid name that was probably meant: the same letters in another case, or one or two typos away (one for
 * a short name). Null if no name is near.
 */
export function nearMiss(name: string, known: readonly string[]): string | null {
  // No known name is longer; measuring a hostile one would only cost time.
  if (name.length > 60) return null
  const allowed = name.length < 5 ? 1 : 2
  let best: string | null = null
  let least = allowed + 1
  const lower = name.toLowerCase()
  for (const candidate of known) {
    const slips = slipsBetween(lower, candidate.toLowerCase(), least - 1)
    if (slips < least) {
      best = candidate
      least = slips
    }
  }
  return best
}

/** Letters to insert, drop, change or swap with their neighbour (optimal string alignment); infinite past `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    // After two rows over the limit, no path stays below it, since a swap reaches back by two.
    if (Math.min(...last) > most && Math.min(...row) > most) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
