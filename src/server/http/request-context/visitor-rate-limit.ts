import { Problem } from '../../kernel/errors/problem.ts'
import { createRateLimit, type RateLimitOptions } from '../../kernel/limits/rate-limit.ts'
import { countedAs } from '../../kernel/net/client-network.ts'

/**
 * The identity under which costly work is counted: a visit or person of an agency, and their address; null if
 * unknown.
 */
export interface CountedVisitor {
  agencyId: string
  key: string | null
  address: string | null
}

type Rate = Pick<RateLimitOptions, 'burst' | 'perSecond'>

export interface VisitorRateLimitOptions {
  /** Limits of one visit or person, and of one address, which may be a whole office. */
  visits?: Rate
  addresses: Rate
  /** The text of the refusal. */
  detail: string
}

/**
 * Makes the check that throws 429 with Retry-After for visitors who request costly work faster than people do. It
 * counts by agency and in memory: each server has its own count. Source: security, 19.
 */
export function createVisitorRateLimit({ visits, addresses, detail }: VisitorRateLimitOptions) {
  const ofVisit = visits ? createRateLimit(visits) : () => 0
  const ofAddress = createRateLimit(addresses)
  return ({ agencyId, key, address }: CountedVisitor): void => {
    const wait =
      (key === null ? 0 : ofVisit(`${agencyId} ${key}`)) ||
      (address === null ? 0 : ofAddress(`${agencyId} ${countedAs(address).line}`))
    if (wait > 0)
      throw new Problem({ code: 'rate_limited', detail, headers: { 'retry-after': String(wait) } })
  }
}
