import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { readRateRequest, withRateRequest } from '../results/rate-request.ts'

/** Returns `href` with the rate conditions and the client of the current address. */
export function carrySearch(params: URLSearchParams, href: string): string {
  return withClient(withRateRequest(href, readRateRequest(params)), readClient(params))
}
