import type { i18n } from 'i18next'
import { type Texts, withAgencyWording } from '../platform/text.ts'

/** Adds texts of the shell's pages to an instance, with the agency's wording on top. */
export function addTexts(text: i18n, texts: Texts = {}): void {
  const wording = text.getResourceBundle(text.language, 'wording') as Texts | undefined
  text.addResourceBundle(text.language, 'shell', withAgencyWording(texts, wording), true)
}
