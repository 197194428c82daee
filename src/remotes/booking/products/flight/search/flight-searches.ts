import {
  type FlightSearchCriteria,
  flightSearchHref,
  hasOwnDays,
  readFlightSearch,
} from '../../../../../tenant/flight-search.ts'
import type { SearchKind } from '../../../spine/results/recent-searches.ts'

/** Returns the places of a journey in order: a return is named by its way out. */
export function routeOf({ trip, slices }: Pick<FlightSearchCriteria, 'trip' | 'slices'>): string {
  const [first] = slices
  if (!first) return ''
  if (trip === 'return') return `${first.from.name} ⇄ ${first.to.name}`
  const stops = slices.flatMap(({ from, to }, at) =>
    slices[at - 1]?.to.code === from.code ? [to.name] : [from.name, to.name],
  )
  return stops.join(' → ')
}

/** How recent searches for flights are stored. */
export const flightSearches: SearchKind<FlightSearchCriteria> = {
  key: 'livery_flight_searches',
  nameOf: routeOf,
  hrefOf: flightSearchHref,
  read(params, today) {
    const get = (name: string) => params.get(name)
    const criteria = readFlightSearch(get, today)
    // Days in the past would be read as other ones.
    return criteria && hasOwnDays(get, criteria) ? criteria : null
  },
}
