/**
 * Names in sorted order. `text` has every folded name once, in UTF-8, each followed by a 0. Entry e reads from
 * `positions[e]`, where a word starts, to the next 0.
 * Typed arrays only, so that a file is read without parsing: 300,000 entries take 5 MB instead of 60.
 */
export interface KeyIndex {
  readonly text: Uint8Array
  readonly positions: Uint32Array
  /** Owner number with the flags below. */
  readonly owners: Uint32Array
}

/** The entry is a further name of its owner (`München` for Munich). */
export const aliasFlag = 0x8000_0000
/** The entry starts inside a name (`janeiro` of Rio de Janeiro). */
export const innerFlag = 0x4000_0000
const ownerMask = 0x3fff_ffff

/** Returns the owner's number, below 2^30, from an entry's owner field. */
export function ownerOf(field: number): number {
  return field & ownerMask
}
