import { describe, expect, it } from 'vitest'
import { publicPages, signInHref } from './sign-in.ts'

const direct = { sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false }, returnUrl: '' }
const sso = {
  sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
  returnUrl: 'https://members.example/start',
}

describe('the way to login and signup (spec §4)', () => {
  // §4.14
  it('carries the current path and query as redirect', () => {
    expect(
      signInHref({ agency: direct, to: '/login', path: '/booknow/hotels/search', search: '?a=1&b=2' }),
    ).toBe('/login?redirect=%2Fbooknow%2Fhotels%2Fsearch%3Fa%3D1%26b%3D2')
  })

  // §4.14
  it('keeps the redirect that is there, and prefers the explicit one', () => {
    const here = { agency: direct, to: '/signup' as const, path: '/login', search: '?redirect=%2Fmytrip' }
    expect(signInHref(here)).toBe('/signup?redirect=%2Fmytrip')
    expect(signInHref({ ...here, redirect: '/?tab=Activities' })).toBe(
      '/signup?redirect=%2F%3Ftab%3DActivities',
    )
  })

  // §2.3.1, §4.15
  it('adds nothing on the public pages (spec §2.3)', () => {
    // The ten of the spec, two of which are also written in another way.
    expect(publicPages).toHaveLength(12)
    for (const path of publicPages) {
      expect(signInHref({ agency: direct, to: '/login', path, search: '?x=1' })).toBe('/login')
    }
  })

  it('carries no mailed link along, whose token belongs in no other address', () => {
    for (const path of ['/verify', '/newPassword'])
      expect(signInHref({ agency: direct, to: '/login', path, search: '?token=abc' })).toBe('/login')
  })

  // §2.3.1
  it('knows a public page however it is typed', () => {
    for (const path of ['/About/', '//faqs', '/privacy%2Dpolicy']) {
      expect(signInHref({ agency: direct, to: '/signup', path, search: '' }), path).toBe('/signup')
    }
  })

  it('takes the first of repeated parameters', () => {
    const search = '?redirect=%2Fa&redirect=%2Fb'
    expect(signInHref({ agency: direct, to: '/login', path: '/x', search })).toBe('/login?redirect=%2Fa')
  })

  it('leaves a way back of absurd length behind', () => {
    const search = `?token=${'x'.repeat(10_000)}`
    expect(signInHref({ agency: direct, to: '/login', path: '/', search })).toBe('/login')
    expect(signInHref({ agency: sso, to: '/login', path: '/', search: `${search}&plum=true` })).toBe(
      sso.returnUrl,
    )
  })

  // §4.12
  it('leads to the return URL where only single sign-on is allowed', () => {
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

  it('takes no page’s own redirect parameter for a way back', () => {
    const to = (path: string, search: string) => signInHref({ agency: sso, to: '/login', path, search })
    expect(to('/about', '?redirect=%2Fdashboard')).toBe(sso.returnUrl)
    expect(to('/login', '?dealLinkId=7')).toBe(`${sso.returnUrl}?navigateTo=%2Flogin%3FdealLinkId%3D7`)
  })

  it('stays on the site where SSO users may also sign in directly', () => {
    const both = { ...sso, sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } }
    expect(signInHref({ agency: both, to: '/login', path: '/about', search: '' })).toBe('/login')
  })

  it('keeps query and fragment of the return URL in their places', () => {
    const agency = { ...sso, returnUrl: 'https://members.example/start?a=1#top' }
    expect(signInHref({ agency, to: '/signup', path: '/deal-link', search: '?dealLinkId=7' })).toBe(
      'https://members.example/start?a=1&navigateTo=%2Fdeal-link%3FdealLinkId%3D7#top',
    )
  })

  it('survives a query that cannot be decoded', () => {
    expect(signInHref({ agency: direct, to: '/login', path: '/x', search: '?a=%E0%A4%A' })).toContain(
      '/login?redirect=',
    )
  })
})
