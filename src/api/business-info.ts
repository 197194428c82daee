import type { BusinessInfo } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for the business information that the owner submitted; null before that (spec §7). */
export const businessInfoQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/business-info', null)

/** Submits the business information. */
export const submitBusinessInfo = (client: ApiClient, body: BusinessInfo) =>
  client.POST('/api/agency/business-info', { body })
