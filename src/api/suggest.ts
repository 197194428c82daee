import type { Suggestion } from '../contract/types.ts'
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

/** A product's suggestions of places: their query, and where its answer has them. */
export interface PlaceSource<Answer> {
  query: (client: ApiClient, text: string) => EndpointQuery<Answer>
  placesOf: (answer: Answer) => readonly Suggestion[]
}

/** Places to stay, also those of markup rules. */
export const hotelPlaces = source(hotelPlacesQuery, ({ locationSuggestions }) => locationSuggestions)

/** Places where activities are. */
export const activityPlaces = source(activityPlacesQuery, ({ data }) => data)

/** Places where cars are picked up and returned. */
export const carPlaces = source(carPlacesQuery, ({ locations }) => locations)

function source<Answer>(
  query: PlaceSource<Answer>['query'],
  placesOf: PlaceSource<Answer>['placesOf'],
): PlaceSource<Answer> {
  return { query, placesOf }
}
