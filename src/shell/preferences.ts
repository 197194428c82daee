import type { PageContext } from '../contract/page.ts'
import type { LanguageCode } from '../contract/types.ts'
import { CURRENCY_COOKIE } from '../tenant/currency.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../tenant/language.ts'

/** Whether the browser's cookie holds the language, or any where none is named; one that blocks cookies says nothing or throws. */
export function isStored(language: LanguageCode | ''): boolean {
  try {
    return document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`)
  } catch {
    return false
  }
}

/** Keeps the page's language and currency where the address asked for them: `lng`, and `currency` with `code` (spec §2.4, §4). */
export function storeRequested({ agency, language, currency }: PageContext): void {
  if (isRequested('lng')) storeLanguage(language)
  else mirrorLanguage(agency, language)
  if (isRequested('currency') || isRequested('code')) storeCurrency(currency)
}

/** Whether the address has a parameter. */
export function isRequested(name: string): boolean {
  return new URLSearchParams(location.search).has(name)
}

/** The language that local or session storage holds, whatever it is. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_COOKIE) ?? sessionStorage.getItem(LANGUAGE_COOKIE)
  } catch {
    return null
  }
}

/** Some browsers drop a script's cookies within days: what storage remembers goes back into the cookie, and the server is asked again (spec §9). */
function mirrorLanguage({ languages }: PageContext['agency'], shown: LanguageCode): void {
  const stored = languages.find((language) => language === storedLanguage())
  if (!stored || stored === shown || isStored('')) return
  writeCookie(LANGUAGE_COOKIE, stored, LANGUAGE_COOKIE_SECONDS)
  if (isStored(stored)) location.reload()
}

/** Keeps a language for a year, where the server sees it too. */
export function storeLanguage(language: LanguageCode): void {
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_SECONDS)
  try {
    localStorage.setItem(LANGUAGE_COOKIE, language)
  } catch {
    // Storage is blocked or full: the cookie does.
  }
}

/** Keeps the chosen currency where the server sees it too. */
export function storeCurrency(currency: string): void {
  writeCookie(CURRENCY_COOKIE, currency, LANGUAGE_COOKIE_SECONDS)
}

/** Clears the stored currency: the home path derives it anew (spec §4). */
export function clearStoredCurrency(): void {
  writeCookie(CURRENCY_COOKIE, '', 0)
}

/** Keeps a preference of the browser where the server sees it too. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http, which demo and development allow
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`
  } catch {
    // Cookies are blocked: the choice holds for this page.
  }
}
