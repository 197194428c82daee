// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as leave from '../../platform/leave-page.ts'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { testSite } from '../testing-site.tsx'
import { findModal } from './auth-slot.tsx'
import * as modal from './load-auth-modal.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.deferredReady
})

describe('sign-in modal whose code fails to load', () => {
  const site = testSite('aurora')

  it('leads to the equivalent page', async () => {
    vi.spyOn(modal, 'loadAuthModal').mockRejectedValue(new Error('gone'))
    const openPath = vi.spyOn(leave, 'openPath').mockImplementation(() => undefined)
    await site().show('/', { deferred: <DeferredFeatures /> })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
    const [link] = await screen.findAllByRole('link', { name: 'Log In to save up to' })
    await userEvent.click(link as HTMLElement)
    await waitFor(() => expect(openPath).toHaveBeenCalledWith('/login?redirect=%2F%3Ftab%3DHotels'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const agency = {
  savingsPopup: true,
  status: 'Active' as const,
  returnUrl: 'https://members.example',
  isHideLoginOption: false,
  isHideSignupOption: false,
  isPlatformBrand: false,
  sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false },
}
const href = 'https://own.example/login?redirect=%2F%3Ftab%3DHotels'
const opened = (kind: string | undefined, change: Partial<typeof agency> = {}) =>
  findModal({ kind, href }, { ...agency, ...change })?.kind ?? null

describe('link with a modal', () => {
  // §4.9
  it.each(['login', 'signup', 'savePrice'] as const)('opens %s, with the address to return to', (kind) => {
    expect(findModal({ kind, href }, agency)).toEqual({ kind, redirect: '/?tab=Hotels' })
    expect(findModal({ kind, href: 'https://own.example/login' }, agency)).toEqual({ kind, redirect: null })
  })

  it('leads to its page if the modal is unknown', () => {
    for (const kind of [undefined, '', 'SavePrice', 'toString', 'logout'])
      expect(opened(kind), kind).toBeNull()
  })

  it("leads to the agency's site if only that signs in, and otherwise opens", () => {
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    expect(['login', 'signup', 'savePrice'].map((kind) => opened(kind, { sso }))).toEqual([null, null, null])
    expect(opened('login', { sso: { ...sso, isDirectLoginAllowedForSSOUsers: true } })).toBe('login')
  })

  // §6.16
  it("respects isHideLoginOption, isHideSignupOption and the platform's own brand", () => {
    const hidden = { isHideLoginOption: true }
    expect(['login', 'savePrice', 'signup'].map((kind) => opened(kind, hidden))).toEqual([
      null,
      null,
      'signup',
    ])
    for (const change of [{ isHideSignupOption: true }, { isPlatformBrand: true }])
      expect(['login', 'savePrice', 'signup'].map((kind) => opened(kind, change))).toEqual([
        'login',
        'savePrice',
        null,
      ])
  })
})
