import type { KeyIndex } from './key-index.ts'

/** Entries from `low` (inclusive) to `high` (exclusive). */
export interface KeyRange {
  readonly low: number
  readonly high: number
}

/**
 * Returns the entries of an index that start with a folded text (in UTF-8), by two binary searches. An empty text
 * gives all entries.
 */
export function prefixRange(index: KeyIndex, prefix: Uint8Array): KeyRange {
  const low = firstWhere(0, index.positions.length, (entry) => comparePrefix(index, entry, prefix) >= 0)
  const high = firstWhere(low, index.positions.length, (entry) => comparePrefix(index, entry, prefix) > 0)
  return { low, high }
}

/** Returns the first number between two bounds for which a test is true; the test changes once, from false to true. */
export function firstWhere(from: number, to: number, holds: (entry: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function comparePrefix(index: KeyIndex, entry: number, prefix: Uint8Array): number {
  const start = index.positions[entry] ?? 0
  for (let i = 0; i < prefix.length; i += 1) {
    const difference = (index.text[start + i] ?? 0) - (prefix[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
