import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for where people may sign in with an account they have elsewhere. */
export const ssoProvidersQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/sso/providers', null)
