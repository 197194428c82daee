import { join } from 'node:path'
import type { LanguageCode } from '../../../../contract/types.ts'
import { type Texts, textsIn } from '../../../kernel/text/texts.ts'
import { hotelTexts } from '../hotel/hotel-texts.ts'

const own = textsIn(join(import.meta.dirname, 'text'))

/** Returns the texts of documents and mails about weeks, in a language: those of stays, and a resort's own. */
export function resortTexts(language: LanguageCode): Texts {
  return { ...hotelTexts(language), ...own(language) }
}
