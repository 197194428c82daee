import { serialize } from 'hono/utils/cookie'
import { CURRENCY_COOKIE } from '../../../../tenant/currency.ts'
import { LANGUAGE_COOKIE_SECONDS } from '../../../../tenant/language.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'

/**
 * Returns the Set-Cookie value that stores a currency, as the picker in the header does; scripts may read it. Source:
 * spec §4 (Currency).
 */
export function writeCurrencyCookie(currency: string, site: CookieSite): string {
  return serialize(CURRENCY_COOKIE, currency, {
    maxAge: LANGUAGE_COOKIE_SECONDS,
    path: '/',
    sameSite: 'Lax',
    secure: site.secure,
  })
}
