import { join } from 'node:path'
import { textsIn } from '../../../kernel/text/texts.ts'

/** Returns the texts of documents and mails about cars, in a language. */
export const carTexts = textsIn(join(import.meta.dirname, 'text'))
