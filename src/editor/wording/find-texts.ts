import type { SiteText } from './site-texts.ts'

interface FindOptions {
  /** The agency's wording by text key. */
  own: Readonly<Record<string, unknown>>
  /** The name of a group in the user's language. */
  nameOf: (group: SiteText['group']) => string
}

/** Returns the texts that contain all typed words, then those in a group whose name does. */
export function findTexts(
  query: string,
  texts: readonly SiteText[],
  { own, nameOf }: FindOptions,
): readonly SiteText[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return texts
  const has = (said: string) => wanted.every((word) => plain(said).includes(word))
  const groups = new Set([...new Set(texts.map(({ group }) => group))].filter((group) => has(nameOf(group))))
  const rank = ({ key, text, english, group }: SiteText) => {
    if (has(`${text} ${english} ${own[key] ?? ''} ${key}`)) return 0
    return groups.has(group) ? 1 : 2
  }
  const ranked = texts.map((text) => ({ text, rank: rank(text) }))
  return [0, 1].flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ text }) => text))
}

/** Without capitals, accents and vowel marks, as users type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim()
}
