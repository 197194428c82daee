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
    const said = own.find((one) => one.part === part && one.key === key)?.text
    const full = part === 'shell' ? key : `${part}/${key}`
    return { key: full, group: findWordingGroup(part, key), english: text, text: said ?? text }
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
