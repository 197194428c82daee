import type { AgencyMarkups, MarkupRule } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency's markup rules. It is refetched at each visit, since a colleague may have changed them. */
export const markupsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/markups', null, 0)

/**
 * Replaces all markup rules, based on a revision. If that is no longer the current one, throws an ApiError with
 * status 412.
 */
export const putMarkups = async (
  client: ApiClient,
  revision: AgencyMarkups['revision'],
  rules: MarkupRule[],
) =>
  (
    await client.PUT('/api/agency/markups', {
      body: { rules },
      headers: { 'if-match': `"${revision}"` },
    })
  ).data?.data
