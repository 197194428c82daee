import type { LanguageCode } from '../contract/types.ts'

/** The supported languages (spec §9). */
export const languageCodes: readonly LanguageCode[] = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']

/** Name of the language cookie; it lasts 525,600 minutes (spec §9). */
export const LANGUAGE_COOKIE = 'livery_language'
export const LANGUAGE_COOKIE_SECONDS = 525_600 * 60

export interface LanguageSources {
  /** `?lng=` */
  query: string | null
  cookie: string | null
  agency: { defaultLanguage: LanguageCode; languages: readonly LanguageCode[] }
}

/**
 * The language of a request: `lng`, then the cookie, then the agency's default. A value outside the agency's
 * languages is passed over. Source: spec §4 (Language), §9 (detection order); a first visit takes the agency's default.
 */
export function resolveLanguage({ query, cookie, agency }: LanguageSources): LanguageCode {
  const offered = (value: string | null) => {
    const code = value?.trim().toLowerCase().split(/[-_]/)[0]
    const known = code === 'nb' || code === 'nn' ? 'no' : code
    return agency.languages.find((language) => language === known) ?? null
  }
  return offered(query) ?? offered(cookie) ?? agency.defaultLanguage
}

/**
 * The locale numbers and dates are written in: the page's language as it is used in the agency's country (`es` and `MX`
 * give `es-MX`, with its commas and points). Digits are 0 to 9 and the calendar is the Gregorian everywhere, in Arabic
 * too: what is booked is written as hotels, tickets and the addresses of searches write it.
 */
export function localeOf(language: LanguageCode, agency: { defaultCountry: string }): string {
  return `${language}-${agency.defaultCountry}-u-ca-gregory-nu-latn`
}

/** Writing direction of a language. */
export function directionOf(language: LanguageCode): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
