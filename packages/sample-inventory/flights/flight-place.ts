import { stationsOfCity } from './city-airports.ts'
import { type FlightAtlas, kilometresBetween, type Station } from './flight-atlas.ts'

/** An airport, or all airports of a city. */
export interface FlightPlace {
  readonly kind: 'airport' | 'city'
  /** Of an airport (LHR), or of a city with several (LON). */
  readonly code: string
  /** Kilometres; airports as near to it are searched too. */
  readonly within?: number
}

const MOST_AIRPORTS = 8
/** A village's airfield has no flights that a larger airport near it does not have. */
const LEAST_NEARBY_TRAFFIC = 0.3

/** Returns the airports of a place, its own first; none for an unknown code. */
export function stationsOf({ kind, code, within = 0 }: FlightPlace, atlas: FlightAtlas): Station[] {
  const own =
    kind === 'city' ? cityStations(code, atlas) : [atlas.station(code)].filter((one) => one !== null)
  const [centre] = own
  if (centre === undefined || within <= 0) return own.slice(0, MOST_AIRPORTS)
  const near = atlas.stations
    .filter((one) => !own.includes(one) && one.traffic >= LEAST_NEARBY_TRAFFIC)
    .filter((one) => kilometresBetween(centre, one) <= within)
    .toSorted((a, b) => b.traffic - a.traffic)
  return [...own, ...near].slice(0, MOST_AIRPORTS)
}

function cityStations(code: string, atlas: FlightAtlas): Station[] {
  const listed = stationsOfCity(code, atlas)
  if (listed !== null) return listed
  const station = atlas.station(code)
  if (station === null) return []
  const { municipality, countryCode } = station.airport
  const others = atlas.stations.filter(
    ({ airport }) =>
      municipality !== '' && airport.municipality === municipality && airport.countryCode === countryCode,
  )
  return [station, ...others.filter((one) => one !== station)]
}
