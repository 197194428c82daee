import { serialize } from 'hono/utils/cookie'
import { isToken } from '../../../domain/accounts/sessions/is-token.ts'
import type { CookieSite } from '../../message/cookie-site.ts'
import { readCookie } from '../../message/read-cookies.ts'

/** Any spelling of the cookie has this in it. */
export const SHARE_COOKIE = 'livery_share'

/** Gives the token of a shared link that a Cookie header carries, or null. */
export function readShareCookie(header: string | null, site: CookieSite): string | null {
  const token = readCookie(header, nameOf(site))
  return isToken(token) ? token : null
}

/** Gives the Set-Cookie value that holds a shared link until the browser is closed; null ends it. */
export function writeShareCookie(token: string | null, site: CookieSite): string {
  const lasting = token === null ? { maxAge: 0 } : {}
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', ...lasting } as const
  return serialize(nameOf(site), token ?? '', site.secure ? { ...options, secure: true } : options)
}

function nameOf({ secure }: CookieSite): string {
  return secure ? `__Host-${SHARE_COOKIE}` : SHARE_COOKIE
}
