import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { later } from './date-limits.ts'
import { dayInFigures, readTypedDate, shownDay } from './typed-date.ts'

const languages = [
  'en-US',
  'en-GB',
  'pt-BR',
  'es-ES',
  'da-DK',
  'nb-NO',
  'de-DE',
  'ar-AE-u-nu-latn',
  'ar-EG',
  'fr-FR',
  'fr-CA',
  'sv-SE',
]

const around = { today: '2026-11-23', earliest: '2000-01-01', latest: '2030-12-31' }

describe('typed date', () => {
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
    ['041226', 'de-DE', '2026-12-04'],
    ['261204', 'sv-SE', '2026-12-04'],
    ['20261204', 'de-DE', '2026-12-04'],
    ['04122026', 'sv-SE', '2026-12-04'],
    ['4.12.2026', 'sv-SE', '2026-12-04'],
    ['4/12 2026', 'sv-SE', '2026-12-04'],
    ['4/12-26', 'sv-SE', '2026-12-04'],
    ['04/12/26', 'sv-SE', '2026-12-04'],
    ['26-12-04', 'sv-SE', '2026-12-04'],
    ['04/12/2026', 'fr-CA', '2026-12-04'],
    ['13/12/2026', 'en-CA', '2026-12-13'],
    ['12/13/2026', 'en-CA', '2026-12-13'],
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
    ['4dec2026', 'en-US', '2026-12-04'],
    ['the 4th of December 2026', 'en-GB', '2026-12-04'],
    ['am 4. Dez. 2026', 'de-DE', '2026-12-04'],
    ['1. Jänner 2027', 'de-AT', '2027-01-01'],
    ['1. Januar 2027', 'de-AT', '2027-01-01'],
    ['mar. 1 déc. 2026', 'fr-FR', '2026-12-01'],
    ['le mardi 1ᵉʳ décembre 2026', 'fr-FR', '2026-12-01'],
    ['mar, 1 dic 2026', 'es-MX', '2026-12-01'],
    ['mar 3 mar 2026', 'es-ES', '2026-03-03'],
    ['1.º de diciembre del 2026', 'es-ES', '2026-12-01'],
    ['dia 1º de dezembro de 2026', 'pt-BR', '2026-12-01'],
    ['sexta-feira, 4 de dezembro de 2026', 'pt-PT', '2026-12-04'],
    ['fredag den 4. december 2026', 'da-DK', '2026-12-04'],
    ['4. des. 2026', 'no-NO', '2026-12-04'],
    ['den 1:a december 2026', 'sv-SE', '2026-12-01'],
    ['4 كانون الأول 2026', 'ar-LB', '2026-12-04'],
    ['٤ كانون اول ٢٠٢٦', 'ar-LB', '2026-12-04'],
    ['5 كانون الثاني 2026', 'ar-IQ', '2026-01-05'],
    ['4 تشرين الأول 2026', 'ar-EG', '2026-10-04'],
    ['4 ديسمبر 2026', 'ar-SY', '2026-12-04'],
    ['الجمعة 4 غشت 2026', 'ar-MA', '2026-08-04'],
  ])('%s is read with its month as a word of %s', (typed, language, date) => {
    expect(readTypedDate(typed, language)).toEqual({ date })
  })

  it.each([
    ['Fri 12/4/2026', 'en-US', '2026-12-04'],
    ['Fri, 4.12.2026', 'de-DE', '2026-12-04'],
    ['12/4/2026 (Friday)', 'en-US', '2026-12-04'],
    ['fredag den 4/12-2026', 'da-DK', '2026-12-04'],
    ['fre. 26-12-04', 'sv-SE', '2026-12-04'],
    ['den 4/12-26', 'sv-SE', '2026-12-04'],
    ['lør 5.12.2026', 'no-NO', '2026-12-05'],
    ['sexta, 04/12/2026', 'pt-BR', '2026-12-04'],
    ['dia 4 de 12 de 2026', 'pt-BR', '2026-12-04'],
    ['le 04/12/2026', 'fr-FR', '2026-12-04'],
    // A Tuesday that could be March by its word alone.
    ['mar. 1/12/2026', 'fr-FR', '2026-12-01'],
    ['mar 1/12/2026', 'es-ES', '2026-12-01'],
    ['الجمعة 4/12/2026', 'ar-AE-u-nu-latn', '2026-12-04'],
    ['4/12/2026م', 'ar-AE-u-nu-latn', '2026-12-04'],
  ])('%s is read in numbers with accompanying words of %s', (typed, language, date) => {
    expect(readTypedDate(typed, language)).toEqual({ date })
  })

  it.each(['2/30/2026', 'Feb 29, 2027', '0/0/2026', '2026-02-30'])(
    '%s is a day that never existed',
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
    '13/1/2026',
    '½/1/2026',
    'Fri 12/4',
    'Fri 4',
    'Friday',
    'x 12/4/2026',
  ])('%s cannot be read', (typed) => {
    expect(readTypedDate(typed, 'en-US')).toEqual({ fault: 'unreadable' })
  })

  it.each(['04/12/2026', '04/12/26', '04122026', '4/12'])(
    '%s is not guessed when English allows two readings of it',
    (typed) => {
      expect(readTypedDate(typed, 'en-CA', around)).toEqual({ fault: 'unreadable' })
    },
  )

  it.each([
    ['12/1', 'en-US', '2026-12-01'],
    ['1/12', 'en-GB', '2026-12-01'],
    ['1. dez', 'de-DE', '2026-12-01'],
    ['1.12.', 'de-DE', '2026-12-01'],
    ['d. 1/12', 'da-DK', '2026-12-01'],
    ['den 1/12', 'sv-SE', '2026-12-01'],
    ['tir. 1.12.', 'no-NO', '2026-12-01'],
    ['mar 1/12', 'es-MX', '2026-12-01'],
    ['Tue 12/1', 'en-US', '2026-12-01'],
    ['1. des', 'no-NO', '2026-12-01'],
    ['1/12', 'sv-SE', '2026-12-01'],
    ['12-01', 'sv-SE', '2026-12-01'],
    ['1/12', 'fr-CA', '2026-12-01'],
    ['1 déc', 'fr-FR', '2026-12-01'],
    ['1 de dez', 'pt-BR', '2026-12-01'],
    ['1 dic', 'es-MX', '2026-12-01'],
    ['١ ديسمبر', 'ar-EG', '2026-12-01'],
    ['١/١٢', 'ar-AE', '2026-12-01'],
    ['1 كانون الأول', 'ar-LB', '2026-12-01'],
    ['2/1', 'en-US', '2027-02-01'],
    ['9/1', 'en-US', '2026-09-01'],
    ['Feb 29', 'en-US', '2028-02-29'],
  ])('%s without a year is the nearest day to today in %s', (typed, language, date) => {
    expect(readTypedDate(typed, language, around)).toEqual({ date })
  })

  it('without a year is within the limits if one of its days is', () => {
    const limits = { earliest: '2026-12-10', latest: '2028-01-31' }
    expect(readTypedDate('12/1', 'en-US', { ...around, ...limits })).toEqual({ date: '2027-12-01' })
    expect(readTypedDate('12/1', 'en-US', { ...around, ...limits, latest: '2026-12-31' })).toEqual({
      date: '2026-12-01',
    })
    expect(readTypedDate('2/30', 'en-US', around)).toEqual({ fault: 'noSuchDay' })
  })

  it.each(languages)('is read as shown and as written in numbers in %s', (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (days) => {
        const date = later('2000-01-01', days)
        expect(readTypedDate(shownDay(date, language), language)).toEqual({ date })
        expect(readTypedDate(dayInFigures(date, language), language)).toEqual({ date })
      }),
      { numRuns: 25 },
    )
  })

  it('of any letters and digits is a day or a fault, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languages), (typed, language) => {
        const read = readTypedDate(typed, language, around)
        if ('date' in read) expect(later(read.date, 0)).toBe(read.date)
        else expect(['noSuchDay', 'unreadable']).toContain(read.fault)
      }),
    )
  })
})
