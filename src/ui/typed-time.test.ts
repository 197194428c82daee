import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedTime } from './typed-time.ts'

const languages = ['en-US', 'en-GB', 'pt-BR', 'es-MX', 'da-DK', 'no-NO', 'de-DE', 'ar-AE', 'fr-FR', 'sv-SE']

describe('typed time of day', () => {
  it.each([
    ['9', 'en-US', '09:00'],
    ['9:30', 'en-US', '09:30'],
    ['930', 'en-US', '09:30'],
    ['2130', 'de-DE', '21:30'],
    ['9.30', 'da-DK', '09:30'],
    ['21:05:00', 'en-GB', '21:05'],
    ['9 pm', 'en-US', '21:00'],
    ['9:15PM', 'en-US', '21:15'],
    ['12 am', 'en-US', '00:00'],
    ['12:30 p.m.', 'en-US', '12:30'],
    ['9 p. m.', 'es-MX', '21:00'],
    ['9h30', 'fr-FR', '09:30'],
    ['21 h', 'fr-FR', '21:00'],
    ['às 21h', 'pt-BR', '21:00'],
    ['9 Uhr 30', 'de-DE', '09:30'],
    ['kl. 9', 'sv-SE', '09:00'],
    ['kl 21.30', 'no-NO', '21:30'],
    ['٩:٣٠ م', 'ar-AE', '21:30'],
    ['9 ص', 'ar-AE', '09:00'],
    ['الساعة 21', 'ar-AE', '21:00'],
    ['12a', 'en-US', '00:00'],
    ['12p', 'en-US', '12:00'],
    ['9:30p', 'en-GB', '21:30'],
    ['at 9 pm', 'en-US', '21:00'],
    ['9 o’clock', 'en-GB', '09:00'],
    ['a las 9 p. m.', 'es-MX', '21:00'],
    ['9h30min', 'pt-BR', '09:30'],
    ['9 h 30 min', 'es-ES', '09:30'],
    ['à 9 heures', 'fr-FR', '09:00'],
    ['um 9 Uhr', 'de-DE', '09:00'],
    ['at 9', 'de-DE', '09:00'],
    ['klokka 9', 'no-NO', '09:00'],
    ['klokken 9', 'da-DK', '09:00'],
    ['9 em', 'sv-SE', '21:00'],
    ['9 مساءً', 'ar-AE', '21:00'],
    ['٩:٣٠ صباحًا', 'ar-AE', '09:30'],
    ['الساعة 9 صباحاً', 'ar-AE', '09:00'],
  ])('%s is read in %s', (typed, language, time) => {
    expect(readTypedTime(typed, language)).toBe(time)
  })

  it.each(['', 'noon', '24:00', '9:60', '9:5', '13 pm', '0 am', '9 pm am', '9 x', '1 2 3 4', '93012', '½'])(
    '%s is not a time',
    (typed) => {
      expect(readTypedTime(typed, 'en-US')).toBeNull()
    },
  )

  it.each([
    ['9 uhr', 'en-US'],
    ['kl 9', 'fr-FR'],
    ['9 min', 'pt-BR'],
    // It is unclear which half of the day this means.
    ['12a', 'es-MX'],
    ['12 à', 'fr-FR'],
    ['12 مساءً', 'ar-AE'],
  ])('%s is not a time in %s', (typed, language) => {
    expect(readTypedTime(typed, language)).toBeNull()
  })

  it.each(languages)('is read as %s writes it', (language) => {
    const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
    for (let minutes = 0; minutes < 24 * 60; minutes += 35) {
      const at = new Date(minutes * 60_000)
      expect(readTypedTime(format.format(at), language)).toBe(at.toISOString().slice(11, 16))
    }
  })

  it('of any letters and digits is a time or null, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...languages), (typed, language) => {
        const read = readTypedTime(typed, language)
        if (read !== null) expect(read).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      }),
    )
  })
})
