import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for a booking; always asked anew, since a payment or a deadline changes it. */
export const bookingQuery = (client: ApiClient, reference: string) =>
  endpointQuery(client, 'get', '/api/bookings/{reference}', { params: { path: { reference } } }, 0)

/** Holds what is on hold for longer. */
export const extendHold = (client: ApiClient, reference: string) =>
  client.POST('/api/bookings/{reference}/hold', { params: { path: { reference } }, body: {} })

/** Gives back what is on hold. */
export const releaseHold = (client: ApiClient, reference: string) =>
  client.DELETE('/api/bookings/{reference}/hold', { params: { path: { reference } } })
