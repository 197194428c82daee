// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveForSignup } from './auth/leave-for-signup.ts'
import {
  CHECKOUT_ENTRY,
  forgetReachedCheckout,
  keepSignupRedirect,
  SIGNUP_REDIRECT,
  takePostLoginRedirect,
  takeProviderRedirect,
  takeSignupRedirect,
} from './post-login-redirect.ts'

const MINUTE = 60_000
const start = new Date('2026-11-21T12:00:00Z')
const checkout = '/booknow/hotels/checkout?correlationId=7'

/** Actions before signing up, and whether a checkout then waits (under 30 minutes), has expired, or does not exist. */
const entries = {
  nothing: { leave: null, after: 0, is: 'none' },
  'a checkout, at once': { leave: checkout, after: 0, is: 'waiting' },
  'a checkout, 29:59.999 before': { leave: checkout, after: 30 * MINUTE - 1, is: 'waiting' },
  'a checkout, 30 minutes before': { leave: checkout, after: 30 * MINUTE, is: 'expired' },
  'a checkout, a day before': { leave: checkout, after: 1440 * MINUTE, is: 'expired' },
  'a checkout, by a clock that went back': { leave: checkout, after: -MINUTE, is: 'expired' },
  'a deal': { leave: '/booknow/hotels/search?dealLinkId=7', after: 0, is: 'none' },
  'an ordinary page': { leave: '/about', after: 0, is: 'none' },
} as const

const redirects = {
  '': null,
  '/mytrip/mytrips?page=2': '/mytrip/mytrips?page=2',
  '/logout': null,
  '/login?redirect=%2Fmytrip': null,
  'https://evil.example': null,
  '//evil.example': null,
  '/.//evil.example': null,
} as const

/**
 * Where the visitor signs in: at log-in, at sign-up when already signed in, or by the mailed link, which has no
 * parameter.
 */
const doors = ['/login', '/signup', '/verify'] as const

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const at = (path: string) => history.replaceState(null, '', path)

/** Leaves for sign-up, lets the time pass, and signs in. */
function comeIn(entry: keyof typeof entries, redirect: string, door: (typeof doors)[number]): string {
  const { leave, after } = entries[entry]
  if (leave) {
    at(leave)
    leaveForSignup(location, Date.now())
  }
  const stored = redirect === '' ? null : redirect
  if (door === '/verify') keepSignupRedirect(stored)
  vi.setSystemTime(start.getTime() + after)
  at(door === '/verify' ? '/verify?token=abc' : door)
  return takePostLoginRedirect(door === '/verify' ? takeSignupRedirect() : stored, Date.now())
}

describe('redirect after sign-up (spec §4)', () => {
  for (const door of doors)
    for (const [entry, { is }] of Object.entries(entries))
      for (const [redirect, followed] of Object.entries(redirects)) {
        const to = is === 'waiting' ? checkout : is === 'expired' ? '/' : (followed ?? '/')
        // §4.17, §4.18, §4.19, §4.20, §4.21, §9.1
        it(`by ${door} after ${entry}, with redirect=${redirect || 'nothing'}, leads to ${to}; the checkout only once`, () => {
          expect(comeIn(entry as keyof typeof entries, redirect, door)).toBe(to)
          expect(localStorage.getItem(CHECKOUT_ENTRY)).toBeNull()
          expect(localStorage.getItem(SIGNUP_REDIRECT)).toBeNull()
          expect(takePostLoginRedirect(null, Date.now())).toBe('/')
        })
      }

  it('does not lead to the checkout that is open, and keeps it', () => {
    at(checkout)
    leaveForSignup(location, Date.now())
    expect(takePostLoginRedirect('/mytrip', Date.now())).toBe('/mytrip')
    expect(localStorage.getItem(CHECKOUT_ENTRY)).not.toBeNull()
  })

  // §4.20
  it('leads home after errors: an unreadable entry, blocked storage', () => {
    for (const text of ['{"isCheckout":', '7', '{"isCheckout":true,"url":"//evil.example","storedAt":1}']) {
      localStorage.setItem(CHECKOUT_ENTRY, text)
      expect(takePostLoginRedirect(null, Date.now()), text).toBe('/')
    }
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(takePostLoginRedirect(null, Date.now())).toBe('/')
    keepSignupRedirect('/mytrip')
    expect(takeSignupRedirect()).toBeNull()
  })
})

describe("redirect after a provider's sign-in (spec §4: once)", () => {
  const waits = () => localStorage.getItem(CHECKOUT_ENTRY) !== null

  it.each(['/login', '/signup', '/sso', '/social', checkout])(
    'takes the waiting checkout along from %s, once',
    (door) => {
      at(checkout)
      leaveForSignup(location, Date.now())
      at(door)
      expect(takeProviderRedirect('/mytrip', Date.now())).toBe(checkout)
      expect(waits()).toBe(false)
      expect(takeProviderRedirect('/mytrip', Date.now())).toBe('/mytrip')
    },
  )

  it('leads back to the page under the modal', () => {
    at('/about?x=1')
    expect(takeProviderRedirect('/about?x=1', Date.now())).toBe('/about?x=1')
  })

  it('leads neither off the site nor to sign-in and sign-out pages', () => {
    for (const hostile of [
      'https://evil.example',
      '//evil.example',
      '/logout',
      '/login',
      '/sso/start?provider=x',
    ])
      expect(takeProviderRedirect(hostile, Date.now()), hostile).toBe('/')
  })

  it('is used up on arrival there, and not elsewhere', () => {
    at(checkout)
    leaveForSignup(location, Date.now())
    forgetReachedCheckout({ pathname: '/booknow/hotels/checkout', search: '?correlationId=8' })
    expect(waits()).toBe(true)
    forgetReachedCheckout(location)
    expect(waits()).toBe(false)
  })

  it('ignores invalid stored entries', () => {
    localStorage.setItem(CHECKOUT_ENTRY, '{"isCheckout":')
    forgetReachedCheckout(location)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    forgetReachedCheckout(location)
  })
})
