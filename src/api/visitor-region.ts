import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the country the visitor seems to be in; the same for the visit. */
export const visitorRegionQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/visitor-region', null, Number.POSITIVE_INFINITY)
