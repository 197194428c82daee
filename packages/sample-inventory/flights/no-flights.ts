import type { NoFlight } from '../../../src/server/domain/suppliers/flight-shapes.ts'
import { sliceItineraries } from './connections.ts'
import { cheapestFare } from './fare-options.ts'
import {
  dayOf,
  endsOf,
  type FlightCriteria,
  isAccepted,
  isInTime,
  type RequestedSlice,
} from './flight-criteria.ts'
import type { NetworkSources } from './network.ts'
import { seatsFor } from './passengers.ts'
import { directPaths, pathsOverOneHub, pathsOverTwoHubs } from './slice-paths.ts'

const MOST_CONNECTIONS = 2

/** Returns why a search finds no offer: the reason of its first slice that has none. */
export function noFlightReason(criteria: FlightCriteria, network: NetworkSources, today: number): NoFlight {
  for (const slice of criteria.slices) {
    const reason = reasonOfSlice(slice, criteria, network, today)
    if (reason !== null) return reason
  }
  // Each slice has flights, but no airline or alliance has all of them.
  return 'airlines_do_not_fly'
}

function reasonOfSlice(
  slice: RequestedSlice,
  criteria: FlightCriteria,
  network: NetworkSources,
  today: number,
): NoFlight | null {
  const ends = endsOf(slice, network.atlas, criteria.separateTickets)
  const day = dayOf(slice)
  const { maximumConnections, cabin, passengers } = criteria
  const found = sliceItineraries({ ...ends, day, maximumConnections }, network)
  if (found.length === 0) {
    const others = sliceItineraries({ ...ends, day, maximumConnections: MOST_CONNECTIONS }, network)
    if (others.length > 0) return 'only_with_connections'
    const searches = [directPaths, pathsOverOneHub, pathsOverTwoHubs].slice(0, maximumConnections + 1)
    return searches.some((search) => search(ends, network).length > 0) ? 'no_flights_that_day' : 'no_flights'
  }
  const inTime = found.filter((itinerary) => isInTime(slice, itinerary))
  if (inTime.length === 0) return 'times_do_not_fit'
  const accepted = inTime.filter((itinerary) => isAccepted(criteria, itinerary))
  if (accepted.length === 0) return 'airlines_do_not_fly'
  const party = { seats: seatsFor(passengers), today }
  return accepted.some((itinerary) => cheapestFare(itinerary, cabin, party) !== null) ? null : 'no_seats'
}
