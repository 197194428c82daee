import type { BusinessInfo } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for what the owner told the platform of the agency's business; null until it was handed in (spec §7). */
export const businessInfoQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/business-info', null)

/** Hands it in. */
export const submitBusinessInfo = (client: ApiClient, body: BusinessInfo) =>
  client.POST('/api/agency/business-info', { body })
