import { describe, expect, it } from 'vitest'
import { bidiRuns } from '../../adapters/pdf/bidi-runs.ts'
import { documentTexts } from './document-texts.ts'

const seen = (text: string) =>
  bidiRuns(text, [0, text.length], 'rtl', () => 'any')
    .map((run) => run.text)
    .join('')

describe('amounts in documents', () => {
  it('keep the currency sign at its letters in text from right to left', () => {
    const { money } = documentTexts({ language: 'ar', locale: 'ar-AE-u-nu-latn' })
    expect(seen(money({ amount: 27_133, currency: 'USD' }))).toBe('US$\u00a0271.33')
    expect(seen(money({ amount: 1200, currency: 'EUR' }))).toBe('€\u00a012.00')
  })

  it('are formatted as the language formats them elsewhere', () => {
    const { money } = documentTexts({ language: 'en', locale: 'en-US' })
    expect(money({ amount: 27_133, currency: 'USD' })).toBe('$271.33')
  })
})
