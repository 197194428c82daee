import { serialize } from 'hono/utils/cookie'
import { frameSwitches } from '../../../tenant/frame-request.ts'
import type { CookieSite } from './cookie-site.ts'
import { readCookies } from './read-cookies.ts'

/**
 * Returns the Set-Cookie values by which a page's request hides header or footer for the visit, or shows them again;
 * none if the browser already has the values. Source: spec §2.4, §4.
 */
export function frameCookies(request: Request, site: CookieSite): string[] {
  const { searchParams } = new URL(request.url)
  const held = readCookies(request.headers.get('cookie'))
  return Object.values(frameSwitches).flatMap(({ parameter, cookie }) => {
    const requested = searchParams.get(parameter)
    const isHidden = held[cookie] === '1'
    if (requested === 'true' && !isHidden) return [write(cookie, '1', site)]
    return requested === 'false' && isHidden ? [write(cookie, '', site, 0)] : []
  })
}

/** Returns the Set-Cookie values that remove what hides header and footer. Source: spec §4 (Logout). */
export function clearedFrameCookies(site: CookieSite): string[] {
  return Object.values(frameSwitches).map(({ cookie }) => write(cookie, '', site, 0))
}

function write(name: string, value: string, { secure }: CookieSite, maxAge?: number): string {
  const lasting = maxAge === undefined ? {} : { maxAge }
  return serialize(name, value, { sameSite: 'Lax', path: '/', secure, httpOnly: true, ...lasting })
}
