import type { LanguageCode } from '../../../../contract/types.ts'
import { scriptJson } from '../../../kernel/text/escape.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import type { RemoteParts } from './remote-parts.ts'

/** The build puts the language into the names of text files, such as `text-de-1a2b3c4d.js`. */
const textFile = /\/text-([a-z]{2})-[^/]+\.js$/

/**
 * Returns the text of a page's import map: the shared modules by name, and the integrity of every script of shell and
 * remote parts that a page in this language may load (without a language, of all). Hashes do not compress, and other
 * languages are never loaded. Source: decision 0036; security, 14.
 */
export function importMapText(assets: ShellAssets, parts: RemoteParts, language?: LanguageCode): string {
  const all = { ...assets.integrity, ...parts.integrity }
  const integrity = Object.fromEntries(
    Object.entries(all).filter(([address]) => {
      const [, of] = textFile.exec(address) ?? []
      return of === undefined || language === undefined || of === language
    }),
  )
  return scriptJson({ imports: assets.imports, integrity })
}
