import type { CreateBookingRequest, CreateQuoteRequest, UpdateQuoteRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'

/** Asks for a rate's current price; the quote is valid for half an hour. */
export const createQuote = (client: ApiClient, body: CreateQuoteRequest, signal?: AbortSignal) =>
  client.POST('/api/quotes', signal ? { body, signal } : { body })

/** The query for a quote's current state. */
export const readQuote = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client.GET('/api/quotes/{id}', { params: { path: { id } }, ...(signal && { signal }) })

/** Adds a discount code or the wallet to a quote, or removes it. */
export const updateQuote = (client: ApiClient, id: string, body: UpdateQuoteRequest) =>
  client.PATCH('/api/quotes/{id}', { params: { path: { id } }, body })

/** Holds a quote's rate. The same key and body, as after a lost answer, return the same booking. */
export const createBooking = (client: ApiClient, body: CreateBookingRequest, key: string) =>
  client.POST('/api/bookings', { body, params: { header: { 'Idempotency-Key': key } } })
