import { Problem } from '../../kernel/errors/problem.ts'
import { createRateLimit, type RateLimitOptions } from '../../kernel/limits/rate-limit.ts'
import { countedAs } from '../../kernel/net/client-network.ts'

/** As whom costly work is counted: a visit or person of an agency, and where they are; null where that is not known. */
export interface CountedVisitor {
  agencyId: string
  key: string | null
  address: string | null
}

type Rate = Pick<RateLimitOptions, 'burst' | 'perSecond'>

export interface VisitorRateLimitOptions {
  /** Of one visit or person, where they are counted, and of one address, where a whole office may be. */
  visits?: Rate
  addresses: Rate
  /** What the refused read. */
  detail: string
}

/**
 * Makes what throws 429 with Retry-After for visitors who ask for costly work faster than people do. It is counted by agency
 * and in memory: each server has its own count. Source: security, 19.
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
