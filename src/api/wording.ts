import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency's wording in the client's language. */
export const wordingQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/agency/wording', null)
