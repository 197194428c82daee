import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { readCookie } from '../../http-messages/read-cookies.ts'

/** The session cookie's name; the prefix makes browsers insist on Secure, Path=/ and no Domain (security, 4). */
const SESSION_COOKIE = '__Host-livery_session'
const PLAIN_SESSION_COOKIE = 'livery_session'

/**
 * Returns the session token of a Cookie header, or null if it does not have the form of a token. A cookie without
 * prefix counts only on sites that set one.
 */
export function readSessionCookie(header: string | null, site: CookieSite): string | null {
  const name = site.secure ? SESSION_COOKIE : PLAIN_SESSION_COOKIE
  const token = readCookie(header, name)
  return isToken(token) ? token : null
}

/** Returns the Set-Cookie value that stores a session for a number of seconds; 0 ends it. */
export function writeSessionCookie(token: string, seconds: number, site: CookieSite): string {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: seconds } as const
  return site.secure
    ? serialize(SESSION_COOKIE, token, { ...options, secure: true, path: '/' })
    : serialize(PLAIN_SESSION_COOKIE, token, options)
}
