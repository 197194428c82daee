import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../message/cookie-site.ts'
import { readCookie } from '../message/read-cookies.ts'

const SSO_COOKIE = '__Host-livery_sso'
const PLAIN_SSO_COOKIE = 'livery_sso'

/** Seconds from going to the provider until the way back has to be found. */
export const SSO_SECONDS = 10 * 60

/**
 * Gives what this browser was marked with when it went to a provider, or null. Whoever comes back without it began
 * elsewhere: an address with somebody else's answer signs nobody in. Source: security, 4.
 */
export function readSsoCookie(header: string | null, site: CookieSite): string | null {
  const name = site.secure ? SSO_COOKIE : PLAIN_SSO_COOKIE
  const mark = readCookie(header, name)
  return isToken(mark) ? mark : null
}

/** Gives the Set-Cookie value that marks the browser for ten minutes; null takes the mark away. */
export function writeSsoCookie(mark: string | null, site: CookieSite): string {
  const maxAge = mark === null ? 0 : SSO_SECONDS
  // Lax goes along when the provider's page leads back, since that is a navigation the person sees.
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge } as const
  return site.secure
    ? serialize(SSO_COOKIE, mark ?? '', { ...options, secure: true, path: '/' })
    : serialize(PLAIN_SSO_COOKIE, mark ?? '', options)
}
