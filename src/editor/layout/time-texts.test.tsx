// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { useTimeTexts } from './time-texts.ts'

const at = new Date('2026-11-22T11:00:00Z')

function wordsIn(lng: string) {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({ lng, resources: {}, initAsync: false })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  return renderHook(useTimeTexts, { wrapper }).result.current
}

describe('moments and days', () => {
  it('have one form of English: days before months, and 24 hours', () => {
    const words = wordsIn('en')
    expect(words.short(at, 'UTC')).toBe('22 Nov 2026, 11:00')
    expect(words.long(at, 'UTC')).toMatch(/^Sunday,? 22 November 2026 at 11:00$/)
    expect(words.day('2026-11-22')).toBe('22 Nov 2026')
  })

  it('have the form of other languages', () => {
    expect(wordsIn('de').day('2026-11-22')).toBe('22.11.2026')
    expect(wordsIn('ar').day('2026-11-22')).toMatch(/^\u2068.*\u2069$/)
  })

  it('stay as written if they are no day', () => {
    expect(wordsIn('en').day('soon')).toBe('soon')
  })
})
