import { type CountedVisitor, createVisitorRateLimit } from '../request-context/visitor-rate-limit.ts'

/** Throws 429 for a caller who asks for availability, or books, faster than a reseller's customers do. */
export type OctoRateLimits = Readonly<Record<'asking' | 'booking', (caller: CountedVisitor) => void>>

const detail = 'Too many calls in a short time. Try again in a moment.'

/** Makes the limits of `/octo`: for each reseller of an agency, and for each address without a key. Source: security, 19. */
export function octoRateLimits(): OctoRateLimits {
  const asking = { burst: 600, perSecond: 5 }
  const booking = { burst: 600, perSecond: 10 }
  return {
    asking: createVisitorRateLimit({ visits: asking, addresses: asking, detail }),
    booking: createVisitorRateLimit({ visits: booking, addresses: booking, detail }),
  }
}
