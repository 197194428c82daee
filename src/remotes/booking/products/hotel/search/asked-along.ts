import { forClient, readClient } from '../../../spine/for-client.ts'
import { readRateWish, withRateWish } from '../results/rate-wish.ts'

/** Takes what an address says and one that it leads to, and gives that with what goes along: what is asked of rates, and the client. */
export function askedAlong(params: URLSearchParams, href: string): string {
  return forClient(withRateWish(href, readRateWish(params)), readClient(params))
}
