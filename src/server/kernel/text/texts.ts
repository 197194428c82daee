import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../../../contract/types.ts'
import { languageCodes } from '../../../tenant/language.ts'

/** Texts of one language by their keys. */
export type Texts = Readonly<Record<string, string>>

/** Loads the texts of each language from the files of a folder. */
export function textsIn(folder: string): (language: LanguageCode) => Texts {
  const texts = new Map<LanguageCode, Texts>(
    languageCodes.map((code) => [
      code,
      JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Texts,
    ]),
  )
  return (language) => texts.get(language) ?? {}
}
