import type { Settings } from '../../../../contract/types.ts'
import { textCatalogue } from '../../tenant-folders/text-catalogue.ts'

/**
 * Takes an agency's own words by the keys they are stored by and gives them by those that tenant.json takes: one of the shell's
 * that another part has too is told by its part (`shell/deals.heading`).
 */
export function plainWording(wording: Settings['wording']): Settings['wording'] {
  const others = new Set(textCatalogue().flatMap(({ part, key }) => (part === 'shell' ? [] : [stemOf(key)])))
  const written = Object.entries(wording).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        !key.includes('/') && others.has(stemOf(key)) ? `shell/${key}` : key,
        text,
      ]),
    ),
  ])
  return Object.fromEntries(written)
}

/** A text's key without the form of its plural. */
function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}
