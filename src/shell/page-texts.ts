import type { i18n } from 'i18next'
import type { Texts } from '../platform/text.ts'
import type { PageName } from './pages.ts'

const loaders = import.meta.glob<Texts>('./pages/text/*.json', { import: 'default' })

/** Fetches what the shell's other pages say beside the frame's words; the home page needs none of it. */
export async function loadPageTexts(language: string, name: PageName | null): Promise<Texts> {
  if (name === null || name === 'home') return {}
  return (await loaders[`./pages/text/${language}.json`]?.()) ?? {}
}

/** Gives the texts of a page that is visited after the first one to the text of the running app. */
export async function addPageTexts(text: i18n, name: PageName): Promise<void> {
  text.addResourceBundle(text.language, 'shell', await loadPageTexts(text.language, name), true)
}
