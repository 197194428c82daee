export type Script = 'latin' | 'latin-ext' | 'arabic'

/**
 * The characters of each file, as the text of `unicode-range`. Latin is what the nine languages are written in; extended
 * Latin is for the names of places and for rarer currencies. Arabic has the space and the marks of direction too, so
 * that a heading in Arabic fetches no Latin file for the gaps between its words.
 */
export const codeRanges: Readonly<Record<Script, string>> = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+100-130,U+132-151,U+154-24F,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  arabic:
    'U+20,U+A0,U+600-65F,U+66A-66D,U+660-669,U+670-671,U+679,U+67E,U+686,U+688,U+691,U+698,U+6A9,U+6AF,U+6BA,U+6BE,U+6C1,U+6CC,U+6D2,U+6F0-6F9,U+200C-200F,U+202A-202E,U+2066-2069,U+FD3E-FD3F,U+FDF2,U+FDFC',
}

/** Takes the text of a `unicode-range` and gives its code points. */
export function codePointsOf(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}
