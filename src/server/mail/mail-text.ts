import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '../../contract/types.ts'
import { directionOf, languageCodes } from '../../tenant/language.ts'

type Texts = Readonly<Record<string, string>>

/** Gives a text of mails by its key, with its places filled in. */
export type MailText = (key: string, places?: Readonly<Record<string, string>>) => string

const texts = new Map<LanguageCode, Texts>(
  languageCodes.map((code) => [
    code,
    JSON.parse(readFileSync(join(import.meta.dirname, 'text', `${code}.json`), 'utf8')) as Texts,
  ]),
)

/**
 * Gives the texts of mails in a language. What is filled in stands isolated in a text from right to left, where a Latin
 * name would else drag its neighbours along; line breaks in it become spaces, so that none reaches a header.
 */
export function mailTextIn(language: LanguageCode): MailText {
  const own = texts.get(language) ?? {}
  const isolate = directionOf(language) === 'rtl' ? (value: string) => `\u2068${value}\u2069` : oneLine
  return (key, places = {}) => {
    const text = own[key]
    if (text === undefined) throw new Error(`mails have no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolate(oneLine(places[name] ?? '')))
  }
}

/** Takes text of somebody's and gives it without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
