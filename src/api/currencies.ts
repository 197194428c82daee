import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the currencies of the picker. */
export const enabledCurrenciesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/admin/country/enableCurrencies', null)

/** The query for the countries whose currencies the agency offers. */
export const enabledCountriesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/admin/country/enable', null)

/** The query for all countries. */
export const countriesQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/code', null)
