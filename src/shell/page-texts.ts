import type { i18n } from 'i18next'
import type { Texts } from '../platform/text.ts'
import { addTexts } from './add-texts.ts'

const loaders = import.meta.glob<Texts>('./pages/text/*.json', { import: 'default' })

/** Fetches what the shell's pages say beside the frame's and the home page's words. Itself fetched with the first of them. */
export async function loadPageTexts(language: string): Promise<Texts> {
  return (await loaders[`./pages/text/${language}.json`]?.()) ?? {}
}

/** Gives those texts to an app that began on the home page. */
export async function addPageTexts(text: i18n): Promise<void> {
  addTexts(text, await loadPageTexts(text.language))
}
