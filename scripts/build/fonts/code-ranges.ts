export type Script = 'latin' | 'latin-ext' | 'arabic'
/** Scripts that no page is written in but that printed names may use. */
export type PrintedScript = 'vietnamese' | 'greek' | 'cyrillic'

/**
 * The characters of each file, as the text of `unicode-range`. Latin covers the nine languages, extended Latin place
 * names and rarer currencies. Arabic includes the space and direction marks, so that an Arabic heading does not fetch
 * a Latin file for its spaces.
 */
export const codeRanges: Readonly<Record<Script | PrintedScript, string>> = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+100-130,U+132-151,U+154-24F,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  arabic:
    'U+20,U+A0,U+600-65F,U+66A-66D,U+660-669,U+670-671,U+679,U+67E,U+686,U+688,U+691,U+698,U+6A9,U+6AF,U+6BA,U+6BE,U+6C1,U+6CC,U+6D2,U+6F0-6F9,U+200C-200F,U+202A-202E,U+2066-2069,U+FD3E-FD3F,U+FDF2,U+FDFC',
  vietnamese:
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9',
  greek: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
  cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
}

/** Returns the code points of a `unicode-range`. */
export function codePointsOf(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}
