import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for where a link of the agency leads. */
export const linkQuery = (client: ApiClient, id: string) =>
  endpointQuery(client, 'get', '/api/links/{id}', { params: { path: { id } } })
