import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { readCookie } from '../../http-messages/read-cookies.ts'

const SIGN_UP_COOKIE = '__Host-livery_signup'
const PLAIN_SIGN_UP_COOKIE = 'livery_signup'

/** As long as the mailed link is valid. */
const SIGN_UP_SECONDS = 24 * 3600

/**
 * Returns this browser's mark from a sign-up, or null. The mailed link verifies the address; only with the mark does
 * it also confirm the password that was typed here. Source: security, 7.
 */
export function readSignUpCookie(header: string | null, site: CookieSite): string | null {
  const name = site.secure ? SIGN_UP_COOKIE : PLAIN_SIGN_UP_COOKIE
  const mark = readCookie(header, name)
  return isToken(mark) ? mark : null
}

/** Returns the Set-Cookie value that marks the browser for a day; null removes the mark. */
export function writeSignUpCookie(mark: string | null, site: CookieSite): string {
  const maxAge = mark === null ? 0 : SIGN_UP_SECONDS
  // Lax, because the mailed link may be followed from another site, such as webmail.
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge } as const
  return site.secure
    ? serialize(SIGN_UP_COOKIE, mark ?? '', { ...options, secure: true, path: '/' })
    : serialize(PLAIN_SIGN_UP_COOKIE, mark ?? '', options)
}
