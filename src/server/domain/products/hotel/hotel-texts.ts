import { join } from 'node:path'
import { textsIn } from '../../../kernel/text/texts.ts'

/** Gives what documents and mails say of stays, in a language. */
export const hotelTexts = textsIn(join(import.meta.dirname, 'text'))
