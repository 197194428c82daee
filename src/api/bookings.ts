import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The query for a booking. It is always refetched, since a payment or a deadline changes it. */
export const bookingQuery = (client: ApiClient, reference: string) =>
  endpointQuery(client, 'get', '/api/bookings/{reference}', { params: { path: { reference } } }, 0)

/** Extends a booking's hold. */
export const extendHold = (client: ApiClient, reference: string) =>
  client.POST('/api/bookings/{reference}/hold', { params: { path: { reference } }, body: {} })

/** Releases a booking's hold. */
export const releaseHold = (client: ApiClient, reference: string) =>
  client.DELETE('/api/bookings/{reference}/hold', { params: { path: { reference } } })

type BookingsParameters = Parameters<typeof endpointQuery<'get', '/api/bookings'>>[3]['params']['query']

/** The query for the user's own bookings, or for an agent those of the agency. It is always refetched. */
export const bookingsQuery = (client: ApiClient, query: BookingsParameters) =>
  endpointQuery(client, 'get', '/api/bookings', { params: { query } }, 0)

/** Asks what the cancellation of an item costs now. */
export const quoteCancellation = async (client: ApiClient, reference: string, itemId: string) =>
  (
    await client.POST('/api/bookings/{reference}/cancellation-quote', {
      params: { path: { reference } },
      body: { itemId },
    })
  ).data?.data

/** Cancels at the quoted cost. The same key returns the same answer. */
export const cancelBooking = async (client: ApiClient, reference: string, quoteId: string, key: string) =>
  (
    await client.POST('/api/bookings/{reference}/cancellation', {
      params: { path: { reference }, header: { 'Idempotency-Key': key } },
      body: { quoteId },
    })
  ).data?.data

/** Answers questions of a booked item; the supplier receives the answers. */
export const answerQuestions = async (
  client: ApiClient,
  reference: string,
  body: { itemId: string; answers: { question: string; value: string }[] },
) =>
  (await client.POST('/api/bookings/{reference}/answers', { params: { path: { reference } }, body })).data
    ?.data

/** Accepts a supplier change, or cancels free of charge because of it. The same key returns the same answer. */
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

/** The query for the user's wallet. It is always refetched, since bookings and cancellations change it. */
export const walletQuery = (client: ApiClient) => endpointQuery(client, 'get', '/api/wallet', null, 0)

/** The query for the agency's open incidents. It is always refetched. */
export const incidentsQuery = (client: ApiClient) =>
  endpointQuery(client, 'get', '/api/agency/incidents', null, 0)

/** Retries an incident, or marks it as settled. */
export const answerIncident = (client: ApiClient, id: string, answer: 'retry' | 'settled') =>
  client.POST('/api/agency/incidents/{id}', { params: { path: { id } }, body: { answer } })
