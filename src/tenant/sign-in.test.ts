import { describe, expect, it } from 'vitest'
import { publicPages, signInHref } from './sign-in.ts'

const direct = { sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false }, returnUrl: '' }
const sso = {
  sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
  returnUrl: 'https://members.example/start',
}

describe('link to login and signup (spec §4)', () => {
  // §4.14
  it('carries the current path and query as redirect', () => {
    expect(
      signInHref({ agency: direct, to: '/login', path: '/booknow/hotels/search', search: '?a=1&b=2' }),
    ).toBe('/login?redirect=%2Fbooknow%2Fhotels%2Fsearch%3Fa%3D1%26b%3D2')
  })

  // §4.14
  it('keeps an existing redirect, and prefers the explicit one', () => {
    const here = { agency: direct, to: '/signup' as const, path: '/login', search: '?redirect=%2Fmytrip' }
    expect(signInHref(here)).toBe('/signup?redirect=%2Fmytrip')
    expect(signInHref({ ...here, redirect: '/?tab=Activities' })).toBe(
      '/signup?redirect=%2F%3Ftab%3DActivities',
    )
  })

  // §2.3.1, §4.15
  it('adds nothing on the public pages (spec §2.3)', () => {
    // The ten of the spec, two of which have a second name.
    expect(publicPages).toHaveLength(12)
    for (const path of publicPages) {
      expect(signInHref({ agency: direct, to: '/login', path, search: '?x=1' })).toBe('/login')
    }
  })

  it('never carries the token of a mailed link along', () => {
    for (const path of ['/verify', '/newPassword'])
      expect(signInHref({ agency: direct, to: '/login', path, search: '?token=abc' })).toBe('/login')
  })

  // §2.3.1
  it('recognises a public page in any spelling', () => {
    for (const path of ['/About/', '//faqs', '/privacy%2Dpolicy']) {
      expect(signInHref({ agency: direct, to: '/signup', path, search: '' }), path).toBe('/signup')
    }
  })

  it('uses the first of repeated parameters', () => {
    const search = '?redirect=%2Fa&redirect=%2Fb'
    expect(signInHref({ agency: direct, to: '/login', path: '/x', search })).toBe('/login?redirect=%2Fa')
  })

  it('drops an excessively long redirect', () => {
    const search = `?token=${'x'.repeat(10_000)}`
    expect(signInHref({ agency: direct, to: '/login', path: '/', search })).toBe('/login')
    expect(signInHref({ agency: sso, to: '/login', path: '/', search: `${search}&plum=true` })).toBe(
      sso.returnUrl,
    )
  })

  // §4.12
  it('leads to the return URL if only single sign-on is allowed', () => {
    expect(signInHref({ agency: sso, to: '/login', path: '/', search: '' })).toBe(
      'https://members.example/start',
    )
  })

  // §2.4.4, §4.13
  it('appends navigateTo for plum=true and for deal links', () => {
    expect(signInHref({ agency: sso, to: '/login', path: '/deal-link', search: '?dealLinkId=7' })).toBe(
      'https://members.example/start?navigateTo=%2Fdeal-link%3FdealLinkId%3D7',
    )
    expect(signInHref({ agency: sso, to: '/login', path: '/', search: '?plum=true' })).toContain(
      'navigateTo=',
    )
    expect(signInHref({ agency: sso, to: '/login', path: '/', search: '?plum=false' })).not.toContain(
      'navigateTo',
    )
  })

  it('does not use a page’s own redirect parameter as the post-login redirect', () => {
    const to = (path: string, search: string) => signInHref({ agency: sso, to: '/login', path, search })
    expect(to('/about', '?redirect=%2Fdashboard')).toBe(sso.returnUrl)
    expect(to('/login', '?dealLinkId=7')).toBe(`${sso.returnUrl}?navigateTo=%2Flogin%3FdealLinkId%3D7`)
  })

  it('stays on the site if SSO users may also sign in directly', () => {
    const both = { ...sso, sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } }
    expect(signInHref({ agency: both, to: '/login', path: '/about', search: '' })).toBe('/login')
  })

  it('keeps the return URL’s query and fragment in their places', () => {
    const agency = { ...sso, returnUrl: 'https://members.example/start?a=1#top' }
    expect(signInHref({ agency, to: '/signup', path: '/deal-link', search: '?dealLinkId=7' })).toBe(
      'https://members.example/start?a=1&navigateTo=%2Fdeal-link%3FdealLinkId%3D7#top',
    )
  })

  it('accepts a query that cannot be decoded', () => {
    expect(signInHref({ agency: direct, to: '/login', path: '/x', search: '?a=%E0%A4%A' })).toContain(
      '/login?redirect=',
    )
  })
})
