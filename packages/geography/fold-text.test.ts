import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['München', 'munchen'],
    ['São Paulo', 'sao paulo'],
    ['Malmö', 'malmo'],
    ['København', 'kobenhavn'],
    ['Weißenburg', 'weissenburg'],
    ['Ærø', 'aero'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['Xi’an', 'xian'],
    ['  Port-au-Prince, ', 'port au prince'],
    ['الْقَاهِرَة', 'القاهره'],
    ['إسطنبول', 'اسطنبول'],
  ])('converts %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('returns an empty text for signs alone', () => {
    expect(foldText('!?… 🏖 \u0000')).toBe('')
  })

  it('accepts any text, including lone surrogates, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const folded = foldText(text)
        expect(foldText(folded)).toBe(folded)
        expect(folded).not.toMatch(/^ | {2}| $/)
      }),
      { numRuns: 2000 },
    )
  })
})
