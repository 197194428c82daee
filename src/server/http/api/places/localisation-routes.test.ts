import { describe, expect, it } from 'vitest'
import { offeredCurrencies } from '../../../../tenant/offered-currencies.ts'
import { shippedRates } from '../../../domain/exchange-rates/shipped-rates.ts'
import { carCountries, countryEntries, currencyEntries } from './localisation-routes.ts'

describe('countryEntries', () => {
  it('returns a country with its currency, flag and code points', () => {
    expect(countryEntries('en').find((entry) => entry.code === 'DK')).toEqual({
      name: 'Denmark',
      code: 'DK',
      currency: 'DKK',
      symbol: 'kr',
      image: '/flags/dk.svg',
      emoji: '🇩🇰',
      unicode: 'U+1F1E9 U+1F1F0',
    })
  })

  it('returns every country once, with a currency, sorted by its name in the language', () => {
    for (const language of ['en', 'da', 'ar', 'fr']) {
      const entries = countryEntries(language)
      expect(entries.length).toBeGreaterThan(240)
      expect(new Set(entries.map((entry) => entry.code)).size).toBe(entries.length)
      expect(entries.every((entry) => /^[A-Z]{3}$/.test(entry.currency) && entry.symbol !== '')).toBe(true)
      const names = entries.map((entry) => entry.name)
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
    }
    expect(countryEntries('da').at(-1)?.name).toBe('Åland')
    expect(countryEntries('en').at(-1)?.name).toBe('Zimbabwe')
  })

  it('returns only the countries of the given currencies', () => {
    expect(countryEntries('en', ['SEK', 'NOK']).map((entry) => entry.code)).toEqual(['NO', 'SJ', 'SE'])
    expect(countryEntries('en', [])).toEqual([])
  })
})

describe('offeredCurrencies', () => {
  it("returns the agency's currencies once each, if they have a rate", () => {
    expect(offeredCurrencies(['USD', 'MXN', 'USD', 'KPW'], shippedRates.rates)).toEqual(['MXN', 'USD'])
  })

  it("returns every country's currency that has a rate when the agency names none", () => {
    const offered = offeredCurrencies(null, shippedRates.rates)
    expect(offered[0]).toBe('AED')
    expect(offered.length).toBeGreaterThan(150)
    expect(offered).not.toContain('KPW')
  })
})

describe('currencyEntries', () => {
  it('returns one entry for each currency, by default the United Arab Emirates first (spec §3)', () => {
    const entries = currencyEntries(offeredCurrencies(null, shippedRates.rates), 'en')
    expect(entries[0]).toEqual({
      name: 'United Arab Emirates',
      code: 'AE',
      currency: 'AED',
      symbol: 'AED',
      image: '/flags/ae.svg',
    })
    expect(new Set(entries.map((entry) => entry.currency)).size).toBe(entries.length)
  })

  it.each([
    ['USD', 'US'],
    ['EUR', 'EU'],
    ['GBP', 'GB'],
    ['CHF', 'CH'],
    ['ZAR', 'ZA'],
    ['MAD', 'MA'],
    ['XOF', 'SN'],
    ['XPF', 'PF'],
  ])('shows %s by %s', (currency, code) => {
    expect(currencyEntries([currency], 'en')[0]?.code).toBe(code)
  })

  it('names countries in the requested language', () => {
    expect(currencyEntries(['USD'], 'de')[0]?.name).toBe('Vereinigte Staaten')
    expect(currencyEntries(['EUR'], 'fr')[0]?.name).toBe('Union européenne')
  })
})

describe('carCountries', () => {
  it('returns names and codes alone, sorted by name', () => {
    const countries = carCountries('en')
    expect(countries[0]).toEqual({ name: 'Afghanistan', code: 'AF' })
    expect(countries).toContainEqual({ name: 'United States', code: 'US' })
  })
})
