/** Name of the cookie that mirrors the stored currency, so that the server renders with it. */
export const CURRENCY_COOKIE = 'livery_currency'

export interface CurrencySources {
  /** `?currency=` */
  query: string | null
  /** The stored selection. */
  stored: string | null
  agency: { defaultCurrency: string }
  /** Codes the agency offers. */
  offered: readonly string[]
}

/**
 * The currency prices are shown in: query, stored selection, the agency's default, US dollar; only one that the agency
 * offers. Source: spec §2.4, §9 (currency fallback).
 */
export function resolveCurrency({ query, stored, agency, offered }: CurrencySources): string {
  const known = (value: string | null) => {
    const code = value?.trim().toUpperCase() ?? ''
    return offered.includes(code) ? code : null
  }
  return known(query) ?? known(stored) ?? known(agency.defaultCurrency) ?? 'USD'
}
