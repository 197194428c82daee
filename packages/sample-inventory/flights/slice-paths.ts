import type { Airline } from './airlines.ts'
import { airportsAround } from './city-airports.ts'
import { kilometresBetween, type Station } from './flight-atlas.ts'
import { type NetworkSources, type Route, routesBetween } from './network.ts'

/** Routes that follow each other, all of one airline or alliance. */
export interface Path {
  readonly routes: readonly [Route, ...Route[]]
  readonly kilometres: number
}

/** From where to where a slice goes. */
export interface SliceEnds {
  readonly from: readonly Station[]
  readonly to: readonly Station[]
  /** Whether flights of airlines that do not sell together may follow each other; not by default. */
  readonly isSelfTransfer?: boolean
}

const LONGEST_DETOUR = 2.2
const DETOUR_BOUND_KM = 500
/** The shortest paths are searched for flights; with some more for each airline or alliance. */
const MOST_PATHS = 48
const MOST_OF_SELLER = 14

/** Returns the routes without a connection. */
export function directPaths({ from, to }: SliceEnds, sources: NetworkSources): Path[] {
  return from.flatMap((origin) =>
    to.flatMap((destination) =>
      origin === destination
        ? []
        : routesBetween(origin, destination, sources).map((route) => ({
            routes: [route] as const,
            kilometres: route.kilometres,
          })),
    ),
  )
}

/** Returns the shortest paths with one connection, at a hub or between the airports of its city. */
export function pathsOverOneHub(ends: SliceEnds, sources: NetworkSources): Path[] {
  const { outward, inward } = hubRoutes(ends, sources)
  const paths: Path[] = []
  for (const first of outward) {
    for (const at of airportsAround(first.to, sources.atlas)) {
      for (const second of inward.get(at) ?? []) addPath(paths, [first, second], ends)
    }
  }
  return shortest(paths)
}

/** Returns the shortest paths over two hubs of one airline or alliance. */
export function pathsOverTwoHubs(ends: SliceEnds, sources: NetworkSources): Path[] {
  const { outward, inward } = hubRoutes(ends, sources)
  const paths: Path[] = []
  const lastHubs = [...inward.keys()]
  for (const [hub, firsts] of Map.groupBy(outward, ({ to }) => to)) {
    for (const last of lastHubs) {
      const thirds = last === hub ? [] : sellable(firsts, inward.get(last) ?? [])
      if (thirds.length === 0) continue
      for (const second of routesBetween(hub, last, sources)) {
        for (const [first, third] of thirds) addPath(paths, [first, second, third], {})
      }
    }
  }
  return shortest(paths)
}

function hubRoutes({ from, to }: SliceEnds, sources: NetworkSources) {
  const outward: Route[] = []
  const inward = new Map<Station, Route[]>()
  const longest = LONGEST_DETOUR * nearestEnds({ from, to }) + DETOUR_BOUND_KM
  for (const hub of sources.atlas.hubs) {
    const isEnd = from.includes(hub) || to.includes(hub)
    if (isEnd || !isOnTheWay(hub, { from, to }, longest)) continue
    for (const origin of from) outward.push(...routesBetween(origin, hub, sources))
    const back = to.flatMap((destination) => routesBetween(hub, destination, sources))
    if (back.length > 0) inward.set(hub, back)
  }
  return { outward, inward }
}

function isOnTheWay(hub: Station, { from, to }: SliceEnds, longest: number): boolean {
  const least = (stations: readonly Station[]) =>
    Math.min(...stations.map((station) => kilometresBetween(station, hub)))
  return least(from) + least(to) <= longest
}

function nearestEnds({ from, to }: SliceEnds): number {
  return Math.min(...from.flatMap((one) => to.map((other) => kilometresBetween(one, other))))
}

function sellable(firsts: readonly Route[], thirds: readonly Route[]): [Route, Route][] {
  return firsts.flatMap((first) =>
    thirds
      .filter((third) => sellerOf(third.airline) === sellerOf(first.airline))
      .map((third): [Route, Route] => [first, third]),
  )
}

function addPath(
  paths: Path[],
  routes: readonly [Route, ...Route[]],
  { isSelfTransfer = false }: Pick<SliceEnds, 'isSelfTransfer'>,
): void {
  const [first] = routes
  const last = routes.at(-1) ?? first
  if (first.from === last.to) return
  const seller = sellerOf(first.airline)
  if (!isSelfTransfer && routes.some(({ airline }) => sellerOf(airline) !== seller)) return
  const kilometres = routes.reduce((sum, route) => sum + route.kilometres, 0)
  const straight = kilometresBetween(first.from, last.to)
  if (kilometres <= LONGEST_DETOUR * straight + DETOUR_BOUND_KM) paths.push({ routes, kilometres })
}

/** Returns the alliance or airline on whose ticket a flight can be. */
export function sellerOf({ alliance, code }: Airline): string {
  return alliance ?? code
}

function shortest(paths: readonly Path[]): Path[] {
  const sorted = paths.toSorted((a, b) => a.kilometres - b.kilometres)
  const ofSeller = new Map<string, number>()
  return sorted.filter(({ routes }, index) => {
    const seller = sellerOf(routes[0].airline)
    const count = ofSeller.get(seller) ?? 0
    ofSeller.set(seller, count + 1)
    return index < MOST_PATHS || count < MOST_OF_SELLER
  })
}
