import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the single sign-on providers. */
export const ssoProvidersQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/sso/providers', null)
