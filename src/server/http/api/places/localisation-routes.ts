import { compareNames } from '../../../../../packages/geography/countries/compare-names.ts'
import { countryName } from '../../../../../packages/geography/countries/country-name.ts'
import { countryTable, currencySymbol } from '../../../../../packages/geography/countries/country-table.ts'
import { flagEmoji, flagUnicode } from '../../../../../packages/geography/countries/flag-emoji.ts'
import { flagUrl } from '../../../../../packages/geography/countries/flag-url.ts'
import { timeZoneCountry } from '../../../../../packages/geography/countries/time-zone-country.ts'
import type { CarCountry, Country, CurrencyEntry } from '../../../../contract/types.ts'
import { offeredCurrencies } from '../../../../tenant/offered-currencies.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { RatesProvider } from '../../../domain/exchange-rates/rates-provider.ts'
import type { Routes } from '../../request-context/route.ts'

/** Currencies of several countries whose code does not start with the code of one of them. */
const homes: Readonly<Record<string, string>> = { XAF: 'CM', XOF: 'SN', XCD: 'AG', XCG: 'CW', XPF: 'PF' }

export interface LocalisationRouteDependencies {
  rates: RatesProvider
}

type LocalisationOperations =
  | 'getCountries'
  | 'getEnabledCountries'
  | 'getEnabledCurrencies'
  | 'getExchangeRates'
  | 'getCarCountries'
  | 'getVisitorRegion'

/** Makes the routes for countries, the agency's currencies and exchange rates. Source: spec §3, §7. */
export function localisationRoutes({
  rates,
}: LocalisationRouteDependencies): Pick<Routes, LocalisationOperations> {
  const offered = async (agency: ResolvedAgency) =>
    offeredCurrencies(agency.currencies, (await rates.current()).rates)
  return {
    getCountries: ({ language }) => ({ data: countryEntries(language) }),
    getCarCountries: ({ language }) => ({ data: carCountries(language) }),
    getEnabledCountries: async ({ agency, language }) => ({
      data: countryEntries(language, await offered(agency)),
    }),
    getEnabledCurrencies: async ({ agency, language }) => ({
      data: currencyEntries(await offered(agency), language),
    }),
    getVisitorRegion: ({ caller, request }) => ({
      data: { country: caller.country ?? timeZoneCountry(request.headers.get('timezone') ?? '') },
    }),
    async getExchangeRates() {
      const { base, asOf, source, rates: byCurrency } = await rates.current()
      return { base, asOf, source, rates: { ...byCurrency } }
    },
  }
}

/**
 * Returns the countries in which a driver can live, sorted by name in a language (GET
 * /api/car-rental/findCountries/EN, spec §7).
 */
export function carCountries(language: string): CarCountry[] {
  return countryTable
    .map(({ code }) => ({ name: countryName(code, language), code }))
    .sort(compareNames(language))
}

/**
 * Returns every country with its currency and flag, sorted by its name in a language (GET /api/code, spec §3, §7).
 * With currencies, returns only the countries that use one of them (GET /api/admin/country/enable).
 */
export function countryEntries(language: string, currencies?: readonly string[]): Country[] {
  const wanted = currencies && new Set(currencies)
  return countryTable
    .filter((row) => !wanted || wanted.has(row.currency))
    .map(({ code, currency }) => ({
      name: countryName(code, language),
      code,
      currency,
      symbol: currencySymbol(currency),
      image: flagUrl(code),
      emoji: flagEmoji(code),
      unicode: flagUnicode(code),
    }))
    .sort(compareNames(language))
}

/**
 * Returns one entry for each offered currency (ISO 4217) in code order, so that AED comes first if offered (GET
 * /api/admin/country/enableCurrencies, spec §3). The code's country represents a currency; the European Union
 * represents the euro.
 */
export function currencyEntries(currencies: readonly string[], language: string): CurrencyEntry[] {
  return [...currencies].sort().map((currency) => {
    const code = homeOf(currency)
    return {
      name: countryName(code, language),
      code,
      currency,
      symbol: currencySymbol(currency),
      image: flagUrl(code),
    }
  })
}

function homeOf(currency: string): string {
  const named = homes[currency]
  if (named) return named
  const code = currency.slice(0, 2)
  const users = countryTable.filter((row) => row.currency === currency)
  // In ISO 4217 a national currency's code starts with its country's: DKK of DK, EUR of EU.
  if (code === 'EU' || users.length === 0 || users.some((row) => row.code === code)) return code
  return users[0]?.code ?? code
}
