import type { Texts } from '../../platform/text.ts'

const loaders = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

/** Fetches what the control says, in one language. */
export async function loadNearTexts(language: string): Promise<Texts> {
  return (await loaders[`./text/${language}.json`]?.()) ?? {}
}
