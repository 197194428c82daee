import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internalPath } from './internal-path.ts'
import { requiresSso } from './requires-sso.ts'
import {
  agencySite,
  loginHref,
  ssoErrorOf,
  ssoErrors,
  ssoRedirect,
  ssoStartHref,
  withRedirect,
} from './sso.ts'

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
      expect(ssoRedirect(path)).toBe(path)
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
      expect(ssoRedirect(path)).toBe('/')
    }
    expect(ssoRedirect(null)).toBe('/')
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
        const target = ssoRedirect(`${begin}${host}`)
        return (
          internalPath(target) !== null &&
          new URL(target, 'https://own.example').origin === 'https://own.example'
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('is passed to the provider’s start, the page and the form, if there is one', () => {
    expect(ssoStartHref('staff', '/about?a=1')).toBe('/sso/start?provider=staff&navigateTo=%2Fabout%3Fa%3D1')
    expect(ssoStartHref('staff', 'https://evil.example')).toBe('/sso/start?provider=staff')
    expect(withRedirect('/sso', '/about')).toBe('/sso?navigateTo=%2Fabout')
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
  expect(requiresSso({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } })).toBe(true)
  expect(requiresSso({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } })).toBe(false)
  expect(requiresSso({ sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false } })).toBe(false)
})

describe('agency’s own site', () => {
  it('is where an agency’s people log in, unless that is this site’s home or /sso', () => {
    for (const url of [
      'https://members.example/start',
      'https://members.example/sso',
      '/ssounds',
      '/about?a=1',
    ])
      expect(agencySite(url)).toBe(url)
    for (const url of ['', '/', '/?a=1', '/#top', '/sso', '/SSO/', '/sso?navigateTo=%2Fabout'])
      expect(agencySite(url)).toBeNull()
  })
})
