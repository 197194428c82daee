import { useEffect, useState } from 'react'
import type { LanguageCode } from '../../contract/types.ts'
import { remoteTexts } from '../../tenant/remote-texts.ts'
import { findWordingGroup, type WordingGroup } from './wording-groups.ts'

/** A text of the site that an agency may reword. */
export interface SiteText {
  /** As settings name it: the shell's own key, or the part's name before the key. */
  readonly key: string
  /** Its place on the site. */
  readonly group: WordingGroup
  readonly english: string
  /** The standard text in the language being worded. */
  readonly text: string
}

// As plain text: the modules from which pages load them stay separate.
const files = import.meta.glob<string>(
  [
    '../../shell/text/*.json',
    '../../shell/**/text/*.json',
    '../../platform/**/text/*.json',
    '../../remotes/**/text/*.json',
  ],
  { query: '?raw', import: 'default' },
)

/** Returns every text of the site in a language, in the order of the parts. */
export async function siteTexts(language: LanguageCode): Promise<readonly SiteText[]> {
  const [english, own] = await Promise.all([read('en'), read(language)])
  return english.map(({ part, key, text }) => {
    const translated = own.find((one) => one.part === part && one.key === key)?.text
    const full = part === 'shell' ? key : `${part}/${key}`
    return { key: full, group: findWordingGroup(part, key), english: text, text: translated ?? text }
  })
}

async function read(language: string): Promise<{ part: string; key: string; text: string }[]> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`))
  const read = await Promise.all(
    wanted.map(async ([path, load]) =>
      Object.entries(JSON.parse(await load()) as Record<string, string>).map(([key, text]) => ({
        part: partOf(path),
        key,
        text,
      })),
    ),
  )
  return read.flat()
}

function partOf(path: string): string {
  const [, , area = ''] = path.split('/')
  if (area === 'shell') return 'shell'
  return area === 'platform' ? 'search' : remoteTexts(path)
}

/** The texts of the site in a language; null until they have loaded. */
export function useSiteTexts(language: LanguageCode) {
  const [read, setRead] = useState<{ language: string; texts: readonly SiteText[] | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again at every attempt
  useEffect(() => {
    let isShown = true
    const show = (texts: readonly SiteText[] | null) => isShown && setRead({ language, texts })
    siteTexts(language).then(show, () => show(null))
    return () => {
      isShown = false
    }
  }, [language, attempt])
  const isCurrent = read?.language === language
  return {
    texts: isCurrent ? read.texts : null,
    hasFailed: isCurrent && read.texts === null,
    retry: () => setAttempt(attempt + 1),
  }
}

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
  const terms = plain(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return texts
  const has = (field: string) => terms.every((word) => plain(field).includes(word))
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
