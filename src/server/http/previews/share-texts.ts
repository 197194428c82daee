import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../../../contract/types.ts'
import { languageCodes } from '../../../tenant/language.ts'
import type english from './text/en.json'

export type ShareTexts = Readonly<Record<keyof typeof english, string>>

const texts = new Map<LanguageCode, ShareTexts>(
  languageCodes.map((code) => [
    code,
    JSON.parse(readFileSync(join(import.meta.dirname, 'text', `${code}.json`), 'utf8')) as ShareTexts,
  ]),
)

/** Returns the texts around a shared preview in a language. */
export function shareTexts(language: LanguageCode): ShareTexts {
  const own = texts.get(language)
  if (own === undefined) throw new Error(`previews have no texts in ${language}`)
  return own
}
