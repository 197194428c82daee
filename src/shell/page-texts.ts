import type { i18n } from 'i18next'
import type { Texts } from '../platform/text.ts'
import { addTexts } from './add-texts.ts'
import type { PageWords } from './page-module.ts'

const loaders = import.meta.glob<Texts>(
  [
    './pages/text/*.json',
    './account/text/*.json',
    './agents/text/*.json',
    './markups/text/*.json',
    './profile/text/*.json',
    './sso/text/*.json',
    './dashboard/text/*.json',
    './menus/text/*.json',
    './proposals/text/*.json',
  ],
  {
    import: 'default',
  },
)

/** Fetches what the shell's pages say beside the frame's and the home page's words, or what some pages say beside that. Itself fetched with the first of them. */
export async function loadPageTexts(
  language: string,
  folders: readonly ('pages' | PageWords)[] = ['pages'],
): Promise<Texts> {
  const texts = await Promise.all(folders.map((folder) => loaders[`./${folder}/text/${language}.json`]?.()))
  return Object.assign({}, ...texts)
}

/** Gives those texts to an app that began on another page. */
export async function addPageTexts(text: i18n, folders?: readonly PageWords[]): Promise<void> {
  addTexts(text, await loadPageTexts(text.language, folders))
}
