import { join } from 'node:path'
import type { LanguageCode } from '../../../contract/types.ts'
import { filledText } from '../../kernel/text/filled-text.ts'
import { type Texts, textsIn } from '../../kernel/text/texts.ts'

/** Returns a text of mails by its key, with its placeholders filled in. */
export type MailText = (key: string, places?: Readonly<Record<string, string>>) => string

const texts = textsIn(join(import.meta.dirname, 'text'))

/** Returns the texts of mails in a language; a product's own texts (`over`) replace the common ones. */
export function mailTextIn(language: LanguageCode, over: Texts = {}): MailText {
  const own = { ...texts(language), ...over }
  return (key, places = {}) => {
    const text = own[key]
    if (text === undefined) throw new Error(`mails have no text ${key} in ${language}`)
    return filledText(text, places, language)
  }
}
