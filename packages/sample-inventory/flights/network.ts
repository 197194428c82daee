import { mix, unit } from '../random.ts'
import { type Airline, airlines } from './airlines.ts'
import { type FlightAtlas, kilometresBetween, type Station } from './flight-atlas.ts'
import { gatewaysOf } from './gateways.ts'

/** An airline's flights from one airport to another. */
export interface Route {
  readonly airline: Airline
  readonly from: Station
  readonly to: Station
  readonly kilometres: number
  /** 1 to 56, in each direction. */
  readonly weekly: number
  /** Whether its times follow the banks of the departure airport; otherwise those of the arrival airport. */
  readonly isFromHub: boolean
}

export interface NetworkSources {
  readonly atlas: FlightAtlas
  readonly seed: number
}

const NEAREST_KM = 60
/** The farthest flight without a technical stop. */
export const FARTHEST_NONSTOP_KM = 15_000
const FARTHEST_KM = 17_400
const LOW_COST_KM = 4_200
const MOST_WEEKLY = 56
/** Only the busiest markets have flights with a technical stop. */
const STOPPING_TRAFFIC = 40
const MAIN_HUB_TRAFFIC = 40
/** A market of this demand has flights of every airline with a hub at one end. */
const SURE_SCORE = 6

/** Returns the routes from one airport to another, of all airlines. The same airlines fly back. */
export function routesBetween(from: Station, to: Station, sources: NetworkSources): Route[] {
  const kilometres = kilometresBetween(from, to)
  if (kilometres < NEAREST_KM || kilometres > FARTHEST_KM) return []
  const routes: Route[] = []
  for (const airline of candidates(from, to)) {
    const isFromHub = from.hubOf.includes(airline)
    const weekly = weeklyFlights(airline, from, to, kilometres, sources)
    if (weekly > 0) routes.push({ airline, from, to, kilometres, weekly, isFromHub })
  }
  return routes
}

function candidates(from: Station, to: Station): readonly Airline[] {
  if (from.hubOf.length === 0 && to.hubOf.length === 0 && Math.min(from.traffic, to.traffic) < 5) return []
  return airlines.filter(
    (airline) =>
      from.hubOf.includes(airline) ||
      to.hubOf.includes(airline) ||
      (airline.home.includes(from.region) && airline.home.includes(to.region)),
  )
}

function weeklyFlights(
  airline: Airline,
  from: Station,
  to: Station,
  kilometres: number,
  { atlas, seed }: NetworkSources,
): number {
  const [hub, other] = from.hubOf.includes(airline) ? [from, to] : [to, from]
  const luck = unit(mix(mix(seed, pairOf(from, to)), airlineSeed(airline)))
  const score = demandOf(from, to, kilometres)
  if (airline.kind === 'low_cost') return lowCostFlights(airline, hub, other, { kilometres, luck, score })
  if (kilometres > FARTHEST_NONSTOP_KM && Math.min(from.traffic, to.traffic) < STOPPING_TRAFFIC) return 0
  if (!hub.hubOf.includes(airline)) {
    const isDomestic = from.countryCode === to.countryCode && isCountryOf(airline, from, atlas)
    // Full-service airlines fly past their hubs only in the largest markets of their country.
    return isDomestic && score > 14 && luck < 0.4 ? rounded(score * luck * 4) : 0
  }
  return hubFlights(airline, hub, other, { kilometres, luck, score }, atlas)
}

/** Flights of a full-service airline between its hub and another airport. */
function hubFlights(
  airline: Airline,
  hub: Station,
  other: Station,
  { kilometres, luck, score }: Market,
  atlas: FlightAtlas,
): number {
  const isHome = airline.home.includes(other.region)
  const isGateway =
    isHome && gatewaysOf(other, atlas).some((gate) => gate.hub === hub && gate.airline === airline)
  const flights = score * 1.5 * (0.6 + 0.8 * luck)
  if (other.hubOf.includes(airline)) return rounded(Math.max(flights, kilometres < 6_000 ? 14 : 7))
  if (isGateway) return rounded(Math.max(flights, other.traffic < 0.05 ? 7 : 14))
  if (isAllianceRoute(airline, hub, other)) return rounded(Math.max(flights, 7))
  const least = isHome ? 6 : other.traffic < 9 ? Number.POSITIVE_INFINITY : 9
  return score >= SURE_SCORE || flights * luck ** 0.3 >= least ? rounded(flights) : 0
}

/** Alliances fly between the main hubs of their members, so that most journeys have at most two connections. */
function isAllianceRoute(airline: Airline, hub: Station, other: Station): boolean {
  const isMain = ({ hubs: all }: Airline, { iata, traffic }: Station) =>
    all[0] === iata || traffic >= MAIN_HUB_TRAFFIC
  return (
    airline.alliance !== null &&
    isMain(airline, hub) &&
    other.hubOf.some((one) => one.alliance === airline.alliance && isMain(one, other))
  )
}

interface Market {
  readonly kilometres: number
  /** From 0 up to 1, stable for the airline and the pair. */
  readonly luck: number
  readonly score: number
}

function lowCostFlights(
  airline: Airline,
  hub: Station,
  other: Station,
  { kilometres, luck, score }: Market,
): number {
  if (kilometres > LOW_COST_KM || !airline.home.includes(other.region)) return 0
  if (!hub.hubOf.includes(airline)) return luck < 0.2 && score > 4.5 ? rounded(score * luck * 5) : 0
  return score * (0.4 + luck) > 2.5 ? rounded(score * 0.9 * luck) : 0
}

function isCountryOf({ hubs }: Airline, { countryCode }: Station, atlas: FlightAtlas): boolean {
  return atlas.station(hubs[0] ?? '')?.countryCode === countryCode
}

/** Demand of a market: the larger both airports and the nearer, the higher; most below 1, the largest about 60. */
function demandOf(from: Station, to: Station, kilometres: number): number {
  const near = kilometres < 250 ? 0.25 + (0.75 * (kilometres - NEAREST_KM)) / 190 : 1
  const far = kilometres > 1_500 ? (1_500 / kilometres) ** 0.75 : 1
  const bond = from.countryCode === to.countryCode ? 1 : from.region === to.region ? 0.55 : 0.42
  return Math.sqrt(from.traffic * to.traffic) * near * far * bond
}

function rounded(flights: number): number {
  return Math.min(MOST_WEEKLY, Math.max(1, flights < 7 ? Math.round(flights) : 7 * Math.round(flights / 7)))
}

/** The same for both directions. */
export function pairOf(from: Station, to: Station): number {
  const [low, high] = from.index < to.index ? [from.index, to.index] : [to.index, from.index]
  return low * 8_192 + high
}

/** Returns the number of an airline in seeds. */
export function airlineSeed({ code }: Airline): number {
  return code.charCodeAt(0) * 256 + code.charCodeAt(1)
}
