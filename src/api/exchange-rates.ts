import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the exchange rates relative to USD. */
export const exchangeRatesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/multi-currency/exchange', null, 600_000)
