import { describe, expect, it } from 'vitest'
import { languageRegion } from './language-region.ts'

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
