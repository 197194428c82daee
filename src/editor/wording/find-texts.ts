import type { SiteText } from './site-texts.ts'

interface FindOptions {
  /** The agency's own words by the keys of texts. */
  own: Readonly<Record<string, unknown>>
  /** What a group is called in the person's language. */
  nameOf: (group: SiteText['group']) => string
}

/**
 * Takes what was typed and gives the texts that have all of its words: those that say so first, then those that stand where
 * it is called so.
 */
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
  return [0, 1].flatMap((wish) => ranked.filter((one) => one.rank === wish).map(({ text }) => text))
}

/** Without capitals, accents and the marks of vowels, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim()
}
