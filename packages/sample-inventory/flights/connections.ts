import { isConnecting, LONGEST_CONNECTION } from './connection-times.ts'
import type { Flight } from './flight.ts'
import { type Itinerary, itineraryOf } from './itinerary.ts'
import type { NetworkSources, Route } from './network.ts'
import { flightsOn } from './schedule.ts'
import { selectItineraries } from './select-itineraries.ts'
import { directPaths, type Path, pathsOverOneHub, pathsOverTwoHubs, type SliceEnds } from './slice-paths.ts'
import { localOf, MINUTES_PER_DAY } from './zone-clock.ts'

export interface SliceRequest extends SliceEnds {
  /** Number of the local day of the departure. */
  readonly day: number
  readonly maximumConnections: number
}

/** Two connections are searched if there are fewer itineraries than this with one at most. */
const ENOUGH = 40
/** For each flight, the connecting ones that arrive first. */
const CONNECTING_FLIGHTS = 2

/**
 * Yields the itineraries of a slice in three stages: nonstop, with one connection, with two. Each connection respects
 * the least and the longest time, and no itinerary is worse in everything than another of its airline.
 */
export function* searchSlice(request: SliceRequest, sources: NetworkSources): Generator<Itinerary[]> {
  const flights = flightsOfDay(sources)
  const nonstop = directPaths(request, sources).flatMap((path) => itinerariesOf(path, request.day, flights))
  yield nonstop
  if (request.maximumConnections < 1) return
  const withOne = pathsOverOneHub(request, sources).flatMap((path) =>
    itinerariesOf(path, request.day, flights),
  )
  const good = selectItineraries(withOne, nonstop)
  yield good
  if (request.maximumConnections < 2 || nonstop.length + good.length >= ENOUGH) return
  const withTwo = pathsOverTwoHubs(request, sources).flatMap((path) =>
    itinerariesOf(path, request.day, flights),
  )
  yield selectItineraries(withTwo, [...nonstop, ...good])
}

/** Returns the itineraries of a slice, the earliest first. */
export function sliceItineraries(request: SliceRequest, sources: NetworkSources): Itinerary[] {
  return [...searchSlice(request, sources)]
    .flat()
    .sort((a, b) => a.flights[0].departs - b.flights[0].departs || (a.id < b.id ? -1 : 1))
}

/** Returns the itineraries on some paths on a day, without a search of others. */
export function itinerariesOn(paths: readonly Path[], day: number, sources: NetworkSources): Itinerary[] {
  const flights = flightsOfDay(sources)
  return paths.flatMap((path) => itinerariesOf(path, day, flights))
}

type FlightsOfDay = (route: Route, day: number) => readonly Flight[]

/** Remembers the flights of a search's routes, for as long as the search lasts. */
function flightsOfDay(sources: NetworkSources): FlightsOfDay {
  const known = new Map<string, readonly Flight[]>()
  return (route, day) => {
    const key = `${route.airline.code}${route.from.iata}${route.to.iata}${day}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = flightsOn(route, day, sources)
    known.set(key, found)
    return found
  }
}

function itinerariesOf({ routes: [first, ...rest] }: Path, day: number, flights: FlightsOfDay): Itinerary[] {
  return flights(first, day).flatMap((flight) =>
    rest
      .reduce<readonly (readonly [Flight, ...Flight[]])[]>(
        (begun, route) => begun.flatMap((flown) => continued(flown, route, flights)),
        [[flight]],
      )
      .map(itineraryOf),
  )
}

function continued(
  flown: readonly [Flight, ...Flight[]],
  route: Route,
  flights: FlightsOfDay,
): (readonly [Flight, ...Flight[]])[] {
  const last = flown.at(-1) ?? flown[0]
  const arrival = localOf(last.arrives, route.from.timeZone)
  const [from, until] = [arrival, arrival + LONGEST_CONNECTION].map((at) => Math.floor(at / MINUTES_PER_DAY))
  const next: Flight[] = []
  for (let day = from ?? 0; day <= (until ?? 0); day += 1) next.push(...flights(route, day))
  return next
    .filter((flight) => isConnecting(last, flight))
    .sort((a, b) => a.arrives - b.arrives)
    .slice(0, CONNECTING_FLIGHTS)
    .map((flight) => [...flown, flight])
}
