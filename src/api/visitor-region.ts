import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the visitor's probable country; the same for the whole visit. */
export const visitorRegionQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/visitor-region', null, Number.POSITIVE_INFINITY)
