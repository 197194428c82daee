import { describe, expect, it } from 'vitest'
import { countryEntries, currencyEntries } from '../../../src/server/http/api/places/localisation-routes.ts'
import { flagSvg } from './flag-svg.ts'
import { flagUrl } from './flag-url.ts'

describe('flagSvg', () => {
  it('has the flag of every country and of every currency', () => {
    const currencies = [...new Set(countryEntries('en').map((entry) => entry.currency))]
    const entries = [...countryEntries('en'), ...currencyEntries(currencies, 'en')]
    const without = entries.filter((entry) => flagSvg(entry.code) === null)
    expect(without.map((entry) => entry.code)).toEqual([])
  })

  it('returns small SVG text that loads and runs nothing', () => {
    for (const { code } of countryEntries('en')) {
      const svg = flagSvg(code) ?? ''
      expect(svg.startsWith('<svg')).toBe(true)
      expect(svg.length).toBeLessThan(6000)
      expect(svg).not.toMatch(/<script|<image|href=|\son\w+=/i)
    }
  })

  it('accepts a code in either case, and matches its address', () => {
    expect(flagSvg('dk')).toBe(flagSvg('DK'))
    expect(flagUrl('DK')).toBe('/flags/dk.svg')
  })

  it.each(['', 'D', 'DKK', '..', '../DK', 'DK/', 'D\u0000', 'ÅX', 'ZZ'])('returns no flag for %j', (code) => {
    expect(flagSvg(code)).toBeNull()
  })
})
