import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internalPath } from './internal-path.ts'
import { isSsoAlone } from './is-sso-alone.ts'
import { loginHref, ssoErrorOf, ssoErrors, ssoStartHref, ssoWayBack, withWayBack } from './sso.ts'

describe('post-login redirect of a provider’s sign-in', () => {
  it('is a path of this site that leads to no sign-in or sign-out', () => {
    for (const path of [
      '/',
      '/about',
      '/booknow/hotels?a=1#b',
      '/ssounds',
      '/loginless',
      '/deal-link?dealLinkId=7',
    ]) {
      expect(ssoWayBack(path)).toBe(path)
    }
    for (const path of [
      '/login',
      '/Login/',
      '//login',
      '/sso/callback?code=1',
      '/social?x',
      '/logout#',
      '/a/../logout',
    ]) {
      expect(ssoWayBack(path)).toBe('/')
    }
    expect(ssoWayBack(null)).toBe('/')
  })

  it('is home for anything that could leave the site', () => {
    const start = fc.constantFrom(
      'https://',
      '//',
      '/\\',
      '\\\\',
      '/%2f',
      '/%5c',
      'javascript:',
      '/\t/',
      'mailto:',
      '',
    )
    fc.assert(
      fc.property(start, fc.webAuthority(), (begin, host) => {
        const way = ssoWayBack(`${begin}${host}`)
        return (
          internalPath(way) !== null && new URL(way, 'https://own.example').origin === 'https://own.example'
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('is passed to the provider’s start, the page and the form, if there is one', () => {
    expect(ssoStartHref('staff', '/about?a=1')).toBe('/sso/start?provider=staff&navigateTo=%2Fabout%3Fa%3D1')
    expect(ssoStartHref('staff', 'https://evil.example')).toBe('/sso/start?provider=staff')
    expect(withWayBack('/sso', '/about')).toBe('/sso?navigateTo=%2Fabout')
    expect(loginHref('/about')).toBe('/login?redirect=%2Fabout')
    expect(loginHref('/logout')).toBe('/login')
  })
})

describe('sign-in error', () => {
  it('is a code of the list, never a text from the address', () => {
    for (const word of ssoErrors) expect(ssoErrorOf(word)).toBe(word)
    for (const word of [null, '', 'DENIED', 'constructor', '<b>hi</b>', 'denied '])
      expect(ssoErrorOf(word)).toBeNull()
  })
})

it('recognises an agency whose only sign-in is single sign-on, with or without its own site', () => {
  expect(isSsoAlone({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } })).toBe(true)
  expect(isSsoAlone({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } })).toBe(false)
  expect(isSsoAlone({ sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false } })).toBe(false)
})
