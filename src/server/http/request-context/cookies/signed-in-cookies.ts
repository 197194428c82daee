import type { Agency, LanguageCode } from '../../../../contract/types.ts'
import { SESSION_SECONDS } from '../../../domain/accounts/sessions/sessions.ts'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { writeCurrencyCookie } from './currency-cookie.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import { writeLanguageCookie } from './language-cookie.ts'
import { writeSessionCookie } from './session-cookie.ts'

/** The data of a sign-in's cookies. */
export interface NewTokens {
  session: string
  /** The token by which the account recognises the browser next time (decision 0005). */
  device: string
}

/**
 * Returns the cookies of any kind of sign-in from the new tokens and the person's preferences: session, device, and
 * the language and currency if the agency offers them. Source: decision 0079.
 */
export function signedInCookies(
  { session, device }: NewTokens,
  prefers: { language?: string | null | undefined; currency?: string | null | undefined },
  { languages }: Pick<Agency, 'languages'>,
  site: CookieSite,
): string[] {
  const language: LanguageCode | undefined = languages.find((code) => code === prefers.language)
  const { currency } = prefers
  return [
    writeSessionCookie(session, SESSION_SECONDS, site),
    writeDeviceCookie(device, site),
    ...(language === undefined ? [] : [writeLanguageCookie(language, site)]),
    ...(currency === null || currency === undefined ? [] : [writeCurrencyCookie(currency, site)]),
  ]
}
