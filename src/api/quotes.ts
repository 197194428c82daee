import type { CreateBookingRequest, CreateQuoteRequest, UpdateQuoteRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'

/** Asks what a rate costs now; the answer fixes it for half an hour. */
export const createQuote = (client: ApiClient, body: CreateQuoteRequest, signal?: AbortSignal) =>
  client.POST('/api/quotes', signal ? { body, signal } : { body })

/** A quote that was given, as it stands. */
export const readQuote = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client.GET('/api/quotes/{id}', { params: { path: { id } }, ...(signal && { signal }) })

/** Adds a code or the wallet to a quote, or takes it away. */
export const updateQuote = (client: ApiClient, id: string, body: UpdateQuoteRequest) =>
  client.PATCH('/api/quotes/{id}', { params: { path: { id } }, body })

/** Holds what a quote names. The same key and body again, as after a lost answer, come to the same booking. */
export const createBooking = (client: ApiClient, body: CreateBookingRequest, key: string) =>
  client.POST('/api/bookings', { body, params: { header: { 'Idempotency-Key': key } } })
