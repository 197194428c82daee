import { describe, expect, it } from 'vitest'
import { products } from '../contract/products.ts'
import {
  hasCheckoutExpired,
  isCheckoutAddress,
  isCheckoutPath,
  isDealAddress,
  readCheckoutReturn,
  targetAfterSignup,
} from './checkout-return.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const url = '/booknow/hotels/checkout?correlationId=7'
const entry = (age: number, change: object = {}) =>
  JSON.stringify({ isCheckout: true, url, storedAt: now - age, ...change })
const query = (text: string) => {
  const params = new URLSearchParams(text)
  return (name: string) => params.get(name)
}
const goesTo = (stored: string | null, redirect: string | null = null, current = '/signup') =>
  targetAfterSignup({ stored, now, current, redirect })

// §2.4.4, §4.16
it('a page with correlationId, token or proposalId is a checkout (spec §4)', () => {
  for (const text of ['correlationId=1', 'token=1', 'proposalId=1'])
    expect(isCheckoutAddress(query(text)), text).toBe(true)
  for (const text of ['', 'correlationId=', 'token=%20', 'id=1', 'checkout=true'])
    expect(isCheckoutAddress(query(text)), text).toBe(false)
})

it.each(products)('returns to the checkout of $title, whatever its query', ({ path, checkoutPath }) => {
  expect(isCheckoutPath(checkoutPath)).toBe(true)
  expect(isCheckoutPath(`${checkoutPath}/`)).toBe(true)
  for (const other of [path, `${path}/search`, `${checkoutPath}/x`])
    expect(isCheckoutPath(other), other).toBe(false)
})

it('accepts no page as a checkout that no product has', () => {
  for (const path of ['/checkout', '/booknow/trains/checkout', '/booknow/hotels/bookings/checkout'])
    expect(isCheckoutPath(path), path).toBe(false)
})

it('a page with dealLinkId, or opened from a deal, is a deal', () => {
  expect(isDealAddress(query('dealLinkId=1'))).toBe(true)
  expect(isDealAddress(query('isFromDeal=true'))).toBe(true)
  expect(isDealAddress(query('isFromDeal=yes&dealLinkId='))).toBe(false)
})

// §4.21, §9.1
it('reports true if the stored timestamp is 30 minutes old or more (spec §4, Expiry check)', () => {
  const expired = (age: number) => hasCheckoutExpired({ isCheckout: true, url, storedAt: now - age }, now)
  expect(expired(30 * MINUTE - 1)).toBe(false)
  expect(expired(30 * MINUTE)).toBe(true)
  expect(expired(-1)).toBe(true)
})

it('ignores an invalid entry, or one that leads off the site', () => {
  const hostile = [
    null,
    '',
    'x',
    'null',
    '[]',
    '7',
    '{}',
    entry(0, { isCheckout: 'true' }),
    entry(0, { storedAt: 'x' }),
    entry(0, { url: 'https://evil.example' }),
    entry(0, { url: '//evil.example' }),
    entry(0, { url: 7 }),
  ]
  for (const text of hostile) expect(readCheckoutReturn(text), String(text)).toBeNull()
  expect(readCheckoutReturn(entry(0))?.url).toBe(url)
})

describe('after signup (spec §4)', () => {
  // §4.17
  it('goes to the stored entry if it is under 30 minutes old and differs from the current URL', () => {
    expect(goesTo(entry(29 * MINUTE), '/mytrip')).toEqual({ to: url, clear: true })
    expect(goesTo(entry(MINUTE), null, url)).toEqual({ to: '/', clear: false })
  })

  it('leads to neither the sign-up nor the log-out page', () => {
    for (const redirect of [
      '/login',
      '/logout',
      '/Logout/',
      '/login?redirect=%2Fmytrip',
      '/signup#x',
      '/x/../logout',
      '/%2e/sso',
    ])
      expect(goesTo(null, redirect, '/verify'), redirect).toEqual({ to: '/', clear: false })
  })

  // §4.18
  it('clears it and goes home if it has expired', () => {
    expect(goesTo(entry(30 * MINUTE), '/mytrip')).toEqual({ to: '/', clear: true })
  })

  // §4.19
  it('otherwise goes to the redirect query parameter if present and different from the current path', () => {
    expect(goesTo(null, '/?tab=Activities')).toEqual({ to: '/?tab=Activities', clear: false })
    expect(goesTo(null, '/signup', '/signup?redirect=%2Fsignup')).toEqual({ to: '/', clear: false })
  })

  // §4.20
  it('otherwise goes home; errors lead home', () => {
    for (const redirect of [null, '', 'https://evil.example', '//evil.example', '/\\evil.example'])
      expect(goesTo('{"isCheckout":', redirect)).toEqual({ to: '/', clear: false })
  })
})
