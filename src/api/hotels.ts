import type { HotelCriteria, HotelOffer, HotelQuery, HotelSearchPart } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { type FoundOffers, searchQuery } from './search-lines.ts'

const STALE_TIME = 300_000

type HotelSearchDone = Omit<Extract<HotelSearchPart, { kind: 'done' }>, 'kind' | 'total' | 'isSample'>

/** The hotels of a search so far, with the place near the search point and nearby towns. */
export type FoundHotels = FoundOffers<HotelOffer> & Partial<HotelSearchDone>

/** The query for hotels for a stay. */
export const hotelSearchQuery = (client: ApiClient, body: HotelCriteria) =>
  searchQuery<HotelOffer, HotelSearchDone, '/api/hotels/search', HotelCriteria>({
    path: '/api/hotels/search',
    body,
    send: (signal) => client.POST('/api/hotels/search', { body, signal, parseAs: 'stream' }),
  })

/** The query for a hotel, and for its rates if a stay is given. */
export const hotelQuery = (client: ApiClient, body: HotelQuery) =>
  endpointQuery(client, 'post', '/api/hotels/details', { body }, STALE_TIME)
