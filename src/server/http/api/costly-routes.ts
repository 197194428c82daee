import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { countedCaller } from '../request-context/counted-caller.ts'
import type { Call, Routes } from '../request-context/route.ts'
import { createVisitorRateLimit } from '../request-context/visitor-rate-limit.ts'

/** A visitor asks for a result list once, and again when they change the search. */
const searching = {
  visits: { burst: 60, perSecond: 0.5 },
  addresses: { burst: 300, perSecond: 4 },
  detail: 'Too many searches in a short time. Please try again in a moment.',
}
/** A home page asks for the deals of each product, and again for each place and date. */
const dealing = {
  visits: { burst: 120, perSecond: 2 },
  addresses: { burst: 600, perSecond: 8 },
  detail: 'Too many requests for deals in a short time. Please try again in a moment.',
}
/** People type at most ten letters a second, and forms wait for a pause. */
const suggesting = {
  visits: { burst: 200, perSecond: 5 },
  addresses: { burst: 1200, perSecond: 30 },
  detail: 'Too many requests for suggestions in a short time. Please try again in a moment.',
}

/** A visitor opens a hotel or resort every few seconds; one address may be a whole office. */
const looking = {
  visits: { burst: 120, perSecond: 1 },
  addresses: { burst: 600, perSecond: 5 },
  detail: 'Too many requests for details in a short time. Please try again in a moment.',
}

/** Rate limits of calls to suppliers, by the step of `x-supplier`. */
const rates = { suggest: suggesting, deals: dealing, search: searching, details: looking }

/**
 * Returns the routes with a rate limit on those that ask suppliers for offers: past it, visitors get 429. A page's
 * deals and suggestions are counted with the page; a page with results costs a search. Source: security, 19.
 */
export function costlyRoutes<Given extends Partial<Routes>>(routes: Given): Given {
  const rateLimits = new Map(
    Object.entries(rates).map(([step, rate]) => [step, createVisitorRateLimit(rate)]),
  )
  const entries = Object.entries(routes).map(([id, route]) => {
    const step = operations[id as OperationId].supplier?.step ?? ''
    const rateLimit = rateLimits.get(step)
    const countsPages = step === 'search' || step === 'details'
    return [id, rateLimit ? paced(route as AnyRoute, rateLimit, countsPages) : route]
  })
  return Object.fromEntries(entries) as Given
}

type AnyRoute = (call: Call<OperationId>) => unknown

function paced(
  route: AnyRoute,
  rateLimit: ReturnType<typeof createVisitorRateLimit>,
  countsPages: boolean,
): AnyRoute {
  return (call) => {
    if (countsPages || !call.caller.isPage) rateLimit({ agencyId: call.agency.id, ...countedCaller(call) })
    return route(call)
  }
}
