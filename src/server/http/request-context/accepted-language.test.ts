import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

const agency = { defaultLanguage: 'es', languages: ['es', 'en', 'no', 'pt'] } as const

describe('acceptedLanguage', () => {
  it.each([
    ['en', 'en'],
    ['pt-BR,pt;q=0.9', 'pt'],
    ['fr, en;q=0.2, no;q=0.8', 'no'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
    ['en;q=0, fr', 'es'],
    ['*', 'es'],
    ['', 'es'],
    [null, 'es'],
    ['english', 'es'],
    ['en;q=high', 'es'],
  ])('reads %j as %s', (header, expected) => {
    expect(acceptedLanguage(header, agency)).toBe(expected)
  })

  it("returns one of the agency's languages for any header", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(agency.languages).toContain(acceptedLanguage(header, agency))
      }),
    )
  })
})
