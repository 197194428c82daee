import type { CarCriteria, CarOffer, CarPriceQuery, CarQuery, CarSearchPart } from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { type FoundOffers, searchQuery } from './search-lines.ts'

const STALE_TIME = 300_000

type CarSearchDone = Omit<Extract<CarSearchPart, { kind: 'done' }>, 'kind' | 'total' | 'isSample'>

/** The cars of a search so far, with the charged days and the reason if there is none. */
export type FoundCars = FoundOffers<CarOffer> & Partial<CarSearchDone>

/** The query for cars for a rental. */
export const carSearchQuery = (client: ApiClient, body: CarCriteria) =>
  searchQuery<CarOffer, CarSearchDone, '/api/car-rental/search', CarCriteria>({
    path: '/api/car-rental/search',
    body,
    send: (signal) => client.POST('/api/car-rental/search', { body, signal, parseAs: 'stream' }),
  })

/** The query for a car with its covers and extras. */
export const carQuery = (client: ApiClient, body: CarQuery) =>
  endpointQuery(client, 'post', '/api/car-rental/details', { body }, STALE_TIME)

/** The query for the price of a rate with extras, and for the key that books both. */
export const carPriceQuery = (client: ApiClient, body: CarPriceQuery) =>
  endpointQuery(client, 'post', '/api/car-rental/price', { body }, STALE_TIME)

/** The query for the countries that a driver can live in; the same for the whole visit. */
export const carCountriesQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/car-rental/findCountries/EN', null, Number.POSITIVE_INFINITY)
