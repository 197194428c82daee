import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the cruise lines, with whether the agency has cancellation conditions for each. */
export const cancellationPoliciesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/cruise/cancellation-policies', null)

/** The query for the cancellation conditions of one cruise line. */
export const cancellationPolicyQuery = (client: ApiClient, line: string) =>
  endpointQuery(client, 'get', '/api/cruise/cancellation-policies/{line}', { params: { path: { line } } })

/** The query for the list of the agency's additional terms, without their texts. */
export const agencyTermsListQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/terms', null)

/** The query for one of the additional terms. */
export const agencyTermsQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/agency/terms/{id}', { params: { path: { id } } })
