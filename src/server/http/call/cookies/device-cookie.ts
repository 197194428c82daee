import { serialize } from 'hono/utils/cookie'
import { DEVICE_SECONDS } from '../../../domain/accounts/device-repository.ts'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../message/cookie-site.ts'
import { readCookie } from '../../message/read-cookies.ts'

const DEVICE_COOKIE = '__Host-livery_device'
const PLAIN_DEVICE_COOKIE = 'livery_device'

/** Gives the token of a browser in which an account signed in before, or null. It signs nobody in. Source: decision 0005. */
export function readDeviceCookie(header: string | null, site: CookieSite): string | null {
  const token = readCookie(header, site.secure ? DEVICE_COOKIE : PLAIN_DEVICE_COOKIE)
  return isToken(token) ? token : null
}

/** Gives the Set-Cookie value that keeps a browser's token. Log-out leaves it, a later sign-in replaces it. */
export function writeDeviceCookie(token: string, site: CookieSite): string {
  // Lax: the page of an identity provider leads back with it.
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: DEVICE_SECONDS } as const
  return site.secure
    ? serialize(DEVICE_COOKIE, token, { ...options, secure: true, path: '/' })
    : serialize(PLAIN_DEVICE_COOKIE, token, options)
}
