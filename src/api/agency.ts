import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the agency at this host, its policy texts included. */
export const agencyQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/agency', null)

/** The query for the payment gateway the agency takes money with. */
export const paymentGatewayQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/getCurrentPaymentGateway', null)
