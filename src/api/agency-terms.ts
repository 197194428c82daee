import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency's terms beside the general ones, without their texts. */
export const agencyTermsListQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/terms', null)

/** The query for one of them. */
export const agencyTermsQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/agency/terms/{id}', { params: { path: { id } } })
