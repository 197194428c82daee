import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../message/cookie-site.ts'
import { readCookie } from '../../message/read-cookies.ts'

const SIGN_UP_COOKIE = '__Host-livery_signup'
const PLAIN_SIGN_UP_COOKIE = 'livery_signup'

/** As long as the link of the mail is good. */
const SIGN_UP_SECONDS = 24 * 3600

/**
 * Gives what this browser was marked with when somebody signed up in it, or null. The mailed link proves the address; only
 * with the mark does it also confirm the password that was typed here. Source: security, 7.
 */
export function readSignUpCookie(header: string | null, site: CookieSite): string | null {
  const name = site.secure ? SIGN_UP_COOKIE : PLAIN_SIGN_UP_COOKIE
  const mark = readCookie(header, name)
  return isToken(mark) ? mark : null
}

/** Gives the Set-Cookie value that marks the browser for a day; null takes the mark away. */
export function writeSignUpCookie(mark: string | null, site: CookieSite): string {
  const maxAge = mark === null ? 0 : SIGN_UP_SECONDS
  // It has to come along when the mail's link is followed from another site, as webmail is: the page depends on it.
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge } as const
  return site.secure
    ? serialize(SIGN_UP_COOKIE, mark ?? '', { ...options, secure: true, path: '/' })
    : serialize(PLAIN_SIGN_UP_COOKIE, mark ?? '', options)
}
