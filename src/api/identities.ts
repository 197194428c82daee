import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for which accounts elsewhere let one in. */
export const identitiesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/user/identities', null)

/** Asks to let one more do so; gives the token that begins it. */
export const linkIdentity = (client: ApiClient, body: { provider: string; current: string }) =>
  client.POST('/api/user/identities', { body })

/** Lets one no longer do so. */
export const removeIdentity = (client: ApiClient, id: string) =>
  client.DELETE('/api/user/identities/{id}', { params: { path: { id } } })
