import type { PageContext, PageHead } from '../../contract/page.ts'
import type { Texts } from '../../platform/text.ts'
import { wordingOf } from '../../platform/wording.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { innerHead } from '../document-head.ts'

// Names and words only: the parts' code stays theirs, and the browser has none of this.
const titles = import.meta.glob<Readonly<Record<string, string>>>('../../remotes/*/routes.ts', {
  eager: true,
  import: 'titles',
})
const texts = import.meta.glob<Texts>('../../remotes/*/text/*.json', { eager: true, import: 'default' })

/**
 * The head of a remote part's page as the server writes it, before the part itself has come: the title the part gives it
 * later, in the agency's own words, and the agency's description. That of the agency where the part is not known here.
 */
export function remoteHead(part: string, path: string, { agency, language, wording }: PageContext): PageHead {
  const patterns = Object.entries(titles[`../../remotes/${part}/routes.ts`] ?? {})
  const key = patterns.find(([pattern]) => matchPath(pattern, path))?.[1]
  const words = { ...texts[`../../remotes/${part}/text/${language}.json`], ...wordingOf(part, wording) }
  const title = key && words[key]
  return title ? innerHead(title, agency) : agency.metaData
}

/** Whether a page is what a visitor's search found: no search engine lists another's results. */
export function isSearchResults(path: string): boolean {
  return matchPath('/booknow/:service/search', path) !== null
}
