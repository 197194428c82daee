import type { AirportEntry, Suggestion } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { type EndpointQuery, endpointQuery } from './endpoint-query.ts'

// Places do not move: suggestions stay valid for the whole visit.
const SUGGEST_STALE_TIME = 3_600_000

/** The query for suggestions of places to stay. */
export const hotelPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/v2/hotel/auto-suggest', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for suggestions of places for activities. */
export const activityPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/activities/destinations', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for suggestions of pick-up places. */
export const carPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/car-rental/auto-suggest', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for suggestions of airports. */
export const airportsQuery = (client: ApiClient, search: string) =>
  endpointQuery(client, 'get', '/api/flight/airports', { params: { query: { search } } }, SUGGEST_STALE_TIME)

/** The query for suggestions of resorts and regions. */
export const resortPlacesQuery = (client: ApiClient, query: string) =>
  endpointQuery(client, 'get', '/api/resort/search', { params: { query: { query } } }, SUGGEST_STALE_TIME)

/** What a list of suggestions shows of a place. */
export type ListedPlace = Pick<Suggestion, 'id' | 'type' | 'name' | 'label'>

/** A product's suggestions of places: their query, and where its answer has them. */
export interface PlaceSource<Answer, Place extends ListedPlace = Suggestion> {
  query: (client: ApiClient, text: string) => EndpointQuery<Answer>
  placesOf: (answer: Answer) => readonly Place[]
}

/** An airport, or a city with several, as a flight search takes it. */
export interface AirportPlace extends ListedPlace {
  code: string
  isCity: boolean
}

/** Places to stay, also those of markup rules. */
export const hotelPlaces = source(hotelPlacesQuery, ({ locationSuggestions }) => locationSuggestions)

/** Places where activities are. */
export const activityPlaces = source(activityPlacesQuery, ({ data }) => data)

/** Places where cars are picked up and returned. */
export const carPlaces = source(carPlacesQuery, ({ locations }) => locations)

/** Airports and cities where flights start and end. */
export const flightPlaces = source(airportsQuery, ({ data }) => data.map(airportPlace))

function airportPlace({ iata, name, label, municipality, cityAirports }: AirportEntry): AirportPlace {
  const isCity = cityAirports !== undefined
  const short = isCity || municipality === '' ? name : municipality
  return {
    id: isCity ? `${iata}-all` : iata,
    type: isCity ? 'city' : 'airport',
    // The code next to the name, as tickets have it.
    name: `${short} (${iata})`,
    label: isCity ? `${label} · ${cityAirports.map((airport) => airport.iata).join(', ')}` : label,
    code: iata,
    isCity,
  }
}

function source<Answer, Place extends ListedPlace>(
  query: PlaceSource<Answer, Place>['query'],
  placesOf: PlaceSource<Answer, Place>['placesOf'],
): PlaceSource<Answer, Place> {
  return { query, placesOf }
}
