import { forClient, readClient } from '../../../spine/for-client.ts'
import { readRateRequest, withRateRequest } from '../results/rate-request.ts'

/** Takes what an address says and one that it leads to, and gives that with what goes along: what is asked of rates, and the client. */
export function carrySearch(params: URLSearchParams, href: string): string {
  return forClient(withRateRequest(href, readRateRequest(params)), readClient(params))
}
