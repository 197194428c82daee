import type { i18n } from 'i18next'
import type { Texts } from '../../platform/text.ts'
import { addTexts } from '../add-texts.ts'
import { BusinessInfo } from './business-info.tsx'

const texts = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

/** Returns the modal for an agency's owner, and adds its texts to the page. Loads for owners only. */
export async function loadBusinessInfo(text: i18n) {
  addTexts(text, await texts[`./text/${text.language}.json`]?.())
  return BusinessInfo
}
