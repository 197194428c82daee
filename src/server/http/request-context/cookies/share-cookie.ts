import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { readCookie } from '../../http-messages/read-cookies.ts'

/** Every spelling of the cookie's name contains this. */
export const SHARE_COOKIE = 'livery_share'

/** Returns the token of a shared link in a Cookie header, or null. */
export function readShareCookie(header: string | null, site: CookieSite): string | null {
  const token = readCookie(header, nameOf(site))
  return isToken(token) ? token : null
}

/** Returns the Set-Cookie value that stores a shared link until the browser is closed; null ends it. */
export function writeShareCookie(token: string | null, site: CookieSite): string {
  const lasting = token === null ? { maxAge: 0 } : {}
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', ...lasting } as const
  return serialize(nameOf(site), token ?? '', site.secure ? { ...options, secure: true } : options)
}

function nameOf({ secure }: CookieSite): string {
  return secure ? `__Host-${SHARE_COOKIE}` : SHARE_COOKIE
}
