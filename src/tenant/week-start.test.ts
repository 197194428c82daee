import { describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from './language.ts'
import { weekStart } from './week-start.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Only current codes: CLDR maps those of former countries to their successors. */
const countries = letters
  .flatMap((one) => letters.map((two) => one + two))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code)

/** The runtime's own method, which TypeScript does not know yet and not every runtime has. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
}

describe('the week start follows the locale (spec §9)', () => {
  it.each([
    ['en', 'US', 0],
    ['en', 'AU', 1],
    ['en', 'GB', 1],
    ['en', 'CA', 0],
    ['fr', 'CA', 0],
    ['es', 'MX', 0],
    ['es', 'ES', 1],
    ['es', 'US', 1],
    ['pt', 'BR', 0],
    ['ar', 'AE', 1],
    ['ar', 'EG', 6],
    ['ar', 'SA', 0],
    ['de', 'DE', 1],
    ['no', 'NO', 1],
    ['sv', 'SE', 1],
    ['da', 'DK', 1],
  ] as const)('for %s at an agency of %s is day %i', (language, defaultCountry, day) => {
    expect(weekStart(localeOf(language, { defaultCountry }))).toBe(day)
  })

  // §9.5
  it('is Sunday by default', () => {
    expect(['', 'en', 'de', 'not a locale'].map(weekStart)).toEqual([0, 0, 0, 0])
  })

  it('agrees with the runtime for every country, in every language', () => {
    const wrong = countries.flatMap((defaultCountry) =>
      languageCodes.filter((language) => {
        const locale = localeOf(language, { defaultCountry })
        const known = (new Intl.Locale(locale) as WeekLocale).getWeekInfo?.().firstDay
        return known !== undefined && known % 7 !== weekStart(locale)
      }),
    )
    expect(wrong).toEqual([])
  })
})
