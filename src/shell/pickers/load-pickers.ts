import type { i18n } from 'i18next'
import type { Texts } from '../../platform/text.ts'
import { addTexts } from '../add-texts.ts'
import { chooseLanguage } from './choose-language.ts'
import { CurrencyPanel, LanguagePanel } from './picker-panels.tsx'

const texts = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

/** Returns the header's pickers, and adds their texts to the page. Loads when a pointer comes near one. */
export async function loadPickers(text: i18n) {
  const words = await texts[`./text/${text.language}.json`]?.()
  addTexts(text, words)
  return { CurrencyPanel, LanguagePanel, chooseLanguage }
}
