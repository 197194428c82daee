import type { LateTexts } from '../late-texts.ts'

const files = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

/** Name of the form's texts, in which an agency may have its own wording. */
export const CAR_SEARCH = 'carSearch'

/** Texts of the car search, which no page needs before its form is shown. */
export const carSearchTexts: readonly LateTexts[] = [
  {
    id: CAR_SEARCH,
    name: CAR_SEARCH,
    load: async (language) => (await files[`./text/${language}.json`]?.()) ?? {},
  },
]
