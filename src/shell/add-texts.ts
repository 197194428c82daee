import type { i18n } from 'i18next'
import { type Texts, withAgencyWording } from '../platform/text.ts'

/** Gives the page texts of the shell that came after it, worded as the agency does. */
export function addTexts(text: i18n, texts: Texts = {}): void {
  const wording = text.getResourceBundle(text.language, 'wording') as Texts | undefined
  text.addResourceBundle(text.language, 'shell', withAgencyWording(texts, wording), true)
}
