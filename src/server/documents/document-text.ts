import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../../contract/types.ts'
import { languageCodes } from '../../tenant/language.ts'
import { filledText } from '../mail/filled-text.ts'

type Texts = Readonly<Record<string, string>>
type Places = Readonly<Record<string, string>>

/** Gives the texts of documents by their keys, with their places filled in. */
export interface DocumentText {
  say: (key: string, places?: Places) => string
  /** The form of a text that a count asks for. */
  count: (key: string, count: number) => string
}

const texts = new Map<LanguageCode, Texts>(
  languageCodes.map((code) => [
    code,
    JSON.parse(readFileSync(join(import.meta.dirname, 'text', `${code}.json`), 'utf8')) as Texts,
  ]),
)

/** Gives the texts of documents in a language. */
export function documentTextIn(language: LanguageCode): DocumentText {
  const own = texts.get(language) ?? {}
  const plurals = new Intl.PluralRules(language)
  const say = (key: string, places: Places = {}) => {
    const text = own[key]
    if (text === undefined) throw new Error(`documents have no text ${key} in ${language}`)
    return filledText(text, places, language)
  }
  return {
    say,
    // A number is nothing that turns its neighbours round: it stands in the text as it is.
    count: (key, count) =>
      (own[`${key}_${plurals.select(count)}`] ?? say(key)).replace('{{count}}', String(count)),
  }
}
