import { forClient, readClient } from '../../../spine/for-client.ts'
import { readRateRequest, withRateRequest } from '../results/rate-request.ts'

/** Returns `href` with the rate conditions and the client of the current address. */
export function carrySearch(params: URLSearchParams, href: string): string {
  return forClient(withRateRequest(href, readRateRequest(params)), readClient(params))
}
