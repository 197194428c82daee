/** A family that print takes letters from that no pairing's faces have. */
export interface SpareFamily {
  /** Its package. */
  source: string
  /** How the names of its files end: one weight of a family that varies, or the one that is taken. */
  ends: '-wght-normal.woff2' | '-400-normal.woff2'
  /** What shapes its words, where it is not everything that the files have. */
  features?: readonly string[]
}

/**
 * Shapes words of India's scripts without moving marks to anchors: fontkit fails where a letter has no anchor for a mark, as
 * those below common pairs in Gurmukhi and Telugu do not. Where their own drawing puts them they can be read.
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
 * The families that have the letters of names the world over, the first of two that have one first: a front desk reads the
 * name of whoever stands before it. Chinese has Japanese signs and letters too; of Korean come the syllables.
 */
export const spareFamilies: readonly SpareFamily[] = [
  ...varying('hebrew', 'devanagari', 'bengali', 'gujarati', 'oriya', 'tamil'),
  ...varying('gurmukhi', 'telugu').map((family) => ({ ...family, features: withoutAnchors })),
  ...varying('kannada', 'sinhala', 'thai', 'lao', 'khmer', 'thaana', 'ethiopic', 'georgian', 'armenian'),
  ...fixed('sans-malayalam', 'sans-myanmar'),
  ...varying('sc', 'kr'),
  ...fixed('emoji'),
]
