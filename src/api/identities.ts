import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the external accounts linked to this account. */
export const identitiesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/user/identities', null)

/** Requests to link another external account; returns the token that starts the link. */
export const linkIdentity = (client: ApiClient, body: { provider: string; current: string }) =>
  client.POST('/api/user/identities', { body })

/** Unlinks an external account. */
export const removeIdentity = (client: ApiClient, id: string) =>
  client.DELETE('/api/user/identities/{id}', { params: { path: { id } } })
