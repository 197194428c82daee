import type { KeyIndex } from './key-index.ts'
import { firstWhere, type KeyRange } from './prefix-range.ts'

/** Longer texts are no misspelled names, and the cost grows with the square of the length. */
const longest = 40

/**
 * Returns the ranges of entries that start within a number of edits of a text (insert, remove, replace, swap
 * neighbours). With two edits the first letter must match, which makes it ten times as fast. Walks the sorted entries
 * like a trie, with one row of the edit-distance table for each level.
 */
export function fuzzyRanges(index: KeyIndex, text: Uint8Array, edits: number): KeyRange[] {
  if (text.length === 0 || text.length > longest) return []
  const width = text.length + 1
  const rows = Array.from({ length: text.length + edits + 2 }, () => new Uint8Array(width))
  const first = rows[0]
  if (!first) return []
  for (let column = 0; column < width; column += 1) first[column] = column
  const found: KeyRange[] = []

  function walk(low: number, high: number, depth: number, previousByte: number): void {
    const row = rows[depth]
    const next = rows[depth + 1]
    if (!row) return
    if ((row[text.length] ?? 0) <= edits) {
      found.push({ low, high })
      return
    }
    if (!next) return
    let entry = low
    while (entry < high) {
      const byte = index.text[(index.positions[entry] ?? 0) + depth] ?? 0
      const end = firstWhere(
        entry + 1,
        high,
        (other) => (index.text[(index.positions[other] ?? 0) + depth] ?? 0) > byte,
      )
      const isTried = byte !== 0 && (depth > 0 || edits < 2 || byte === text[0])
      if (isTried && fillRow(next, row, rows[depth - 1], text, byte, previousByte) <= edits) {
        walk(entry, end, depth + 1, byte)
      }
      entry = end
    }
  }
  walk(0, index.positions.length, 0, 0)
  return found
}

/** Fills the row after `row` for one more byte of the entry; returns its smallest cell. */
function fillRow(
  next: Uint8Array,
  row: Uint8Array,
  before: Uint8Array | undefined,
  text: Uint8Array,
  byte: number,
  previousByte: number,
): number {
  let smallest = (row[0] ?? 0) + 1
  next[0] = smallest
  for (let column = 1; column < next.length; column += 1) {
    const typed = text[column - 1] ?? 0
    let cost = Math.min(
      (row[column] ?? 0) + 1,
      (next[column - 1] ?? 0) + 1,
      (row[column - 1] ?? 0) + (typed === byte ? 0 : 1),
    )
    if (before && column > 1 && typed === previousByte && text[column - 2] === byte) {
      cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
    }
    next[column] = cost
    if (cost < smallest) smallest = cost
  }
  return smallest
}
