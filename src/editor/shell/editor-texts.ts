import type { i18n } from 'i18next'
import type { Texts } from '../../platform/text.ts'

const loaders = import.meta.glob<Texts>('../text/*.json', { import: 'default' })

/** Adds the editor's texts in the page's language. */
export async function addEditorTexts(text: i18n): Promise<void> {
  const texts = await loaders[`../text/${text.language}.json`]?.()
  text.addResourceBundle(text.language, 'editor', texts ?? {}, true)
}
