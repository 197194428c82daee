import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the languages the agency offers. */
export const languagesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/languages', null)
