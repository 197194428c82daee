import type { Airport, Geo } from '../../geography/geo.ts'
import { type Airline, airlines } from './airlines.ts'
import { trafficOf } from './airport-traffic.ts'
import { type Region, regionOf } from './region.ts'

/** An airport as the network sees it. */
export interface Station {
  /** Its place in {@link FlightAtlas.stations}. */
  readonly index: number
  readonly airport: Airport
  readonly iata: string
  readonly countryCode: string
  readonly region: Region
  /** Millions of passengers a year, roughly. */
  readonly traffic: number
  /** IANA name. */
  readonly timeZone: string
  /** Unit vector from the centre of the earth. */
  readonly vector: readonly [number, number, number]
  /** The airlines that have a hub here. */
  readonly hubOf: readonly Airline[]
}

/** All airports with scheduled service. */
export interface FlightAtlas {
  readonly stations: readonly Station[]
  /** The airports at which flights connect, busiest first. */
  readonly hubs: readonly Station[]
  station(iata: string): Station | null
}

/** More than half of the way around the earth. */
const EVERYWHERE_MILES = 13_000
const EARTH_KM = 6_371.0088
const RADIANS = Math.PI / 180

const atlases = new WeakMap<Geo, FlightAtlas>()

/** Returns the airports of a geography. They are read once and take about 2 MB. */
export function flightAtlas(geo: Geo): FlightAtlas {
  const known = atlases.get(geo)
  if (known !== undefined) return known
  const atlas = makeAtlas(geo)
  atlases.set(geo, atlas)
  return atlas
}

/** Returns the great-circle distance between two airports in kilometres. */
export function kilometresBetween({ vector: a }: Station, { vector: b }: Station): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
}

function makeAtlas(geo: Geo): FlightAtlas {
  const airports = geo
    .airportsNear({ latitude: 0, longitude: 0 }, EVERYWHERE_MILES, Number.MAX_SAFE_INTEGER)
    .toSorted((a, b) => (a.iata < b.iata ? -1 : 1))
  const stations = airports.map(({ distanceMiles: _, ...airport }, index) => stationOf(airport, index, geo))
  const byCode = new Map(stations.map((station) => [station.iata, station]))
  return {
    stations,
    hubs: stations.filter(({ hubOf }) => hubOf.length > 0).sort((a, b) => b.traffic - a.traffic),
    station: (iata) => byCode.get(iata) ?? null,
  }
}

function stationOf(airport: Airport, index: number, geo: Geo): Station {
  const { iata, countryCode, latitude, longitude } = airport
  const [north, east] = [latitude * RADIANS, longitude * RADIANS]
  return {
    index,
    airport,
    iata,
    countryCode,
    region: regionOf(countryCode),
    traffic: trafficOf(airport),
    timeZone: geo.timeZoneAt(airport),
    vector: [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)],
    hubOf: airlines.filter(({ hubs }) => hubs.includes(iata)),
  }
}
