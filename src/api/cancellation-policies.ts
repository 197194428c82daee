import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the cruise lines, with whether the agency has cancellation conditions for each. */
export const cancellationPoliciesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/cruise/cancellation-policies', null)

/** The query for the cancellation conditions of one cruise line. */
export const cancellationPolicyQuery = (client: ApiClient, line: string) =>
  endpointQuery(client, 'get', '/api/cruise/cancellation-policies/{line}', { params: { path: { line } } })
