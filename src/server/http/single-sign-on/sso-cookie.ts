import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../http-messages/cookie-site.ts'
import { readCookie } from '../http-messages/read-cookies.ts'

const SSO_COOKIE = '__Host-livery_sso'
const PLAIN_SSO_COOKIE = 'livery_sso'

/** Seconds that a person may spend at the provider. */
export const SSO_SECONDS = 10 * 60

/**
 * Returns this browser's mark from the start at the provider, or null. Without it the attempt began elsewhere:
 * another person's redirect address must start no session. Source: security, 4.
 */
export function readSsoCookie(header: string | null, site: CookieSite): string | null {
  const name = site.secure ? SSO_COOKIE : PLAIN_SSO_COOKIE
  const mark = readCookie(header, name)
  return isToken(mark) ? mark : null
}

/** Returns the Set-Cookie value that marks the browser for ten minutes; null removes the mark. */
export function writeSsoCookie(mark: string | null, site: CookieSite): string {
  const maxAge = mark === null ? 0 : SSO_SECONDS
  // Lax, so that the browser sends it with the provider's redirect, which is a top-level navigation.
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge } as const
  return site.secure
    ? serialize(SSO_COOKIE, mark ?? '', { ...options, secure: true, path: '/' })
    : serialize(PLAIN_SSO_COOKIE, mark ?? '', options)
}
