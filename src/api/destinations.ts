import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the destinations that the agency presents. */
export const destinationsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/destinations', null)
