import { join } from 'node:path'
import type { LanguageCode } from '../../../contract/types.ts'
import { filledText } from '../../kernel/text/filled-text.ts'
import { type Texts, textsIn } from '../../kernel/text/texts.ts'

type Places = Readonly<Record<string, string>>

/** Returns the texts of documents by key, with their placeholders filled in. */
export interface DocumentText {
  say: (key: string, places?: Places) => string
  /** The plural form of a text for a count. */
  count: (key: string, count: number) => string
  /** Whether there is a text. */
  has: (key: string) => boolean
}

const texts = textsIn(join(import.meta.dirname, 'text'))

/** Returns the texts of documents in a language; a product's own texts (`over`) replace the common ones. */
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
    has: (key) => Object.hasOwn(own, key),
    // A number does not change the text direction, so it is inserted as it is.
    count: (key, count) =>
      (own[`${key}_${plurals.select(count)}`] ?? say(key)).replace('{{count}}', String(count)),
  }
}
