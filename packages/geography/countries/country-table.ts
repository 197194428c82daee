import { countries } from 'countries-list'
import { currencies } from 'countries-list/currencies'

export interface CountryRow {
  readonly code: string
  /** The country's first currency; some have several (Panama: PAB and USD). */
  readonly currency: string
}

/** Territories without an ISO code of their own or without inhabitants. */
const leftOut = new Set(['AC', 'TA', 'AQ', 'BV', 'HM', 'TF', 'GS', 'UM', 'IO'])

/** The country-to-currency table of spec §3, in code order, from countries-list. */
export const countryTable: readonly CountryRow[] = Object.entries(countries)
  .filter(([code, country]) => country.currency.length > 0 && !leftOut.has(code))
  .map(([code, country]) => ({ code, currency: country.currency[0] ?? '' }))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

const currencyByCountry = new Map(countryTable.map(({ code, currency }) => [code, currency]))

/** Returns a country's first currency; the code is in capitals. */
export function currencyOf(country: string): string | undefined {
  return currencyByCountry.get(country)
}

/** Returns the short sign of an ISO 4217 code (`$`, `kr`, `د.إ` as AED), or the code itself if it has none. */
export function currencySymbol(currency: string): string {
  return Object.hasOwn(currencies, currency)
    ? currencies[currency as keyof typeof currencies].symbol
    : currency
}
