import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countriesNamed } from './countries-named.ts'
import { countryName } from './country-name.ts'

describe('countryName', () => {
  it.each([
    ['GB', 'en', 'United Kingdom'],
    ['GB', 'pt', 'Reino Unido'],
    ['GB', 'no', 'Storbritannia'],
    ['GB', 'ar', 'المملكة المتحدة'],
    ['US', 'en', 'United States'],
    ['HK', 'en', 'Hong Kong'],
    ['HK', 'de', 'Hongkong'],
    ['XK', 'en', 'Kosovo'],
  ])('names %s in %s: %s', (code, language, name) => {
    expect(countryName(code, language)).toBe(name)
  })

  it('returns a text that is no country code, and accepts any language tag', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (code, language) => {
        expect(countryName(code, language)).not.toBe(undefined)
        expect(countryName('PT', language)).toBeTruthy()
      }),
    )
    expect(countryName('', 'en')).toBe('')
    expect(countryName('PT', 'klingon!')).toBe('Portugal')
  })
})

describe('countriesNamed', () => {
  it.each([
    ['germany', 'DE'],
    ['deutschland', 'DE'],
    ['allemagne', 'DE'],
    ['المانيا', 'DE'],
    ['uk', 'GB'],
    ['usa', 'US'],
    ['uae', 'AE'],
  ])('finds %s for %s', (folded, code) => {
    expect([...countriesNamed(folded, { prefix: false })]).toEqual([code])
  })

  it('accepts the start of a name only on request', () => {
    expect(countriesNamed('germ', { prefix: false }).size).toBe(0)
    expect([...countriesNamed('germ', { prefix: true })]).toContain('DE')
  })

  it('returns a copy, so that callers cannot change its table', () => {
    const first = countriesNamed('germany', { prefix: true })
    expect(countriesNamed('germany', { prefix: true })).toEqual(first)
  })
})
