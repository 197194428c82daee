import { describe, expect, it } from 'vitest'
import {
  directionOf,
  LANGUAGE_COOKIE_SECONDS,
  languageCodes,
  languageRegion,
  localeOf,
  resolveLanguage,
} from './language.ts'

const agency = { defaultLanguage: 'de' as const, languages: languageCodes }

describe('language of a request (spec §4, §9)', () => {
  // §2.4.6, §9.20
  it('is detected in this order: query lng, cookie, local or session storage, browser', () => {
    const agency = { defaultLanguage: 'de' as const, languages: ['fr', 'es', 'sv', 'pt'] as const }
    const all = { query: 'fr', cookie: 'es', stored: 'sv', browser: ['pt-BR', 'fr'], agency }
    expect(resolveLanguage(all)).toBe('fr')
    expect(resolveLanguage({ ...all, query: null })).toBe('es')
    expect(resolveLanguage({ ...all, query: null, cookie: null })).toBe('sv')
    expect(resolveLanguage({ ...all, query: null, cookie: null, stored: null })).toBe('pt')
  })

  // §4.29
  it('is the agency’s default on a first visit, whatever the browser’s setting', () => {
    expect(resolveLanguage({ query: null, cookie: null, stored: null, browser: ['fr'], agency })).toBe('de')
  })

  it('falls back to English', () => {
    const agency = { defaultLanguage: 'de' as const, languages: [] }
    expect(resolveLanguage({ query: null, cookie: null, agency })).toBe('en')
  })

  // §9.19
  it('ignores a language that the agency does not offer', () => {
    const danish = { defaultLanguage: 'da' as const, languages: ['da', 'en'] as const }
    expect(resolveLanguage({ query: 'fr', cookie: 'en', agency: danish })).toBe('en')
    expect(resolveLanguage({ query: '"><script>', cookie: 'x'.repeat(9999), agency: danish })).toBe('da')
  })

  it('understands regional tags and the written forms of Norwegian', () => {
    expect(resolveLanguage({ query: 'pt-BR', cookie: null, agency })).toBe('pt')
    expect(resolveLanguage({ query: 'nb', cookie: null, agency })).toBe('no')
  })

  // §9.19, §9.21
  it('has the nine languages and a cookie of 525,600 minutes', () => {
    expect(languageCodes).toEqual(['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'])
    expect(LANGUAGE_COOKIE_SECONDS / 60).toBe(525_600)
  })

  it('formats numbers as the agency’s country does', () => {
    const price = (country: string) =>
      (14_791.65).toLocaleString(localeOf('es', { defaultCountry: country }), { minimumFractionDigits: 2 })
    expect([price('MX'), price('ES')]).toEqual(['14,791.65', '14.791,65'])
  })

  it('formats numbers as the flag’s country does if the agency speaks another language', () => {
    const miles = (country: string) => (0.38).toLocaleString(localeOf('es', { defaultCountry: country }))
    expect([miles('MX'), miles('US')]).toEqual(['0.38', '0,38'])
  })

  it('uses the digits 0 to 9 and the Gregorian calendar everywhere, including Arabic', () => {
    for (const language of languageCodes) {
      for (const country of ['SA', 'EG', 'TH', 'IR', 'US']) {
        const locale = localeOf(language, { defaultCountry: country })
        const { numberingSystem, calendar } = new Intl.DateTimeFormat(locale).resolvedOptions()
        expect([numberingSystem, calendar]).toEqual(['latn', 'gregory'])
        expect(new Intl.NumberFormat(locale).format(7)).toBe('7')
      }
    }
  })

  it('sets Arabic from right to left and the others from left to right', () => {
    expect(languageCodes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar'])
  })
})

describe('flag next to a language’s own name (spec §2.6)', () => {
  it.each([
    ['es-ES', 'MX', 'MX'],
    ['en-US', 'GB', 'GB'],
    ['de-DE', 'AT', 'AT'],
    ['pt-BR', 'PT', 'PT'],
    ['ar', 'AE', 'AE'],
    ['fr', 'CA', 'CA'],
    ['sv', 'FI', 'FI'],
    ['es', 'MX', 'MX'],
    ['nb-NO', 'NO', 'NO'],
  ])('is the agency’s own country’s if it speaks %s, as in %s', (tag, country, region) => {
    expect(languageRegion(tag, country)).toBe(region)
  })

  it.each(['', '_', 'not a tag', 'x'.repeat(10_000)])(
    'is the agency’s own for an invalid tag: %.12s',
    (tag) => {
      expect(languageRegion(tag, 'US')).toBe('US')
    },
  )

  it.each([
    ['es-ES', 'US', 'ES'],
    ['pt-BR', 'DE', 'BR'],
    ['fr-FR', 'BR', 'FR'],
    ['ar', 'US', 'EG'],
    ['nb-NO', 'SE', 'NO'],
  ])('otherwise is that of the tag or of most speakers: %s in %s is %s', (tag, country, region) => {
    expect(languageRegion(tag, country)).toBe(region)
  })
})
