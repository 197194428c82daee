import type { LanguageCode } from '../contract/types.ts'

/** Countries in which a further language that the site supports is also official. */
const alsoSpoken = /^(fr-(BE|CA|CH)|de-(BE|LU)|sv-FI|en-(HK|IN|PH|ZA))$/

/** The supported languages (spec §9). */
export const languageCodes: readonly LanguageCode[] = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']

/** Name of the language cookie; it lasts 525,600 minutes (spec §9). */
export const LANGUAGE_COOKIE = 'livery_language'
export const LANGUAGE_COOKIE_SECONDS = 525_600 * 60

export interface LanguageSources {
  /** `?lng=` */
  query: string | null
  cookie: string | null
  /** From local or session storage: only the browser knows it, and mirrors it into the cookie. */
  stored?: string | null
  /** The browser's languages, preferred first. */
  browser?: readonly string[]
  agency: { defaultLanguage: LanguageCode; languages: readonly LanguageCode[] }
}

/**
 * Returns the language of a request: `lng`, cookie, local or session storage, the agency's default on a first visit,
 * then the browser's; English if none is offered. Languages that the agency lacks are skipped. Source: spec §4
 * (Language), §9 (detection order, fallback).
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

/** Returns the language of a tag: `pt` for `pt-BR`, `no` for both written standards of Norwegian. */
function languageOf(tag: string | null | undefined): string | undefined {
  const code = tag?.trim().slice(0, 35).toLowerCase().split(/[-_]/)[0]
  return code === 'nb' || code === 'nn' ? 'no' : code
}

/**
 * Returns the locale of numbers, dates and weeks: the page's language as used in the agency's country (`es` and `MX`
 * give `es-MX`) or, if it is not spoken there, in the flag's country. Digits are 0 to 9 and the calendar is
 * Gregorian, in Arabic too, as on tickets and in addresses.
 */
export function localeOf(language: LanguageCode, agency: { defaultCountry: string }): string {
  return `${language}-${languageRegion(language, agency.defaultCountry)}-u-ca-gregory-nu-latn`
}

/** Writing direction of a language. */
export function directionOf(language: LanguageCode): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * Returns the country (ISO 3166-1 alpha-2) whose flag and number, date and week formats go with a language: the
 * agency's country if it speaks the language, else the tag's, else that of most speakers (CLDR: `ar` in AE gives AE,
 * `ar` in US gives EG). Source: spec §2.6, §9.
 */
export function languageRegion(tag: string, country: string): string {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    const first = new Intl.Locale(`und-${country}`).maximize().language
    // Written Norwegian is named by its standard, `nb`.
    const isFirst = first === language || (first === 'nb' && language === 'no')
    return isFirst || alsoSpoken.test(`${language}-${country}`) ? country : (region ?? country)
  } catch {
    // An operator's own API may send any text as a language.
    return country
  }
}
