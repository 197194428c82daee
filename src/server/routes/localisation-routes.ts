import { carCountries } from '../countries/car-countries.ts'
import { countryEntries } from '../countries/country-entries.ts'
import { countryOfTimeZone } from '../countries/country-of-time-zone.ts'
import { currencyEntries } from '../countries/currency-entries.ts'
import { offeredCurrencies } from '../countries/offered-currencies.ts'
import type { RatesProvider } from '../rates/rates-provider.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { Routes } from './route.ts'

export interface LocalisationRouteParts {
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
export function localisationRoutes({ rates }: LocalisationRouteParts): Pick<Routes, LocalisationOperations> {
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
      data: { country: caller.country ?? countryOfTimeZone(request.headers.get('timezone') ?? '') },
    }),
    async getExchangeRates() {
      const { base, asOf, source, rates: byCurrency } = await rates.current()
      return { base, asOf, source, rates: { ...byCurrency } }
    },
  }
}
