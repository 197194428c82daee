/** The words that hotels of one part of the world are named with; `{w}` in a pattern stands for a word. */
export interface Lexicon {
  readonly words: readonly string[]
  /** Patterns for houses of up to two and a half stars, of three to four, and above; no pattern in two of them. */
  readonly modest: readonly string[]
  readonly middle: readonly string[]
  readonly grand: readonly string[]
  /** What tells two houses of one brand in a city apart. */
  readonly quarters: readonly string[]
}

/** Takes lists written with `|` between their entries and gives the lexicon. */
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
