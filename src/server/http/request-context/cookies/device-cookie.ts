import { serialize } from 'hono/utils/cookie'
import { DEVICE_SECONDS } from '../../../domain/accounts/device-repository.ts'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { readCookie } from '../../http-messages/read-cookies.ts'

const DEVICE_COOKIE = '__Host-livery_device'
const PLAIN_DEVICE_COOKIE = 'livery_device'

/**
 * Returns the token of a browser in which an account signed in before, or null. It grants no session. Source: decision
 * 0005.
 */
export function readDeviceCookie(header: string | null, site: CookieSite): string | null {
  const token = readCookie(header, site.secure ? DEVICE_COOKIE : PLAIN_DEVICE_COOKIE)
  return isToken(token) ? token : null
}

/** Returns the Set-Cookie value that stores a browser's token. Log-out leaves it, a later sign-in replaces it. */
export function writeDeviceCookie(token: string, site: CookieSite): string {
  // Lax, so that the browser sends it when an identity provider redirects back.
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: DEVICE_SECONDS } as const
  return site.secure
    ? serialize(DEVICE_COOKIE, token, { ...options, secure: true, path: '/' })
    : serialize(PLAIN_DEVICE_COOKIE, token, options)
}
