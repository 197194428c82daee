import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the list of the agency's additional terms, without their texts. */
export const agencyTermsListQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/terms', null)

/** The query for one of the additional terms. */
export const agencyTermsQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/agency/terms/{id}', { params: { path: { id } } })
