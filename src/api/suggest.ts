import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

// Places do not move: what was suggested for a text stays right for the visit.
const SUGGEST_STALE_TIME = 3_600_000

/** The query for places to stay that match a text. */
export const hotelPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/v2/hotel/auto-suggest', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for places for activities that match a text. */
export const activityPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/activities/destinations', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for places to pick a car up that match a text. */
export const carPlacesQuery = (client: ApiClient, text: string) =>
  endpointQuery(client, 'post', '/api/car-rental/auto-suggest', { body: { text } }, SUGGEST_STALE_TIME)

/** The query for airports that match a text. */
export const airportsQuery = (client: ApiClient, search: string) =>
  endpointQuery(client, 'get', '/api/flight/airports', { params: { query: { search } } }, SUGGEST_STALE_TIME)

/** The query for resorts and regions that match a text. */
export const resortPlacesQuery = (client: ApiClient, query: string) =>
  endpointQuery(client, 'get', '/api/resort/search', { params: { query: { query } } }, SUGGEST_STALE_TIME)
