import { timingSafeEqual } from 'node:crypto'
import type { OperationId } from '../../contract/operations.gen.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { Problem } from '../http/problem.ts'
import type { Call } from '../routes/route.ts'
import type { Booking } from '../store/booking.ts'
import type { BookingParts } from './booking-parts.ts'
import { addGuestBooking, readGuestBookings } from './guest-cookie.ts'

type AccessCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller'>
type AccessParts = Pick<BookingParts, 'ofAgency' | 'hash'>

/** Takes a booking's id and gives the key by which its mail and its browser open it: every server makes the same, nobody else any. */
export function bookingKey(bookingId: string, hash: AccessParts['hash']): string {
  return hash(`key of booking ${bookingId}`)
}

/** Whether a key opens a booking; how long that takes tells nothing of the right one. */
export function isKeyOf(key: string, bookingId: string, hash: AccessParts['hash']): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(bookingKey(bookingId, hash))]
  return given.byteLength === right.byteLength && timingSafeEqual(given, right)
}

/**
 * Gives a booking to who may see it: its person, whoever works for the agency and sees bookings, and a browser that has its
 * key. To anybody else it is one that there is not. Source: security design, 2.
 */
export async function accessibleBooking(
  call: AccessCall,
  reference: string,
  parts: AccessParts,
): Promise<Booking> {
  const booking = await parts.ofAgency(call.agency.id).bookings.findByReference(reference)
  if (booking === null || !(isTheirs(call, booking) || hasKey(call, booking, parts))) throw unknownBooking()
  return booking
}

/** Lets the browser that calls open a booking from now on. */
export function rememberBooking(
  { caller, setCookie }: Pick<Call<OperationId>, 'caller' | 'setCookie'>,
  { id, reference }: Booking,
  { hash }: Pick<AccessParts, 'hash'>,
): void {
  const held = readGuestBookings(caller.bookingCookie ?? null, caller.site)
  setCookie(addGuestBooking(held, reference, bookingKey(id, hash), caller.site))
}

export function unknownBooking(): Problem {
  return new Problem({
    code: 'not_found',
    detail: 'There is no such booking, or this browser does not have its key.',
  })
}

function isTheirs({ signedIn, agency }: AccessCall, { personId }: Booking): boolean {
  if (!signedIn) return false
  if (personId !== null && personId === signedIn.userId) return true
  return permissionsOf(signedIn.session, agency.agency).has('menu.bookings')
}

function hasKey({ caller }: AccessCall, { reference, id }: Booking, { hash }: AccessParts): boolean {
  const key = readGuestBookings(caller.bookingCookie ?? null, caller.site).get(reference)
  return key !== undefined && isKeyOf(key, id, hash)
}
