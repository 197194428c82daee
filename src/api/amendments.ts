import type { AmendedParty, Amendment, Booking, QuoteAmendmentRequest } from '../contract/types.ts'
import type { ApiClient } from './client.ts'

const at = (reference: string, id: string) => ({ path: { reference, id } })

/** Asks whether an item of a booking can be changed as requested, and what that costs. */
export async function quoteAmendment(
  client: ApiClient,
  reference: string,
  body: QuoteAmendmentRequest,
): Promise<Amendment | undefined> {
  const params = { path: { reference } }
  return (await client.POST('/api/bookings/{reference}/amendments', { params, body })).data?.data
}

/** Accepts a quoted amendment; `party` if the travellers change. The same key returns the same answer. */
export async function acceptAmendment(
  client: ApiClient,
  {
    reference,
    id,
    key,
    party,
  }: { reference: string; id: string; key: string; party?: AmendedParty | undefined },
): Promise<Booking | undefined> {
  const params = { ...at(reference, id), header: { 'Idempotency-Key': key } }
  const body = party ? { party } : {}
  const path = '/api/bookings/{reference}/amendments/{id}/acceptance'
  return (await client.POST(path, { params, body })).data?.data
}

/** Applies an amendment that has been paid. */
export async function confirmAmendment(client: ApiClient, reference: string, id: string): Promise<Booking> {
  const path = '/api/bookings/{reference}/amendments/{id}/confirmation'
  const { data } = await client.POST(path, { params: at(reference, id), body: {} })
  if (!data) throw new Error('an answer of the contract has a body')
  return data.data
}

/** Withdraws an accepted amendment before it is paid; the booking does not change. */
export async function withdrawAmendment(
  client: ApiClient,
  reference: string,
  id: string,
): Promise<Booking | undefined> {
  const path = '/api/bookings/{reference}/amendments/{id}'
  return (await client.DELETE(path, { params: at(reference, id) })).data?.data
}
