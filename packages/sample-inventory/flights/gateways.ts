import { type Airline, airlines, alliances } from './airlines.ts'
import { type FlightAtlas, kilometresBetween, type Station } from './flight-atlas.ts'

/** A hub to which an airline flies from an airport whatever the demand. */
export interface Gateway {
  readonly airline: Airline
  readonly hub: Station
}

const LONGEST_FEEDER_KM = 5_000
/** Small aircraft reach no farther than this from a small airport. */
const SMALL_FEEDER_KM = 3_300
const SMALL = 0.15

const known = new WeakMap<Station, readonly Gateway[]>()

/** Returns the gateways of an airport: the best hub of each alliance that has the airport's market as its home. */
export function gatewaysOf(station: Station, atlas: FlightAtlas): readonly Gateway[] {
  const before = known.get(station)
  if (before !== undefined) return before
  const found = alliances.flatMap((alliance) => {
    const members = airlines.filter((one) => one.alliance === alliance && one.home.includes(station.region))
    return bestGateway(station, members, atlas) ?? []
  })
  known.set(station, found)
  return found
}

function bestGateway(station: Station, members: readonly Airline[], atlas: FlightAtlas): Gateway | null {
  const isSmall = station.traffic < SMALL
  const reach = isSmall ? SMALL_FEEDER_KM : LONGEST_FEEDER_KM
  let best: Gateway | null = null
  let least = Number.POSITIVE_INFINITY
  for (const airline of members) {
    for (const code of airline.hubs) {
      const hub = atlas.station(code)
      if (hub === null || hub === station) continue
      const kilometres = kilometresBetween(station, hub)
      // A busy hub is worth a longer flight, and the airport's own country more still.
      const isAbroad = hub.countryCode !== station.countryCode
      const cost = ((kilometres + 250) / hub.traffic ** (isSmall ? 0.35 : 0.5)) * (isAbroad ? 2.2 : 1)
      if (kilometres < 60 || kilometres > reach || cost >= least) continue
      best = { airline, hub }
      least = cost
    }
  }
  return best
}
