import { fuzzyRanges } from './fuzzy-ranges.ts'
import { aliasFlag, innerFlag, type KeyIndex, ownerOf } from './key-index.ts'
import { type KeyRange, prefixRange } from './prefix-range.ts'
import type { TopHits } from './top-hits.ts'

/** The weights of an index's owners, and which of them count. */
export interface Ranking {
  weight(owner: number): number
  accepts(owner: number): boolean
}

/**
 * Value of a match, multiplied by the owner's weight (its population). A name that starts with the text beats one
 * with the text in an inner word at up to 40 times the population.
 * A partly typed further name counts little: many are rare spellings, and 'san' does not mean Shanghai.
 */
const worth = {
  whole: 20,
  wholeWord: 3,
  prefix: 1,
  innerWholeWord: 0.15,
  innerPrefix: 0.025,
  aliasWhole: 3,
  aliasWholeWord: 0.1,
  aliasPrefix: 0.03,
  oneEdit: 0.001,
  twoEdits: 0.0001,
} as const
/** A place in the country typed: 'Portugal' means Lisbon before Portugalete, 'Panama' Panamá before Colón. */
export const worthOfCountry = 0.5
/** A correction that is the whole name, not only its start: 'lisbn' means Lisbon before Lisandria. */
const typedOut = 10

/** A text counts as a misspelling only if it found fewer hits than this, none of them notable. */
export const enoughHits = 3
const enoughScore = 500_000
const lettersForOneEdit = 4
const lettersForTwoEdits = 8

const encoder = new TextEncoder()
const space = 0x20

/** Adds to the list the owners whose names start with a folded text or contain a word that does. */
export function searchExact(index: KeyIndex, folded: string, ranking: Ranking, top: TopHits): void {
  const bytes = encoder.encode(folded)
  if (bytes.length === 0) return
  offerRange(index, prefixRange(index, bytes), ranking, top, (field, position) => {
    const next = index.text[position + bytes.length] ?? 0
    if (field & aliasFlag) {
      if (next === 0) return worth.aliasWhole
      return next === space ? worth.aliasWholeWord : worth.aliasPrefix
    }
    if (field & innerFlag) return next === 0 || next === space ? worth.innerWholeWord : worth.innerPrefix
    if (next === 0) return worth.whole
    return next === space ? worth.wholeWord : worth.prefix
  })
}

/**
 * If the list has few hits, adds owners whose names start with the text apart from one edit, or two if the text is
 * long and nothing else was found.
 */
export function searchCorrected(index: KeyIndex, folded: string, ranking: Ranking, top: TopHits): void {
  const letters = [...folded].length
  const hits = top.list()
  if (hits.length >= enoughHits || (hits[0]?.score ?? 0) >= enoughScore || letters < lettersForOneEdit) return
  const bytes = encoder.encode(folded)
  offerCorrections(index, bytes, 1, ranking, top)
  if (hits.length > 0 || letters < lettersForTwoEdits) return
  offerCorrections(index, bytes, 2, ranking, top)
}

function offerCorrections(
  index: KeyIndex,
  bytes: Uint8Array,
  edits: 1 | 2,
  ranking: Ranking,
  top: TopHits,
): void {
  const least = edits === 1 ? worth.oneEdit : worth.twoEdits
  for (const range of fuzzyRanges(index, bytes, edits)) {
    offerRange(index, range, ranking, top, (field, position) => {
      const end = index.text.indexOf(0, position)
      const isTypedOut = end - position <= bytes.length + edits
      return least * (isTypedOut ? typedOut : 1) * (field & aliasFlag ? worth.aliasWholeWord : 1)
    })
  }
}

function offerRange(
  index: KeyIndex,
  range: KeyRange,
  ranking: Ranking,
  top: TopHits,
  worthOf: (field: number, position: number) => number,
): void {
  for (let entry = range.low; entry < range.high; entry += 1) {
    const field = index.owners[entry] ?? 0
    const owner = ownerOf(field)
    if (ranking.accepts(owner)) {
      top.offer(owner, ranking.weight(owner) * worthOf(field, index.positions[entry] ?? 0))
    }
  }
}
