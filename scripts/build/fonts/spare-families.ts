/** A family for print, with letters that no pairing has. */
export interface SpareFamily {
  /** The family's package. */
  source: string
  /** Ending of its file names: one weight of a variable family, or the only one to take. */
  ends: '-wght-normal.woff2' | '-400-normal.woff2'
  /** Features that shape its words, if not all features of the files. */
  features?: readonly string[]
}

/**
 * Shapes words of Indian scripts without anchored marks: fontkit fails if a letter has no anchor for a mark, as below
 * common pairs in Gurmukhi and Telugu. Unanchored marks are readable.
 */
const withoutAnchors = [
  'ccmp',
  'locl',
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'pref',
  'blwf',
  'abvf',
  'half',
  'pstf',
  'vatu',
  'cjct',
  'init',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'calt',
  'clig',
  'kern',
  'dist',
]

const varying = (...names: readonly string[]): SpareFamily[] =>
  names.map((name) => ({
    source: `@fontsource-variable/noto-sans-${name}`,
    ends: '-wght-normal.woff2',
  }))
const fixed = (...names: readonly string[]): SpareFamily[] =>
  names.map((name) => ({ source: `@fontsource/noto-${name}`, ends: '-400-normal.woff2' }))

/**
 * Families with the letters of names worldwide; of two with the same letter, the first is used. A front desk has to
 * read any guest's name. Chinese includes Japanese signs and letters; Korean includes the syllables.
 */
export const spareFamilies: readonly SpareFamily[] = [
  ...varying('hebrew', 'devanagari', 'bengali', 'gujarati', 'oriya', 'tamil'),
  ...varying('gurmukhi', 'telugu').map((family) => ({ ...family, features: withoutAnchors })),
  ...varying('kannada', 'sinhala', 'thai', 'lao', 'khmer', 'thaana', 'ethiopic', 'georgian', 'armenian'),
  ...fixed('sans-malayalam', 'sans-myanmar'),
  ...varying('sc', 'kr'),
  ...fixed('emoji'),
]
