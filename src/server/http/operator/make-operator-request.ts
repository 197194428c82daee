import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { readGuestBookings } from '../request-context/cookies/guest-cookie.ts'
import type { Call } from '../request-context/route.ts'

/** The header for the key of a guest's booking between Livery and the operator's API. */
export const BOOKING_KEY = 'x-booking-key'

/** Headers of spec §7 that every call has. */
const usual = ['accept-language', 'x-session-id', 'timezone', 'x-correlation-id']
/** Headers for Livery alone: a call's origin, and the scenario of the sample supplier. */
const ours = new Set(['x-requested-with', 'x-livery-agency', 'x-livery-scenario', 'x-auth-optional'])

/**
 * Makes the request of a checked call at the operator's API: the contract's path, query, body and headers, the
 * caller's operator token, and the key of the guest's booking in the path. Cookies and all other headers are left
 * out.
 */
export function makeOperatorRequest<Id extends OperationId>(origin: string, id: Id, call: Call<Id>): Request {
  const { path, method, requestBody, answers } = operations[id]
  const values = call.path as Record<string, unknown>
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]))),
    origin,
  )
  for (const [name, value] of Object.entries(call.query as Record<string, unknown>)) {
    if (value !== undefined)
      url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const headers = new Headers({
    accept: answers === 'application/json' ? answers : `${answers}, application/json`,
    origin: call.caller.origin,
    'x-request-id': call.caller.requestId,
    ...(requestBody && { 'content-type': 'application/json' }),
  })
  for (const name of [...usual, ...declared(id)]) {
    const value = call.request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const token = call.signedIn?.upstreamToken ?? null
  if (token !== null) headers.set('x-access-token', token)
  if (token === null || call.request.headers.get('x-auth-optional') === 'true')
    headers.set('x-auth-optional', 'true')
  const key = bookingKeyOf(call, values.reference)
  if (key !== undefined) headers.set(BOOKING_KEY, key)
  return new Request(url, {
    method: method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(requestBody && { body: JSON.stringify(call.body ?? {}) }),
  })
}

/**
 * Headers that the contract has for a call in addition to the common ones, such as `Idempotency-Key` and `If-Match`.
 */
function declared(id: OperationId): string[] {
  const names = operations[id].parameters.flatMap((one) =>
    one.in === 'header' ? [one.name.toLowerCase()] : [],
  )
  return names.filter((name) => !ours.has(name))
}

function bookingKeyOf({ caller }: Pick<Call<OperationId>, 'caller'>, reference: unknown): string | undefined {
  if (typeof reference !== 'string') return undefined
  return readGuestBookings(caller.bookingCookie ?? null, caller.site).get(reference)
}
