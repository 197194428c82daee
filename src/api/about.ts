import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the About page; it is the first item of `data`. */
export const aboutQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/agency/about-us', null)
