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
 * Gives the texts of mails in a language. What is filled in stands isolated where it may run the other way than the text,
 * since its neighbours would else be dragged along; line breaks in it become spaces, so that none reaches a header.
 */
export function mailTextIn(language: LanguageCode): MailText {
  const own = texts.get(language) ?? {}
  const isRtl = directionOf(language) === 'rtl'
  return (key, places = {}) => {
    const text = own[key]
    if (text === undefined) throw new Error(`mails have no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = oneLine(places[name] ?? '').replace(bidiControls, '')
      return isRtl || rightToLeft.test(value) ? `\u2068${value}\u2069` : value
    })
  }
}

// Within the isolation they could end it; what stands between them keeps its order without.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu

/** Letters that are written from right to left, and the mark that stands for one. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Takes text of somebody's and gives it without line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
