import type { LanguageCode } from '../contract/types.ts'
import { languageRegion } from './language-region.ts'

/** The supported languages (spec §9). */
export const languageCodes: readonly LanguageCode[] = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']

/** Name of the language cookie; it lasts 525,600 minutes (spec §9). */
export const LANGUAGE_COOKIE = 'livery_language'
export const LANGUAGE_COOKIE_SECONDS = 525_600 * 60

export interface LanguageSources {
  /** `?lng=` */
  query: string | null
  cookie: string | null
  /** Local or session storage: only the browser knows it, and mirrors it into the cookie. */
  stored?: string | null
  /** What the browser is set to, the best liked first. */
  browser?: readonly string[]
  agency: { defaultLanguage: LanguageCode; languages: readonly LanguageCode[] }
}

/**
 * The language of a request: `lng`, cookie, local or session storage; on a first visit, which has none of them, the
 * agency's default before the browser's own; English where nothing is offered. A value outside the agency's languages is
 * passed over. Source: spec §4 (Language), §9 (detection order, fallback).
 */
export function resolveLanguage({
  query,
  cookie,
  stored,
  browser = [],
  agency,
}: LanguageSources): LanguageCode {
  for (const value of [query, cookie, stored, agency.defaultLanguage, ...browser]) {
    const code = languageOf(value)
    const offered = agency.languages.find((language) => language === code)
    if (offered) return offered
  }
  return 'en'
}

/** The language of a tag: `pt-BR` gives `pt`; both written standards of Norwegian give `no`. */
function languageOf(tag: string | null | undefined): string | undefined {
  const code = tag?.trim().slice(0, 35).toLowerCase().split(/[-_]/)[0]
  return code === 'nb' || code === 'nn' ? 'no' : code
}

/**
 * The locale numbers, dates and weeks are written in: the page's language as it is used in the agency's country where
 * that speaks it (`es` and `MX` give `es-MX`, with its commas and points), else where most who speak it are, as the flag
 * beside the language says. Digits are 0 to 9 and the calendar is the Gregorian everywhere, in Arabic
 * too: what is booked is written as hotels, tickets and the addresses of searches write it.
 */
export function localeOf(language: LanguageCode, agency: { defaultCountry: string }): string {
  return `${language}-${languageRegion(language, agency.defaultCountry)}-u-ca-gregory-nu-latn`
}

/** Writing direction of a language. */
export function directionOf(language: LanguageCode): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
