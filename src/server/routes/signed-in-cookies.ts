import type { Agency, LanguageCode } from '../../contract/types.ts'
import type { CookieSite } from '../http/cookie-site.ts'
import { writeSessionCookie } from '../sessions/session-cookie.ts'
import { SESSION_SECONDS } from '../sessions/sessions.ts'
import { writeCurrencyCookie } from './currency-cookie.ts'
import { writeLanguageCookie } from './language-cookie.ts'

/**
 * Takes a new session's token and what the person prefers, and gives the cookies of whoever is let in, by whichever way: the
 * session's, and those of language and currency where there is one that the agency offers. Source: architecture, point 4.
 */
export function signedInCookies(
  token: string,
  prefers: { language?: string | null | undefined; currency?: string | null | undefined },
  { languages }: Pick<Agency, 'languages'>,
  site: CookieSite,
): string[] {
  const language: LanguageCode | undefined = languages.find((code) => code === prefers.language)
  const { currency } = prefers
  return [
    writeSessionCookie(token, SESSION_SECONDS, site),
    ...(language === undefined ? [] : [writeLanguageCookie(language, site)]),
    ...(currency === null || currency === undefined ? [] : [writeCurrencyCookie(currency, site)]),
  ]
}
