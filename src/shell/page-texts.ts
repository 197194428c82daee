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

/**
 * Loads the texts of the shell's pages besides those of the frame and the home page, and of further folders. This
 * module loads with the first of them.
 */
export async function loadPageTexts(
  language: string,
  folders: readonly ('pages' | PageWords)[] = ['pages'],
): Promise<Texts> {
  const texts = await Promise.all(folders.map((folder) => loaders[`./${folder}/text/${language}.json`]?.()))
  return Object.assign({}, ...texts)
}

/** Adds those texts to an app that started on another page. */
export async function addPageTexts(text: i18n, folders?: readonly PageWords[]): Promise<void> {
  addTexts(text, await loadPageTexts(text.language, folders))
}
