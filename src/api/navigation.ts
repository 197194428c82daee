import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency's navigation items. */
export const navigationQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/navigations', null)
