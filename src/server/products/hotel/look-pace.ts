import { type CountedCall, whoCalls } from '../../booking/who-calls.ts'
import { createVisitorPace } from '../../http/visitor-pace.ts'

/**
 * Makes what throws 429 for visitors who look at hotels faster than people do: a visit looks at one every few seconds, an
 * address may be a whole office. Source: security design, 19.
 */
export function lookPace(): (call: CountedCall) => void {
  const pace = createVisitorPace({
    visits: { burst: 120, perSecond: 1 },
    addresses: { burst: 600, perSecond: 5 },
    detail: 'Hotels were looked at faster than anybody reads. Try again in a moment.',
  })
  return (call) => pace({ agencyId: call.agency.id, ...whoCalls(call) })
}
