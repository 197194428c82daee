import type { Booking } from '../contract/types.ts'
import type { ApiClient } from './client.ts'

interface Reply {
  data?: { data: Booking } | undefined
}

// Without data, the client has already thrown.
function bookingIn({ data }: Reply): Booking {
  if (!data) throw new Error('an answer of the contract has a body')
  return data.data
}

const byKey = (reference: string, key: string) => ({
  params: { path: { reference }, header: { 'Idempotency-Key': key } },
  body: {},
})

/** Reads a booking's current state. */
export async function readBooking(client: ApiClient, reference: string): Promise<Booking> {
  return bookingIn(await client.GET('/api/bookings/{reference}', { params: { path: { reference } } }))
}

/** Books what is held and paid, `without` the rejected items (by id). The same key never books twice. */
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
 * Reads the payment's state from the gateway, and starts a new one if it is over. `date` (YYYY-MM-DD) selects a later
 * entry of the plan; without it, the payment due with the booking.
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

/** Opens a guest booking in this browser by its mailed access key. */
export async function openBooking(client: ApiClient, reference: string, key: string): Promise<Booking> {
  return bookingIn(
    await client.POST('/api/bookings/{reference}/access', { params: { path: { reference } }, body: { key } }),
  )
}

/** Claims a guest booking, whose access key this browser has, for the signed-in traveller. */
export async function claimBooking(client: ApiClient, reference: string): Promise<Booking> {
  return bookingIn(
    await client.POST('/api/bookings/{reference}/claim', { params: { path: { reference } }, body: {} }),
  )
}

/** The data that a browser needs to pay in the sandbox. */
export interface SandboxHolder {
  reference: string
  clientSecret: string
}

/** Pays in the sandbox by a token, or answers the bank's challenge. No card number is ever sent. */
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
