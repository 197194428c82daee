import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { languageCodes, localeOf } from '../../tenant/language.ts'
import { later } from '../../ui/date-limits.ts'
import { dayInFigures, readTypedDate, shownDay } from '../../ui/typed-date.ts'

const countries = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code))

/** Every language in every country, as pages use them. */
const locales = [
  ...new Set(
    languageCodes.flatMap((language) =>
      countries.map((country) => localeOf(language, { defaultCountry: country })),
    ),
  ),
]
/** Every language in the United States and in Britain, and a few of the others. */
const tried = [
  ...new Set([
    ...['US', 'GB'].flatMap((country) =>
      languageCodes.map((language) => localeOf(language, { defaultCountry: country })),
    ),
    ...proofCases(locales, 10),
  ]),
]
/** Days of every month and weekday, and those that are easily confused. */
const days = [
  ...Array.from({ length: 12 }, (_, month) => later(`2026-${String(month + 1).padStart(2, '0')}-01`, month)),
  '2026-12-31',
  '2028-02-29',
  '2012-12-20',
  '2001-02-03',
]

function writes(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}

describe.each(tried)('date in %s', (locale) => {
  /** Returns the days that are misread or not read at all. */
  const misread = (write: (day: string) => string) =>
    days
      .filter((day) => {
        const read = readTypedDate(write(day), locale)
        return !('date' in read) || read.date !== day
      })
      .map(write)

  it('is shown with the month as a word, and read in the same notation', () => {
    expect(days.map((day) => shownDay(day, locale)).filter((shown) => !/\p{L}{2}/u.test(shown))).toEqual([])
    expect(misread((day) => shownDay(day, locale))).toEqual([])
  })

  it('is read as digits in local order, with any separator or none', () => {
    expect(misread((day) => dayInFigures(day, locale))).toEqual([])
    expect(misread((day) => day.replaceAll('-', ''))).toEqual([])
  })

  it.each(['long', 'short'] as const)('is read with the %s weekday before it', (weekday) => {
    const name = writes(locale, { weekday })
    expect(misread((day) => `${name(day)} ${shownDay(day, locale)}`)).toEqual([])
  })

  it.each(['full', 'long', 'medium'] as const)("is read in the language's %s style", (dateStyle) => {
    expect(misread(writes(locale, { dateStyle }))).toEqual([])
  })
})

it('a displayed date can be read again for any day and language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_000 }), fc.constantFrom(...locales), (after, locale) => {
      const date = later('2000-01-01', after)
      expect(readTypedDate(shownDay(date, locale), locale)).toEqual({ date })
    }),
  )
})
