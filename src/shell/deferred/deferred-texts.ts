import type { Texts } from '../../platform/text.ts'

const loaders = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

/** Loads the texts of the deferred features in one language. */
export async function loadDeferredTexts(language: string): Promise<Texts> {
  return (await loaders[`./text/${language}.json`]?.()) ?? {}
}
