import type { Agency, LanguageCode } from '../../../../contract/types.ts'
import { SESSION_SECONDS } from '../../../domain/accounts/sessions/sessions.ts'
import type { CookieSite } from '../../message/cookie-site.ts'
import { writeCurrencyCookie } from './currency-cookie.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import { writeLanguageCookie } from './language-cookie.ts'
import { writeSessionCookie } from './session-cookie.ts'

/** What a sign-in gives a browser. */
export interface NewTokens {
  session: string
  /** By which the browser is known for this account the next time (decision 0005). */
  device: string
}

/**
 * Takes the new tokens and what the person prefers, and gives the cookies of a sign-in, whichever way it was made: session,
 * device, and language and currency where the agency offers them. Source: decision 0079.
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
