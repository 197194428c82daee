import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of cities in the site's languages; made by scripts/derive-translated-names.ts. */
export const translatedNamesFile = join(import.meta.dirname, '../translated-names.txt')

/** Returns names by language and GeoNames id. Lines starting with # name the sources. */
export function readTranslatedNames(): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const names = new Map<string, Map<number, string>>()
  for (const line of readFileSync(translatedNamesFile, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [id = '', translated = ''] = line.split('\t')
    for (const entry of translated.split(';')) {
      const [language = '', name = ''] = entry.split('=')
      names.set(language, (names.get(language) ?? new Map<number, string>()).set(Number(id), name))
    }
  }
  return names
}
