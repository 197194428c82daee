import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from '../../tenant/language.ts'
import { later } from '../../ui/date-limits.ts'
import { dayInFigures, readTypedDate, shownDay } from '../../ui/typed-date.ts'

const countries = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code))

/** Of every language in every country, as pages have them. */
const locales = [
  ...new Set(
    languageCodes.flatMap((language) =>
      countries.map((country) => localeOf(language, { defaultCountry: country })),
    ),
  ),
]
/** Days of every month and every day of the week, and those that are easily taken for another. */
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

describe.each(locales)('a date of %s', (locale) => {
  /** What is read as another day than it says, or not at all. */
  const misread = (write: (day: string) => string) =>
    days
      .filter((day) => {
        const read = readTypedDate(write(day), locale)
        return !('date' in read) || read.date !== day
      })
      .map(write)

  it('is shown with its month as a word, and read as it is shown', () => {
    expect(days.map((day) => shownDay(day, locale)).filter((shown) => !/\p{L}{2}/u.test(shown))).toEqual([])
    expect(misread((day) => shownDay(day, locale))).toEqual([])
  })

  it('is read in figures, in their order, and with none between them', () => {
    expect(misread((day) => dayInFigures(day, locale))).toEqual([])
    expect(misread((day) => day.replaceAll('-', ''))).toEqual([])
  })

  it.each(['long', 'short'] as const)('is read with the %s day of the week before it', (weekday) => {
    const name = writes(locale, { weekday })
    expect(misread((day) => `${name(day)} ${shownDay(day, locale)}`)).toEqual([])
  })

  it.each(['full', 'long', 'medium'] as const)(
    'is read as the %s style of its language has it',
    (dateStyle) => {
      expect(misread(writes(locale, { dateStyle }))).toEqual([])
    },
  )
})

it('a date that is shown is read again, whichever day and language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_000 }), fc.constantFrom(...locales), (after, locale) => {
      const date = later('2000-01-01', after)
      expect(readTypedDate(shownDay(date, locale), locale)).toEqual({ date })
    }),
  )
})
