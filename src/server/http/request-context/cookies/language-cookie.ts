import { serialize } from 'hono/utils/cookie'
import type { LanguageCode } from '../../../../contract/types.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../../../../tenant/language.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'

/** Returns the Set-Cookie value that stores a language for 525,600 minutes; scripts may read it. Source: spec §9. */
export function writeLanguageCookie(language: LanguageCode, site: CookieSite): string {
  return serialize(LANGUAGE_COOKIE, language, {
    maxAge: LANGUAGE_COOKIE_SECONDS,
    path: '/',
    sameSite: 'Lax',
    secure: site.secure,
  })
}
