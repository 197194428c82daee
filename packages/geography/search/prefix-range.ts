import type { KeyIndex } from './key-index.ts'

/** Entries from `low` up to, not including, `high`. */
export interface KeyRange {
  readonly low: number
  readonly high: number
}

/**
 * Takes an index and the UTF-8 bytes of a folded text and gives the entries that start with it, in two binary
 * searches. An empty text gives all entries.
 */
export function prefixRange(index: KeyIndex, prefix: Uint8Array): KeyRange {
  const low = firstWhere(0, index.positions.length, (entry) => comparePrefix(index, entry, prefix) >= 0)
  const high = firstWhere(low, index.positions.length, (entry) => comparePrefix(index, entry, prefix) > 0)
  return { low, high }
}

/** Takes bounds and a test that turns from false to true once between them; gives the first number it holds for. */
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
