import { join } from 'node:path'
import { textsIn } from '../../../kernel/text/texts.ts'

/** Returns the texts of documents and mails about weeks in resorts, in a language. */
export const resortTexts = textsIn(join(import.meta.dirname, 'text'))
