import type { OperationId } from '../../../../contract/operations.gen.ts'
import { type Permission, permissionsOf } from '../../../../tenant/permissions.ts'
import type { Booking } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { bookingKey, isKeyOf, type KeyDependencies } from '../../../domain/booking/booking-key.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { addGuestBooking, readGuestBookings } from '../../request-context/cookies/guest-cookie.ts'
import type { Call } from '../../request-context/route.ts'

type AccessCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller'>
type AccessDependencies = Pick<BookingDependencies, 'ofAgency' | 'hash' | 'clock'>

/**
 * Returns a booking to its holder and to agents who see bookings. For other callers it does not exist. Source:
 * security, 2.
 */
export async function accessibleBooking(
  call: AccessCall,
  reference: string,
  dependencies: AccessDependencies,
): Promise<Booking> {
  const booking = await dependencies.ofAgency(call.agency.id).bookings.findByReference(reference)
  const isSeen = booking !== null && (holds(call, booking, dependencies) || may(call, 'menu.bookings'))
  if (!isSeen) throw unknownBooking()
  return booking
}

/** Returns a booking to callers who may pay, hold, release or cancel it; throws 403 for callers who may only see it. */
export async function changeableBooking(
  call: AccessCall,
  reference: string,
  dependencies: AccessDependencies,
): Promise<Booking> {
  const booking = await accessibleBooking(call, reference, dependencies)
  if (mayChange(call, booking, dependencies)) return booking
  throw new Problem({
    code: 'forbidden',
    detail: 'You can see this booking but not change it. Ask its traveller or another agent.',
  })
}

/** True if the caller may change a booking that they see. */
export function mayChange(call: AccessCall, booking: Booking, parts: KeyDependencies): boolean {
  return holds(call, booking, parts) || may(call, 'bookings.change')
}

/** True if the booking is the caller's own: by their account, or by the key in their browser. */
export function holds({ signedIn, caller }: AccessCall, booking: Booking, parts: KeyDependencies): boolean {
  if (signedIn && booking.personId !== null && booking.personId === signedIn.userId) return true
  const key = readGuestBookings(caller.bookingCookie ?? null, caller.site).get(booking.reference)
  return key !== undefined && isKeyOf(key, booking, parts)
}

/**
 * Sets the cookie by which the caller's browser opens a booking. An account's owner gets none, since the browser may
 * be shared. A booking that was reassigned in the meantime does not exist for the caller.
 */
export function rememberBooking(
  { caller, setCookie, signedIn }: Pick<Call<OperationId>, 'caller' | 'setCookie' | 'signedIn'>,
  { id, reference, personId, isReassigned }: Booking,
  { hash }: Pick<AccessDependencies, 'hash'>,
): void {
  if (signedIn && personId !== null && personId === signedIn.userId) return
  if (isReassigned) throw unknownBooking()
  const held = readGuestBookings(caller.bookingCookie ?? null, caller.site)
  setCookie(addGuestBooking(held, reference, bookingKey(id, hash), caller.site))
}

export function unknownBooking(): Problem {
  return new Problem({
    code: 'not_found',
    detail: 'There is no such booking, or this browser does not have its key.',
  })
}

function may({ signedIn, agency }: AccessCall, what: Permission): boolean {
  return signedIn !== null && permissionsOf(signedIn.session, agency.agency).has(what)
}
