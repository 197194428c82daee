import { type CountedCall, whoCalls } from '../booking/who-calls.ts'
import { createPace } from '../http/pace.ts'
import { Problem } from '../http/problem.ts'

// Whoever compares looks at a hotel every few seconds; of an address there may be a whole office.
const visits = { burst: 120, perSecond: 1 }
const addresses = { burst: 600, perSecond: 5 }

/**
 * Makes what throws 429 for whoever looks at hotels faster than people do. Looking stores nothing, so neither does its
 * count: each server has its own. Source: security design, 19.
 */
export function lookPace(): (call: CountedCall) => void {
  const [ofVisit, ofAddress] = [createPace(visits), createPace(addresses)]
  return (call) => {
    const { key, address } = whoCalls(call)
    const wait = ofVisit(`${call.agency.id} ${key}`) || (address === null ? 0 : ofAddress(address))
    if (wait === 0) return
    throw new Problem({
      code: 'rate_limited',
      detail: 'Hotels were looked at faster than anybody reads. Try again in a moment.',
      headers: { 'retry-after': String(wait) },
    })
  }
}
