/** The words for hotel names in one part of the world; `{w}` in a pattern is a word. */
export interface Lexicon {
  readonly words: readonly string[]
  /** Patterns for up to two and a half stars, three to four, and above; no pattern occurs twice. */
  readonly modest: readonly string[]
  readonly middle: readonly string[]
  readonly grand: readonly string[]
  /** Distinguishes two properties of one brand in a city. */
  readonly quarters: readonly string[]
}

/** Returns the lexicon from lists whose entries are separated by `|`. */
export function lexicon(lists: Record<keyof Lexicon, string>): Lexicon {
  const split = (list: string) => list.split('|').map((entry) => entry.trim())
  return {
    words: split(lists.words),
    modest: split(lists.modest),
    middle: split(lists.middle),
    grand: split(lists.grand),
    quarters: split(lists.quarters),
  }
}
