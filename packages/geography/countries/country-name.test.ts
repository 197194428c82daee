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

  it('gives back what is no country code, and takes any text for a language', () => {
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
  ])('knows %s as %s', (folded, code) => {
    expect([...countriesNamed(folded, { prefix: false })]).toEqual([code])
  })

  it('takes the start of a name only when asked to', () => {
    expect(countriesNamed('germ', { prefix: false }).size).toBe(0)
    expect([...countriesNamed('germ', { prefix: true })]).toContain('DE')
  })

  it('does not spoil its table by giving out a set', () => {
    const first = countriesNamed('germany', { prefix: true })
    expect(countriesNamed('germany', { prefix: true })).toEqual(first)
  })
})
