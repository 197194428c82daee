import type { PageContext, PageHead } from '../../contract/page.ts'
import type { Texts } from '../../platform/text.ts'
import { wordingOf } from '../../platform/wording.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { remoteTexts } from '../../tenant/remote-texts.ts'
import { innerHead } from '../document-head.ts'
import { namedText } from '../named-text.ts'

// Names and words only: the parts' code stays theirs, and the browser has none of this.
const titles = import.meta.glob<Readonly<Record<string, string>>>('../../remotes/*/routes.ts', {
  eager: true,
  import: 'titles',
})
const files = import.meta.glob<Texts>('../../remotes/**/text/*.json', { eager: true, import: 'default' })

/**
 * The head of a remote part's page as the server writes it, before the part itself has come: the title the part gives it
 * later, in the agency's own words, and the agency's description. That of the agency where the part is not known here.
 */
export function remoteHead(part: string, path: string, { agency, language, wording }: PageContext): PageHead {
  const patterns = Object.entries(titles[`../../remotes/${part}/routes.ts`] ?? {})
  const name = patterns.find(([pattern]) => matchPath(pattern, path))?.[1]
  if (name === undefined) return agency.metaData
  const { texts, key } = namedText(part, name)
  const title = wordingOf(texts, wording)[key] ?? written(texts, key, language)
  return title ? innerHead(title, agency) : agency.metaData
}

/** A text as the files of its name have it; what only some pages say is in a file of its own. */
function written(texts: string, key: string, language: string): string | undefined {
  return Object.entries(files)
    .filter(([path]) => remoteTexts(path) === texts && path.endsWith(`/text/${language}.json`))
    .map(([, file]) => file[key])
    .find((text) => text !== undefined)
}

/** Whether a page is what a visitor's search found: no search engine lists another's results. */
export function isSearchResults(path: string): boolean {
  return matchPath('/booknow/:service/search', path) !== null
}
