import type { LateTexts } from '@livery/platform'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })
const resultTexts = import.meta.glob<Record<string, string>>('../results/text/*.json', { import: 'default' })
const tripTexts = import.meta.glob<Record<string, string>>('../trips/text/*.json', { import: 'default' })

/** Texts of the checkout, most of which the spine's other pages share. */
export const checkoutTexts: readonly LateTexts[] = [
  {
    id: 'booking pages',
    name: 'booking',
    load: async (language) => (await texts[`./text/${language}.json`]?.()) ?? {},
  },
]

/** Texts of results, filters and ratings, which the own pages of every product show. */
export const resultsTexts: LateTexts = {
  id: 'booking results',
  name: 'booking',
  load: async (language) => (await resultTexts[`../results/text/${language}.json`]?.()) ?? {},
}

/** Texts of the spine's other pages: bookings, proposals and the wallet. The checkout does not load them. */
export const spinePageTexts: readonly LateTexts[] = [
  ...checkoutTexts,
  {
    id: 'booking trips',
    name: 'booking',
    load: async (language) => (await tripTexts[`../trips/text/${language}.json`]?.()) ?? {},
  },
]
