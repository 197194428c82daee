import type { Settings } from '../../../../contract/types.ts'
import { textCatalogue } from '../../tenant-folders/text-catalogue.ts'

/**
 * Returns an agency's own texts by the keys of tenant.json: a key of the shell that another part has too gets its
 * part's name (`shell/deals.heading`).
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

/** A text's key without its plural form. */
function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}
