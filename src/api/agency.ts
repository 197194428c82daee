import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency's wording in the client's language. */
export const wordingQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/agency/wording', null)

/** The query for the agency at this host, including its policy texts. */
export const agencyQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/agency', null)

/** The query for the agency's payment gateway. */
export const paymentGatewayQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/getCurrentPaymentGateway', null)
