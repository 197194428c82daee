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

type BookingsAsked = Parameters<typeof endpointQuery<'get', '/api/bookings'>>[3]['params']['query']

/** The query for one's own bookings, or the agency's for who works there; always asked anew. */
export const bookingsQuery = (client: ApiClient, query: BookingsAsked) =>
  endpointQuery(client, 'get', '/api/bookings', { params: { query } }, 0)

/** Asks what the cancellation of an item costs now. */
export const quoteCancellation = async (client: ApiClient, reference: string, itemId: string) =>
  (
    await client.POST('/api/bookings/{reference}/cancellation-quote', {
      params: { path: { reference } },
      body: { itemId },
    })
  ).data?.data

/** Cancels for just what was quoted. The same key again gives the same answer. */
export const cancelBooking = async (client: ApiClient, reference: string, quoteId: string, key: string) =>
  (
    await client.POST('/api/bookings/{reference}/cancellation', {
      params: { path: { reference }, header: { 'Idempotency-Key': key } },
      body: { quoteId },
    })
  ).data?.data

/** Accepts what a supplier changed by itself, or cancels for nothing because of it. The same key again gives the same answer. */
export const answerSupplierChange = async (
  client: ApiClient,
  { reference, id, answer, key }: { reference: string; id: string; answer: 'accept' | 'cancel'; key: string },
) =>
  (
    await client.POST('/api/bookings/{reference}/supplier-changes/{id}/answer', {
      params: { path: { reference, id }, header: { 'Idempotency-Key': key } },
      body: { answer },
    })
  ).data?.data

/** The query for one's wallet; always asked anew, since what is booked and cancelled changes it. */
export const walletQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/wallet', null, 0)

/** The query for what of the agency's bookings needs a person; always asked anew. */
export const incidentsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/incidents', null, 0)

/** Has one tried again, or says that it is settled. */
export const answerIncident = (client: ApiClient, id: string, answer: 'retry' | 'settled') =>
  client.POST('/api/agency/incidents/{id}', { params: { path: { id } }, body: { answer } })
