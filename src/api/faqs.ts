import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the FAQ page; it is the first item of `data`. */
export const faqsQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/agency/faqs', null)
