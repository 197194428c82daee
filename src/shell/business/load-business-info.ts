import type { i18n } from 'i18next'
import type { Texts } from '../../platform/text.ts'
import { addTexts } from '../add-texts.ts'
import { BusinessInfo } from './business-info.tsx'

const texts = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

/** Gives the question for an agency's owner, and gives the page its words. Itself fetched for owners alone. */
export async function loadBusinessInfo(text: i18n) {
  addTexts(text, await texts[`./text/${text.language}.json`]?.())
  return BusinessInfo
}
