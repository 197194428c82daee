import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the target of one of the agency's links. */
export const linkQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/links/{id}', { params: { path: { id } } })
