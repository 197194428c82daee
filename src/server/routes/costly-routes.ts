import type { OperationId } from '../../contract/operations.gen.ts'
import { whoCalls } from '../booking/who-calls.ts'
import { createVisitorPace } from '../http/visitor-pace.ts'
import type { Call, Routes } from './route.ts'

/** A list of results is asked for once, and again where somebody changes the search. */
const searching = {
  visits: { burst: 60, perSecond: 0.5 },
  addresses: { burst: 300, perSecond: 4 },
  detail: 'Too many searches in a short time. Please try again in a moment.',
}
/** A home asks for each of its products, and again for each place and date. */
const dealing = {
  visits: { burst: 120, perSecond: 2 },
  addresses: { burst: 600, perSecond: 8 },
  detail: 'Deals were asked for faster than anybody reads. Please try again in a moment.',
}
/** People type ten letters a second at most, and forms wait for a pause. */
const suggesting = {
  visits: { burst: 200, perSecond: 5 },
  addresses: { burst: 1200, perSecond: 30 },
  detail: 'Suggestions were asked for faster than anybody types. Please try again in a moment.',
}

const kinds = {
  searchHotels: 'searching',
  searchHotelDeals: 'dealing',
  searchActivityDeals: 'dealing',
  searchCarDeals: 'dealing',
  searchResortDeals: 'dealing',
  getResortAvailability: 'dealing',
  suggestHotelPlaces: 'suggesting',
  suggestActivityPlaces: 'suggesting',
  suggestCarPlaces: 'suggesting',
  suggestAirports: 'suggesting',
  suggestResorts: 'suggesting',
} as const satisfies Partial<Record<OperationId, string>>

type Costly = keyof typeof kinds

/**
 * Takes the routes of what costs most and gives them with 429 for visitors who are faster than people. What a page asks for
 * itself is counted with the page. Source: security, 19.
 */
export function costlyRoutes(routes: Pick<Routes, Costly>): Pick<Routes, Costly> {
  const paces = {
    searching: createVisitorPace(searching),
    dealing: createVisitorPace(dealing),
    suggesting: createVisitorPace(suggesting),
  }
  const entries = Object.entries(kinds).map(([id, kind]) => {
    const route = routes[id as Costly] as (call: Call<OperationId>) => unknown
    const paced = (call: Call<OperationId>) => {
      if (!call.caller.isPage) paces[kind]({ agencyId: call.agency.id, ...whoCalls(call) })
      return route(call)
    }
    return [id, paced]
  })
  return Object.fromEntries(entries) as Pick<Routes, Costly>
}
