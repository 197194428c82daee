import { describe, expect, it } from 'vitest'
import { isAuthOptionalPage } from './auth-optional-page.ts'

describe('isAuthOptionalPage', () => {
  it.each([
    '/deal-link',
    '/disapproveProposal',
    '/allowAgentProposal',
    '/booknow/hotels/deal',
    '/booknow/hotels/deal/7f2',
    '/deal-link/',
    '/Deal-Link',
  ])('returns true for %s (spec §6)', (path) => {
    expect(isAuthOptionalPage(path)).toBe(true)
  })

  it.each([
    '/',
    '/booknow/hotels',
    '/booknow/hotels/deals',
    '/booknow/hotels/deal/a/b',
    '/x/deal-link',
    '/deal-linked',
  ])('returns false for %s', (path) => {
    expect(isAuthOptionalPage(path)).toBe(false)
  })
})
