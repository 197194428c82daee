import { describe, expect, it } from 'vitest'
import { isCountry } from '../../../packages/geography/countries/is-country.ts'
import { codesOf, namesOf } from './codes.ts'

describe('countries on offer', () => {
  it('are today’s countries, each once by name and known to the site', () => {
    const codes = codesOf('country')
    expect(codes).toEqual(expect.arrayContaining(['DE', 'FR', 'GB', 'PT', 'RS', 'TL', 'VN', 'YE']))
    for (const code of ['DD', 'FX', 'UK', 'SU', 'YU', 'CS', 'TP', 'VD', 'YD', 'ZR', 'AN', 'BU']) {
      expect(codes, code).not.toContain(code)
    }
    expect(codes.filter((code) => !isCountry(code))).toEqual([])
    for (const language of ['en', 'de', 'ar']) {
      const names = namesOf('country', language).map(({ name }) => name)
      expect(new Set(names).size, language).toBe(names.length)
    }
  })
})
