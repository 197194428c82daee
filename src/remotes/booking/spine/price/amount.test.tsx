// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '../../../../contract/page.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import { PageProvider } from '../../../../platform/page.tsx'
import { useAmounts } from './amount.tsx'

function writeIn(language: LanguageCode) {
  const page = { agency: { defaultCountry: 'US' }, language } as PageContext
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageProvider page={page}>{children}</PageProvider>
  )
  return renderHook(() => useAmounts(), { wrapper }).result.current
}

describe('signed amount', () => {
  it('has its sign in front', () => {
    const write = writeIn('en')
    expect(write(1250, 'USD', { signed: true })).toBe('+$12.50')
    expect(write(-1250, 'USD', { signed: true })).toBe('−$12.50')
    expect(write(1250, 'USD')).toBe('$12.50')
  })

  it('keeps its sign next to the number in right-to-left Arabic', () => {
    const signed = writeIn('ar')(-1250, 'USD', { signed: true })
    expect(signed).toMatch(/^\u200f\u2066−12\.50\u2069\s/)
  })
})
