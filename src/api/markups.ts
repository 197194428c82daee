import type { AgencyMarkups, MarkupRule } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for what the agency adds to wholesale rates; asked anew at each visit, since a colleague may have changed it. */
export const markupsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/markups', null, 0)

/** Changes all rules at once, from the revision they were made from. Where they are others by now it is an ApiError of status 412. */
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
