import type { LateTexts } from '../late-texts.ts'

const files = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

/** Name of the form's texts, in which an agency may have its own wording. */
export const FLIGHT_SEARCH = 'flightSearch'

/** Texts of the flight search, which no page needs before its form is shown. */
export const flightSearchTexts: readonly LateTexts[] = [
  {
    id: FLIGHT_SEARCH,
    name: FLIGHT_SEARCH,
    load: async (language) => (await files[`./text/${language}.json`]?.()) ?? {},
  },
]
