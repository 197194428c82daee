import type { PageContext, PageHead } from '../../contract/page.ts'
import type { Texts } from '../../platform/text.ts'
import { wordingOf } from '../../platform/wording.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { remoteTexts } from '../../tenant/remote-texts.ts'
import { innerHead } from '../document-head.ts'
import { namedText } from '../named-text.ts'

// Only names and texts: the parts' code stays separate, and the browser loads none of this.
const titles = import.meta.glob<Readonly<Record<string, string>>>('../../remotes/*/routes.ts', {
  eager: true,
  import: 'titles',
})
const files = import.meta.glob<Texts>('../../remotes/**/text/*.json', { eager: true, import: 'default' })

/**
 * Returns the head of a remote part's page before the part has loaded: the title that the part will set, in the
 * agency's wording, and the agency's description. Falls back to the agency's head for an unknown part.
 */
export function remoteHead(part: string, path: string, { agency, language, wording }: PageContext): PageHead {
  const patterns = Object.entries(titles[`../../remotes/${part}/routes.ts`] ?? {})
  const name = patterns.find(([pattern]) => matchPath(pattern, path))?.[1]
  if (name === undefined) return agency.metaData
  const { texts, key } = namedText(part, name)
  const title = wordingOf(texts, wording)[key] ?? written(texts, key, language)
  return title ? innerHead(title, agency) : agency.metaData
}

/** Returns a text from the files of its name; some pages have a file of their own. */
function written(texts: string, key: string, language: string): string | undefined {
  return Object.entries(files)
    .filter(([path]) => remoteTexts(path) === texts && path.endsWith(`/text/${language}.json`))
    .map(([, file]) => file[key])
    .find((text) => text !== undefined)
}

/** Returns whether a page shows a visitor's search results, which search engines should not list. */
export function isSearchResults(path: string): boolean {
  return matchPath('/booknow/:service/search', path) !== null
}
