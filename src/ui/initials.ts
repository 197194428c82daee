const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Scripts that write names without spaces: one character is a syllable or word. */
const isWordSign = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Unicode has capitals for these, but few fonts and no names do. */
const hasNoCapitals = /^\p{Script=Georgian}/u
/** Thai and Lao write some vowels before the consonant that a name begins with. */
const leadingVowel = /^[\u0e40-\u0e44\u0ec0-\u0ec4]/u
/** Keeps the letters of joined scripts apart. */
const APART = '\u200c'

/**
 * Returns the initials of a name in any script: the first letters of the first and the last word, or one character if
 * characters are words. Empty for a name without letters.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}].*/u) ?? [])
  const [first] = words
  if (first === undefined) return ''
  if (isWordSign.test(first)) return firstLetter(first)
  const last = words.at(-1)
  if (last === undefined || words.length === 1) return firstLetter(first)
  const letters = [firstLetter(first), firstLetter(last)]
  return letters.join(/\p{Script=Arabic}/u.test(name) ? APART : '')
}

function firstLetter(word: string): string {
  const [letter] = graphemes.segment(word.replace(leadingVowel, ''))
  const text = letter?.segment ?? ''
  return hasNoCapitals.test(text) ? text : text.toUpperCase()
}
