import { join } from 'node:path'
import { textsIn } from '../../../kernel/text/texts.ts'

/** Returns the texts of documents and mails about activities, in a language. */
export const activityTexts = textsIn(join(import.meta.dirname, 'text'))
