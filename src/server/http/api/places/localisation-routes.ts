import { offeredCurrencies } from '../../../../../packages/geography/countries/offered-currencies.ts'
import { timeZoneCountry } from '../../../../../packages/geography/countries/time-zone-country.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { RatesProvider } from '../../../domain/exchange-rates/rates-provider.ts'
import type { Routes } from '../../call/route.ts'
import { carCountries } from './car-countries.ts'
import { countryEntries } from './country-entries.ts'
import { currencyEntries } from './currency-entries.ts'

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
