import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildKeyIndex } from './build-key-index.ts'
import { fuzzyRanges } from './fuzzy-ranges.ts'
import { aliasFlag, innerFlag, type KeyIndex, ownerOf } from './key-index.ts'
import { type KeyRange, prefixRange } from './prefix-range.ts'

const encoder = new TextEncoder()
const name = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'م'), minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))
const names = fc.array(name, { minLength: 1, maxLength: 30 })

function indexOf(list: readonly string[]): KeyIndex {
  return buildKeyIndex(list.map((text, owner) => ({ text, owner, isAlias: false })))
}

function ownersIn(index: KeyIndex, ranges: readonly KeyRange[]): number[] {
  const owners = ranges.flatMap(({ low, high }) => [...index.owners.slice(low, high)].map(ownerOf))
  return [...new Set(owners)].sort((a, b) => a - b)
}

/**
 * Reference implementation: fewest edits from the text to any prefix of the name, counting a swap of neighbours as
 * one.
 */
function editsToBeginning(text: Uint8Array, entry: Uint8Array): number {
  let before: number[] = []
  let row = Array.from({ length: text.length + 1 }, (_, column) => column)
  let fewest = row.at(-1) ?? 0
  for (let depth = 1; depth <= entry.length; depth += 1) {
    const next = [depth]
    for (let column = 1; column <= text.length; column += 1) {
      const same = text[column - 1] === entry[depth - 1]
      let cost = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        depth > 1 &&
        column > 1 &&
        text[column - 1] === entry[depth - 2] &&
        text[column - 2] === entry[depth - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
    fewest = Math.min(fewest, row.at(-1) ?? 0)
  }
  return fewest
}

describe('the key index', () => {
  it('finds a name by any of its words, and marks the start of the match', () => {
    const index = buildKeyIndex([
      { text: 'rio de janeiro', owner: 7, isAlias: false },
      { text: 'munchen di baviera', owner: 9, isAlias: true },
    ])
    const { low, high } = prefixRange(index, encoder.encode('jan'))
    expect([...index.owners.slice(low, high)]).toEqual([(7 | innerFlag) >>> 0])
    const alias = prefixRange(index, encoder.encode('munch'))
    expect([...index.owners.slice(alias.low, alias.high)]).toEqual([(9 | aliasFlag) >>> 0])
  })

  it('does not find an alias by its inner words', () => {
    const index = buildKeyIndex([{ text: 'munchen di baviera', owner: 9, isAlias: true }])
    expect(ownersIn(index, [prefixRange(index, encoder.encode('baviera'))])).toEqual([])
  })

  it('counts a duplicate name once and leaves out an empty one', () => {
    const key = { text: 'paris', owner: 1, isAlias: false }
    expect(buildKeyIndex([key, key, { ...key, text: '' }]).positions).toHaveLength(1)
  })

  it('finds by prefix exactly the names with a word that starts with it', () => {
    fc.assert(
      fc.property(names, name, (list, text) => {
        const index = indexOf(list)
        const expected = list.flatMap((each, owner) => (` ${each}`.includes(` ${text}`) ? [owner] : []))
        expect(ownersIn(index, [prefixRange(index, encoder.encode(text))])).toEqual(expected)
      }),
    )
  })

  it.each([1, 2])(
    'finds with %i edits exactly the entries that start within that distance, for two with the same first letter',
    (edits) => {
      fc.assert(
        fc.property(names, name, (list, text) => {
          const index = indexOf(list)
          const bytes = encoder.encode(text)
          const found = new Set<number>()
          for (const { low, high } of fuzzyRanges(index, bytes, edits)) {
            for (let entry = low; entry < high; entry += 1) {
              expect(found.has(entry)).toBe(false)
              found.add(entry)
            }
          }
          for (const [entry, position] of index.positions.entries()) {
            const end = index.text.indexOf(0, position)
            const near = editsToBeginning(bytes, index.text.subarray(position, end)) <= edits
            const isTried = edits < 2 || bytes.length <= edits || index.text[position] === bytes[0]
            expect(found.has(entry)).toBe(near && isTried)
          }
        }),
      )
    },
  )

  it('does not correct an empty text, or one too long for a name', () => {
    const index = indexOf(['paris'])
    expect(fuzzyRanges(index, encoder.encode(''), 1)).toEqual([])
    expect(fuzzyRanges(index, encoder.encode('p'.repeat(41)), 1)).toEqual([])
  })
})
