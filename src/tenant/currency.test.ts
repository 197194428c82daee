import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CurrencySources, resolveCurrency } from './currency.ts'

const countries: Record<string, string> = { MX: 'MXN', DE: 'EUR', US: 'USD', JP: 'JPY' }
const currencyOf = (country: string) => (Object.hasOwn(countries, country) ? countries[country] : undefined)
const mexican = { defaultCurrency: 'MXN', defaultCountry: 'MX' }
const resolve = (sources: Partial<CurrencySources>) =>
  resolveCurrency({
    query: null,
    stored: null,
    agency: mexican,
    offered: ['EUR', 'MXN', 'USD'],
    currencyOf,
    ...sources,
  })

describe('currency of shown prices (spec §2.4, §4, §9)', () => {
  // §2.4.5
  it('is that of the address, else the stored selection, else the agency’s default', () => {
    expect(resolve({ query: 'eur', stored: 'USD' })).toBe('EUR')
    expect(resolve({ stored: 'USD' })).toBe('USD')
    expect(resolve({})).toBe('MXN')
  })

  it('is the user’s preference before the agency’s default if nothing is stored', () => {
    expect(resolve({ preferred: 'EUR' })).toBe('EUR')
    expect(resolve({ preferred: 'EUR', stored: 'USD' })).toBe('USD')
    expect(resolve({ preferred: 'JPY' })).toBe('MXN')
  })

  // §2.4.5
  it('may be named by a country if the address names no offered currency', () => {
    expect(resolve({ query: 'EUR', code: 'US' })).toBe('EUR')
    expect(resolve({ query: 'XYZ', code: 'de' })).toBe('EUR')
    expect(resolve({ code: 'US', stored: 'EUR' })).toBe('USD')
    expect(resolve({ query: '', code: 'ZZ', stored: 'EUR' })).toBe('EUR')
  })

  it('is always one that the agency offers', () => {
    expect(resolve({ query: 'JPY', code: 'JP', stored: 'JPY' })).toBe('MXN')
  })

  // §9.9, §9.10, §9.11
  it('falls back to the currency of the agency’s country, then to the US dollar', () => {
    const german = { defaultCurrency: 'JPY', defaultCountry: 'DE' }
    expect(resolve({ agency: german })).toBe('EUR')
    expect(resolve({ agency: german, offered: ['USD', 'MXN'] })).toBe('USD')
    expect(resolve({ agency: german, offered: [] })).toBe('USD')
  })

  it('accepts any text in the address and the cookie', () => {
    const any = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('x'.repeat(10_000))))
    fc.assert(
      fc.property(any, any, any, (query, code, stored) => {
        expect(['EUR', 'MXN', 'USD']).toContain(resolve({ query, code, stored }))
      }),
    )
  })
})
