import { join } from 'node:path'
import { textsIn } from '../../../kernel/text/texts.ts'

/** Returns the texts of documents and mails about stays, in a language. */
export const hotelTexts = textsIn(join(import.meta.dirname, 'text'))
