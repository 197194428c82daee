import type { Booking } from '../contract/types.ts'
import type { ApiClient } from './client.ts'

interface Reply {
  data?: { data: Booking } | undefined
}

// The client throws for whatever is not an answer of the contract.
function bookingIn({ data }: Reply): Booking {
  if (!data) throw new Error('an answer of the contract has a body')
  return data.data
}

const byKey = (reference: string, key: string) => ({
  params: { path: { reference }, header: { 'Idempotency-Key': key } },
  body: {},
})

/** Asks how a booking stands now. */
export async function readBooking(client: ApiClient, reference: string): Promise<Booking> {
  return bookingIn(await client.GET('/api/bookings/{reference}', { params: { path: { reference } } }))
}

/** Books what is held and paid, `without` items that were refused, by id; the same key again books nothing twice. */
export async function confirmBooking(
  client: ApiClient,
  reference: string,
  key: string,
  without: readonly string[] = [],
): Promise<Booking> {
  const body = without.length > 0 ? { without: [...without] } : {}
  const request = { ...byKey(reference, key), body }
  return bookingIn(await client.POST('/api/bookings/{reference}/confirmation', request))
}

/**
 * Asks the gateway how the payment stands, and begins another where that one is over: of what is due with the booking, or of the later
 * entry of a date (YYYY-MM-DD).
 */
export async function payAgain(
  client: ApiClient,
  reference: string,
  key: string,
  at?: string,
): Promise<Booking> {
  const { params } = byKey(reference, key)
  const body = at === undefined ? {} : { at }
  return bookingIn(await client.POST('/api/bookings/{reference}/payment', { params, body }))
}

/** Lets this browser see a booking by the key that was mailed. */
export async function openBooking(client: ApiClient, reference: string, key: string): Promise<Booking> {
  return bookingIn(
    await client.POST('/api/bookings/{reference}/access', { params: { path: { reference } }, body: { key } }),
  )
}

/** Puts a guest's booking, whose key this browser has, among the trips of who is signed in. */
export async function claimBooking(client: ApiClient, reference: string): Promise<Booking> {
  return bookingIn(
    await client.POST('/api/bookings/{reference}/claim', { params: { path: { reference } }, body: {} }),
  )
}

/** What a browser needs to pay at the sandbox. */
export interface SandboxHolder {
  reference: string
  clientSecret: string
}

/** Pays at the sandbox by a token, or answers its bank's question; no number of a card is ever sent. */
export async function paySandbox(
  client: ApiClient,
  { reference, clientSecret }: SandboxHolder,
  answer: { token: string } | { isApproved: boolean },
) {
  const { data } = await client.POST('/api/payments/sandbox/{id}', {
    params: { path: { id: reference } },
    body: { clientSecret, ...answer },
  })
  if (!data) throw new Error('an answer of the contract has a body')
  return data.data.state
}
