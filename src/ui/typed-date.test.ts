import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { later } from './date-limits.ts'
import { dayInFigures, readTypedDate, shownDay } from './typed-date.ts'

const languages = [
  ...['en-US', 'en-GB', 'pt-BR', 'es-ES', 'da-DK', 'nb-NO', 'de-DE'],
  ...['ar-AE-u-nu-latn', 'ar-EG', 'fr-FR', 'fr-CA', 'sv-SE'],
]

describe('a typed date', () => {
  it.each([
    ['12/4/2026', 'en-US', '2026-12-04'],
    ['12/4/2026', 'en-GB', '2026-04-12'],
    ['4.12.26', 'de-DE', '2026-12-04'],
    ['04 12 2026', 'fr-FR', '2026-12-04'],
    ['04122026', 'da-DK', '2026-12-04'],
    ['12042026', 'en-US', '2026-12-04'],
    ['2026-12-04', 'en-US', '2026-12-04'],
    ['20261204', 'sv-SE', '2026-12-04'],
    ['2026/12/4', 'de-DE', '2026-12-04'],
    ['٤/١٢/٢٠٢٦', 'ar-AE-u-nu-latn', '2026-12-04'],
    ['‏4‏/12‏/2026', 'ar-AE-u-nu-latn', '2026-12-04'],
  ])('%s is read in the order of %s', (typed, language, date) => {
    expect(readTypedDate(typed, language)).toEqual({ date })
  })

  it.each([
    ['Fri, Dec 4, 2026', 'en-US', '2026-12-04'],
    ['4th december 2026', 'en-GB', '2026-12-04'],
    ['4. März 2026', 'de-DE', '2026-03-04'],
    ['4 marz 26', 'de-DE', '2026-03-04'],
    ['1er août 2026', 'fr-FR', '2026-08-01'],
    ['4 de dez. de 2026', 'pt-BR', '2026-12-04'],
    ['4 ديسمبر 2026', 'ar-AE-u-nu-latn', '2026-12-04'],
    ['4 Dec 2026', 'sv-SE', '2026-12-04'],
    ['2026 Dec 4', 'en-US', '2026-12-04'],
  ])('%s is read with its month as a word of %s', (typed, language, date) => {
    expect(readTypedDate(typed, language)).toEqual({ date })
  })

  it.each(['2/30/2026', '13/1/2026', 'Feb 29, 2027', '0/0/2026', '2026-02-30'])(
    '%s is a day that there never was',
    (typed) => {
      expect(readTypedDate(typed, 'en-US')).toEqual({ fault: 'noSuchDay' })
    },
  )

  it.each([
    'tomorrow',
    'x',
    '12/4',
    'Dec 2026',
    '4 Ju 2026',
    'Dec 4 5 2026',
    'may dec 4 2026',
    '1/1/202',
    '--',
  ])('%s cannot be read', (typed) => {
    expect(readTypedDate(typed, 'en-US')).toEqual({ fault: 'unreadable' })
  })

  it.each(languages)('is read as it is shown and as it is written in figures in %s', (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (days) => {
        const date = later('2000-01-01', days)
        expect(readTypedDate(shownDay(date, language), language)).toEqual({ date })
        expect(readTypedDate(dayInFigures(date, language), language)).toEqual({ date })
      }),
      { numRuns: 25 },
    )
  })

  it('of any letters and figures is a day or a fault, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languages), (typed, language) => {
        const read = readTypedDate(typed, language)
        if ('date' in read) expect(later(read.date, 0)).toBe(read.date)
        else expect(['noSuchDay', 'unreadable']).toContain(read.fault)
      }),
    )
  })
})
