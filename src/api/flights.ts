import type {
  Airline,
  FlightAirport,
  FlightCalendarQuery,
  FlightCriteria,
  FlightOffer,
  FlightPriceQuery,
  FlightQuery,
  FlightSearchPart,
  Itinerary,
  SeatMapQuery,
} from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { type FoundOffers, searchQuery } from './search-lines.ts'

const STALE_TIME = 300_000

type OffersLine = Extract<FlightSearchPart, { kind: 'offers' }>
type FlightSearchDone = Omit<Extract<FlightSearchPart, { kind: 'done' }>, 'kind' | 'total' | 'isSample'>

/** The flights, airports and airlines of a search so far, by their ids and codes. */
export interface FoundPieces {
  /** Of every price; ISO 4217. */
  currency: OffersLine['currency']
  itineraries: Readonly<Record<string, Itinerary>>
  airports: Readonly<Record<string, FlightAirport>>
  airlines: Readonly<Record<string, Airline>>
}

/** The journeys of a search so far, with the usual price and the reason if there is none. */
export type FoundFlights = FoundOffers<FlightOffer> & Partial<FlightSearchDone & FoundPieces>

/** The query for journeys. */
export const flightSearchQuery = (client: ApiClient, body: FlightCriteria) =>
  searchQuery<FlightOffer, FlightSearchDone & FoundPieces, '/api/flight/search', FlightCriteria>({
    path: '/api/flight/search',
    body,
    send: (signal) => client.POST('/api/flight/search', { body, signal, parseAs: 'stream' }),
    gather: (found, line) => gatherPieces(found as Partial<FoundPieces>, line as OffersLine),
  })

/** Returns the pieces of earlier lines with those of another line. */
export function gatherPieces(
  found: Partial<FoundPieces>,
  line: Pick<OffersLine, keyof FoundPieces>,
): FoundPieces {
  const byKey = <Piece>(pieces: readonly Piece[], keyOf: (piece: Piece) => string) =>
    Object.fromEntries(pieces.map((piece) => [keyOf(piece), piece]))
  return {
    currency: line.currency,
    itineraries: { ...found.itineraries, ...byKey(line.itineraries, ({ id }) => id) },
    airports: { ...found.airports, ...byKey(line.airports, ({ code }) => code) },
    airlines: { ...found.airlines, ...byKey(line.airlines, ({ code }) => code) },
  }
}

/** The query for the cheapest total of each day. */
export const flightCalendarQuery = (client: ApiClient, body: FlightCalendarQuery) =>
  endpointQuery(client, 'post', '/api/flight/calendar', { body }, STALE_TIME)

/** The query for a journey with its fares and services. */
export const flightQuery = (client: ApiClient, body: FlightQuery) =>
  endpointQuery(client, 'post', '/api/flight/details', { body }, STALE_TIME)

/** The query for the price of a fare with services and seats, and for the key that books them. */
export const flightPriceQuery = (client: ApiClient, body: FlightPriceQuery) =>
  endpointQuery(client, 'post', '/api/flight/price', { body }, STALE_TIME)

// Seats are taken while people choose.
const SEATS_STALE_TIME = 60_000

/** The query for the seat maps of a journey. */
export const flightSeatsQuery = (client: ApiClient, body: SeatMapQuery) =>
  endpointQuery(client, 'post', '/api/flight/seats', { body }, SEATS_STALE_TIME)
