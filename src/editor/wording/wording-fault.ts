import type { SiteText } from './site-texts.ts'

/** Wording may be three times as long as the standard text; longer texts break the layout. */
const STRETCH = 3
const SHORTEST_LIMIT = 40
const isPlural = /_(zero|one|two|few|many|other)$/

export type WordingFault =
  | { fault: 'long'; most: number }
  | { fault: 'missing' | 'extra'; place: string }
  | { fault: 'control' }

/** Returns why the server would refuse a wording for a text, or null. An empty wording counts as none. */
export function wordingFault(
  words: string,
  { key, english }: Pick<SiteText, 'key' | 'english'>,
): WordingFault | null {
  const most = Math.max(SHORTEST_LIMIT, STRETCH * english.length)
  if (words.length > most) return { fault: 'long', most }
  if (/[\p{Cc}\u2028\u2029]/u.test(words) || /[$]t[(]/.test(words)) return { fault: 'control' }
  const wanted = placesOf(english)
  const given = placesOf(words)
  const extra = given.find((place) => !wanted.includes(place))
  if (extra !== undefined) return { fault: 'extra', place: extra }
  const needed = isPlural.test(key) ? wanted.filter((place) => place !== '{{count}}') : wanted
  const missing = needed.find((place) => !given.includes(place))
  return missing === undefined ? null : { fault: 'missing', place: missing }
}

/** The placeholders of a text, as written. */
export function placesOf(text: string): string[] {
  return text.match(/\{\{[^}]*\}*|\}\}/g) ?? []
}
