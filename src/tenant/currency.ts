/** The cookie that mirrors the stored currency, so that the server renders with it. */
export const CURRENCY_COOKIE = 'livery_currency'

export interface CurrencySources {
  /** `?currency=` */
  query: string | null
  /** `?code=`, a country: it selects the currency if `currency` names none that is offered. */
  code?: string | null
  /** The stored selection. */
  stored: string | null
  /** The signed-in user's preference. */
  preferred?: string | undefined
  agency: { defaultCurrency: string; defaultCountry: string }
  /** Codes of the currencies the agency offers. */
  offered: readonly string[]
  /** The currency of a country (ISO 3166-1 alpha-2, capitals), if known. */
  currencyOf: (country: string) => string | undefined
}

/**
 * Returns the currency of shown prices: the address's `currency` and `code`, the stored selection, the user's
 * preference, the agency's default, that of its country, US dollar. Only a currency that the agency offers counts.
 * Source: spec §2.4, §4, §9 (currency fallback).
 */
export function resolveCurrency(sources: CurrencySources): string {
  const { query, code, stored, preferred, agency, offered, currencyOf } = sources
  const known = (value: string | null | undefined) => offered.find((one) => one === letters(value, 3))
  return (
    known(query) ??
    known(currencyOf(letters(code, 2))) ??
    known(stored) ??
    known(preferred) ??
    known(agency.defaultCurrency) ??
    known(currencyOf(agency.defaultCountry)) ??
    'USD'
  )
}

/** A code of `length` capital letters, or nothing. */
function letters(value: string | null | undefined, length: number): string {
  const code = value?.trim() ?? ''
  return code.length === length ? code.toUpperCase() : ''
}
