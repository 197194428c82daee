import { describe, expect, it } from 'vitest'
import { bidiRuns } from '../../adapters/pdf/bidi-runs.ts'
import { documentTexts } from './document-texts.ts'

const seen = (text: string) =>
  bidiRuns(text, [0, text.length], 'rtl', () => 'any')
    .map((run) => run.text)
    .join('')

describe('the money of a document', () => {
  it('keeps the sign of a currency at its letters where text runs from right to left', () => {
    const { money } = documentTexts({ language: 'ar', locale: 'ar-AE-u-nu-latn' })
    expect(seen(money({ amount: 27_133, currency: 'USD' }))).toBe('US$\u00a0271.33')
    expect(seen(money({ amount: 1200, currency: 'EUR' }))).toBe('€\u00a012.00')
  })

  it('is written as its language writes it elsewhere', () => {
    const { money } = documentTexts({ language: 'en', locale: 'en-US' })
    expect(money({ amount: 27_133, currency: 'USD' })).toBe('$271.33')
  })
})
