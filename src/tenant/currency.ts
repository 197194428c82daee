/** Name of the cookie that mirrors the stored currency, so that the server renders with it. */
export const CURRENCY_COOKIE = 'livery_currency'

export interface CurrencySources {
  /** `?currency=` */
  query: string | null
  /** `?code=`, a country: says which currency is meant where `currency` names none that is offered. */
  code?: string | null
  /** The stored selection. */
  stored: string | null
  /** What somebody who is signed in prefers. */
  preferred?: string | undefined
  agency: { defaultCurrency: string; defaultCountry: string }
  /** Codes of the currencies the agency offers. */
  offered: readonly string[]
  /** The currency of a country (ISO 3166-1 alpha-2, capitals), where it is known. */
  currencyOf: (country: string) => string | undefined
}

/**
 * The currency prices are shown in: the address's `currency` with `code`, stored selection, the person's preference, the
 * agency's default, that of its country, US dollar; only one that the agency offers. Source: spec §2.4, §4, §9 (currency fallback).
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

/** A code of so many letters in capitals, or nothing. */
function letters(value: string | null | undefined, length: number): string {
  const code = value?.trim() ?? ''
  return code.length === length ? code.toUpperCase() : ''
}
