import { join } from 'node:path'
import { textsIn } from '../../../kernel/text/texts.ts'

/** Returns the texts of documents and mails about flights, in a language. */
export const flightTexts = textsIn(join(import.meta.dirname, 'text'))
