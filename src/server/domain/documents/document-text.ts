import { join } from 'node:path'
import type { LanguageCode } from '../../../contract/types.ts'
import { filledText } from '../../kernel/text/filled-text.ts'
import { type Texts, textsIn } from '../../kernel/text/texts.ts'

type Places = Readonly<Record<string, string>>

/** Gives the texts of documents by their keys, with their places filled in. */
export interface DocumentText {
  say: (key: string, places?: Places) => string
  /** The form of a text that a count asks for. */
  count: (key: string, count: number) => string
}

const texts = textsIn(join(import.meta.dirname, 'text'))

/** Gives the texts of documents in a language; those of a product (`over`) stand for those of every product. */
export function documentTextIn(language: LanguageCode, over: Texts = {}): DocumentText {
  const own = { ...texts(language), ...over }
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
