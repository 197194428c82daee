import type { LateTexts } from '@livery/platform'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

/** What only the spine's own pages say: a search fetches none of it. */
export const pageTexts: LateTexts = {
  id: 'booking pages',
  name: 'booking',
  load: async (language) => (await texts[`./text/${language}.json`]?.()) ?? {},
}
