import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../../contract/types.ts'
import { languageCodes } from '../../tenant/language.ts'
import { filledText } from './filled-text.ts'

type Texts = Readonly<Record<string, string>>

/** Gives a text of mails by its key, with its places filled in. */
export type MailText = (key: string, places?: Readonly<Record<string, string>>) => string

const texts = new Map<LanguageCode, Texts>(
  languageCodes.map((code) => [
    code,
    JSON.parse(readFileSync(join(import.meta.dirname, 'text', `${code}.json`), 'utf8')) as Texts,
  ]),
)

/** Gives the texts of mails in a language. */
export function mailTextIn(language: LanguageCode): MailText {
  const own = texts.get(language) ?? {}
  return (key, places = {}) => {
    const text = own[key]
    if (text === undefined) throw new Error(`mails have no text ${key} in ${language}`)
    return filledText(text, places, language)
  }
}
