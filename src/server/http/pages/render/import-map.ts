import type { RemoteAddress } from '../../../../contract/remote.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import { matchPath } from '../../../../tenant/match-path.ts'
import { scriptJson } from '../../../kernel/text/escape.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import type { RemoteParts } from './remote-parts.ts'

/** The build puts the language into the names of text files, such as `text-de-1a2b3c4d.js`. */
const textFile = /\/text-([a-z]{2})-[^/]+\.js$/

/** What a page says about the scripts that it may load. */
export interface PageScripts {
  /** The text of the import map; the policy holds its hash. */
  importMap: string
  /** Address of each script → its hash; empty if all scripts of the page come from this origin. */
  integrity: Readonly<Record<string, string>>
  /** Other origins from which the page loads scripts. */
  origins: readonly string[]
  /** The deployment's parts, as the page knows them. */
  remotes: readonly RemoteAddress[]
}

/**
 * Makes the function that returns what a page at a path says about its scripts. Hashes do not compress, and a file of
 * this origin is as trustworthy as the page that names it. So a page names hashes, of all its scripts, only if a part
 * from another origin answers its path. Source: decision 0036; security, 14.
 */
export function pageScripts(
  assets: Pick<ShellAssets, 'imports' | 'integrity'>,
  { parts, integrity }: RemoteParts,
): (path: string, language: LanguageCode) => PageScripts {
  const known = new Map<string, PageScripts>()
  const foreign = parts.filter(({ entry }) => originOf(entry) !== null)
  return (path, language) => {
    const needed = foreign.filter(({ routes }) => routes.some((route) => matchPath(route, path)))
    const key = [needed.length > 0 ? language : '', ...needed.map(({ name }) => name)].join(' ')
    const made = known.get(key)
    if (made) return made
    const hashes =
      needed.length > 0
        ? inLanguage(
            Object.assign({}, assets.integrity, ...needed.map(({ name }) => integrity[name])),
            language,
          )
        : {}
    const page: PageScripts = {
      importMap: scriptJson({ imports: assets.imports, ...(needed.length > 0 && { integrity: hashes }) }),
      integrity: hashes,
      origins: [...new Set(needed.flatMap(({ entry }) => originOf(entry) ?? []))],
      remotes: parts.map((part) =>
        foreign.includes(part) && !needed.includes(part) ? { ...part, needsDocument: true } : part,
      ),
    }
    known.set(key, page)
    return page
  }
}

/** A page never loads the texts of other languages. */
function inLanguage(
  integrity: Readonly<Record<string, string>>,
  language: LanguageCode,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(integrity).filter(([address]) => {
      const [, of] = textFile.exec(address) ?? []
      return of === undefined || of === language
    }),
  )
}

function originOf(address: string): string | null {
  return /^https?:/.test(address) ? new URL(address).origin : null
}
