import type { PageContext } from '../contract/page.ts'
import type { LanguageCode } from '../contract/types.ts'
import { CURRENCY_COOKIE } from '../tenant/currency.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../tenant/language.ts'

/**
 * Returns whether the cookie holds the language, or any language if none is given; browsers that block cookies return
 * nothing or throw.
 */
export function isStored(language: LanguageCode | ''): boolean {
  try {
    return document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`)
  } catch {
    return false
  }
}

/**
 * Stores the page's language and currency if the address set them: `lng`, and `currency` with `code` (spec §2.4, §4).
 */
export function storeRequested({ agency, language, currency }: PageContext): void {
  if (isRequested('lng')) storeLanguage(language)
  else mirrorLanguage(agency, language)
  if (isRequested('currency') || isRequested('code')) storeCurrency(currency)
}

/** Returns whether the address has a parameter. */
export function isRequested(name: string): boolean {
  return new URLSearchParams(location.search).has(name)
}

/** Returns the unvalidated language from local or session storage. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_COOKIE) ?? sessionStorage.getItem(LANGUAGE_COOKIE)
  } catch {
    return null
  }
}

/**
 * Some browsers delete script cookies within days, so the language in storage is copied back to the cookie and the
 * page reloaded (spec §9).
 */
function mirrorLanguage({ languages }: PageContext['agency'], shown: LanguageCode): void {
  const stored = languages.find((language) => language === storedLanguage())
  if (!stored || stored === shown || isStored('')) return
  writeCookie(LANGUAGE_COOKIE, stored, LANGUAGE_COOKIE_SECONDS)
  if (isStored(stored)) location.reload()
}

/** Stores a language for a year, where the server sees it too. */
export function storeLanguage(language: LanguageCode): void {
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_SECONDS)
  try {
    localStorage.setItem(LANGUAGE_COOKIE, language)
  } catch {
    // Storage is blocked or full; the cookie is enough.
  }
}

/** Stores the chosen currency where the server sees it too. */
export function storeCurrency(currency: string): void {
  writeCookie(CURRENCY_COOKIE, currency, LANGUAGE_COOKIE_SECONDS)
}

/** Clears the stored currency: the home path derives it again (spec §4). */
export function clearStoredCurrency(): void {
  writeCookie(CURRENCY_COOKIE, '', 0)
}

/** Stores a browser preference where the server sees it too. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP, which demo and development allow
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`
  } catch {
    // Cookies are blocked: the choice applies to this page only.
  }
}
