// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPath, replacePath, replaceWithStored } from '../platform/leave-page.ts'
import { redirect } from '../server/http/http-messages/redirect.ts'
import { signInHref } from '../tenant/sign-in.ts'
import { loginHref, ssoRedirect, ssoStartHref, withRedirect } from '../tenant/sso.ts'
import { storedLink, withDealLinkId } from '../tenant/stored-link.ts'
import { asStored, within } from '../tenant/stored-target.ts'
import { leaveForSignup } from './auth/leave-for-signup.ts'
import {
  CHECKOUT_ENTRY,
  keepSignupRedirect,
  SIGNUP_REDIRECT,
  takePostLoginRedirect,
  takeSignupRedirect,
} from './post-login-redirect.ts'

const OWN = 'https://own.example'
const direct = { sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false }, returnUrl: '' }
const ssoOnly = {
  sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
  returnUrl: 'https://members.example/start',
}

/** Every place that stores an address to follow later, and every place that follows one (security, 13). */
const written: Record<string, (hostile: string) => string | null> = {
  'the redirect parameter, taken over from the address': (hostile) =>
    parameter(
      signInHref({ agency: direct, to: '/signup', path: '/login', search: asQuery(hostile) }),
      'redirect',
    ),
  'the redirect parameter, named by a part of the site': (hostile) =>
    parameter(
      signInHref({ agency: direct, to: '/login', path: '/', search: '', redirect: hostile }),
      'redirect',
    ),
  'the redirect parameter of a page that asks for signing in': (hostile) =>
    parameter(signInHref({ agency: direct, to: '/login', path: hostile, search: '' }), 'redirect'),
  'navigateTo of an agency with single sign-on': (hostile) =>
    parameter(
      signInHref({ agency: ssoOnly, to: '/login', path: hostile, search: '?plum=true' }),
      'navigateTo',
    ),
  'navigateTo of a provider’s way in': (hostile) => parameter(ssoStartHref('x', hostile), 'navigateTo'),
  'navigateTo of the pages that choose one': (hostile) =>
    parameter(withRedirect('/sso', hostile), 'navigateTo'),
  'the redirect parameter of the form beside them': (hostile) => parameter(loginHref(hostile), 'redirect'),
  'the checkout to come back to': (hostile) => {
    leaveForSignup({ pathname: hostile, search: '?token=1' }, Date.now())
    return JSON.parse(localStorage.getItem(CHECKOUT_ENTRY) ?? '{"url":null}').url
  },
  'the way back that waits for the mailed link': (hostile) => {
    keepSignupRedirect(hostile)
    return localStorage.getItem(SIGNUP_REDIRECT)
  },
}

const followed: Record<string, (hostile: string) => string | null> = {
  'the redirect parameter': (hostile) => takePostLoginRedirect(hostile, Date.now()),
  'the stored checkout': (hostile) => {
    const entry = { isCheckout: true, url: hostile, storedAt: Date.now() }
    localStorage.setItem(CHECKOUT_ENTRY, JSON.stringify(entry))
    return takePostLoginRedirect(null, Date.now())
  },
  'the way back that waited for the mailed link': (hostile) => {
    localStorage.setItem(SIGNUP_REDIRECT, hostile)
    return takeSignupRedirect()
  },
  '/url/{id}': (hostile) => storedLink([{ id: 'x', to: hostile }], 'x', '2026-01-01')?.to ?? null,
  '/deal-link': (hostile) => {
    const link = storedLink([{ id: 'x', to: hostile }], 'x', '2026-01-01')
    return link && withDealLinkId(link, 'x')
  },
  'the way back from a provider': ssoRedirect,
  'a page opened by script': (hostile) => left(() => openPath(hostile)),
  'a page put in place of this one': (hostile) => left(() => replacePath(hostile)),
  'the return URL after log-out, and a stored link in the browser': (hostile) =>
    left(() => replaceWithStored(asStored(hostile))),
  'the server’s redirects': (hostile) => redirect(302, asStored(hostile)).headers.get('location'),
  'the server’s redirects to what was asked for': (hostile) =>
    redirect(302, within(hostile)).headers.get('location'),
}

/** Addresses of other sites: an agency may store one, but an address of the site must not carry one. */
const absolute = [
  'https://evil.example',
  'HTTPS://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'http://evil.example',
  'https://own.example@evil.example',
  'https://own.example.evil.example/about',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example\\@own.example',
  ' https://evil.example',
  'https://evil.example#/about',
  'ftp://evil.example',
]

/** Functions that follow only addresses stored by the agency; their types differ. */
const ofStored: readonly string[] = [
  '/url/{id}',
  '/deal-link',
  'the return URL after log-out, and a stored link in the browser',
  'the server’s redirects',
]

/** A few thousand variants of another site's address. */
const hostiles = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2f',
  ...fc.sample(
    fc
      .tuple(
        fc.constantFrom(
          '/',
          '//',
          '/.',
          '/..',
          '/a/..',
          '/%2e',
          '/%2E%2e',
          '/%2f',
          '/%5c',
          '/\t',
          '/\\',
          '/\uff0f',
        ),
        fc.constantFrom('/', '//', '\\', '%2f', '%5C', '%252f', '\n/', '\u2215', '\u200b/', '/%2e%2e//'),
        fc.constantFrom(
          'evil.example',
          'user@evil.example',
          'user:pw@evil.example:8443',
          '[::1]',
          'evil。example',
        ),
        fc.constantFrom('', '/', '/about', '?redirect=/about', '#/about'),
      )
      .map((segments) => segments.join('')),
    { numRuns: 2500, seed: 7 },
  ),
]

function leaves(target: string): boolean {
  const url = new URL(target, OWN)
  return url.origin !== OWN || url.pathname.startsWith('//')
}

function asQuery(redirect: string): string {
  return `?${new URLSearchParams({ redirect: redirect.toWellFormed() })}`
}

function parameter(href: string, name: string): string | null {
  return new URL(href, OWN).searchParams.get(name)
}

function left(leave: () => void): string | null {
  const go = vi.fn<(to: string) => void>()
  vi.stubGlobal('location', { assign: go, replace: go })
  leave()
  vi.unstubAllGlobals()
  return go.mock.calls[0]?.[0] ?? null
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('a text is no destination until its source is declared', () => {
  // @ts-expect-error: it may come out of a request
  expect(redirect(302, 'https://evil.example').status).toBe(302)
  // @ts-expect-error: likewise in the browser
  expect(left(() => replaceWithStored('https://evil.example'))).toBe('https://evil.example')
})

describe.each([
  ['written down in', written],
  ['followed from', followed],
])('an address that leaves the site is not %s', (_, sinks) => {
  it.each(Object.entries(sinks))('%s', (name, sink) => {
    for (const hostile of ofStored.includes(name) ? hostiles : [...absolute, ...hostiles]) {
      localStorage.clear()
      const target = sink(hostile)
      if (target !== null && leaves(target)) expect.fail(`${JSON.stringify(hostile)} led to ${target}`)
    }
  })

  it.each(Object.entries(sinks))('%s, but an address of the site is', (_name, sink) => {
    localStorage.clear()
    expect(sink('/booknow/hotels/search')).toMatch(/^\/booknow\/hotels\/search/)
  })
})
