import type { ActivitySearch, CarSearch, CurrencyCode, HotelSearch } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

// A visitor who goes back to a tab within five minutes sees the deals already loaded.
const DEALS_STALE_TIME = 300_000

/** The query for hotel deals near a point. */
export const hotelDealsQuery = (client: ApiClient, body: HotelSearch) =>
  endpointQuery(client, 'post', '/api/dealray/deals/hotel-search', { body }, DEALS_STALE_TIME)

/** The query for activity deals near a point. */
export const activityDealsQuery = (client: ApiClient, body: ActivitySearch) =>
  endpointQuery(client, 'post', '/api/dealray/deals/activity-search', { body }, DEALS_STALE_TIME)

/** The query for car deals near a point. */
export const carDealsQuery = (client: ApiClient, body: CarSearch) =>
  endpointQuery(client, 'post', '/api/dealray/deals/car-search', { body }, DEALS_STALE_TIME)

/** The query for resort deals near a point, in a currency. */
export const resortDealsQuery = (
  client: ApiClient,
  body: { lat: number; lon: number },
  currency: CurrencyCode,
) =>
  endpointQuery(
    client,
    'post',
    '/api/resort/properties/deals',
    { params: { query: { currency } }, body },
    DEALS_STALE_TIME,
  )
