import type { OperationId } from '../../../../contract/operations.gen.ts'
import { emailKey } from '../../../../tenant/email-key.ts'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import type { Booking, BookingEvent } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { isKeyOf } from '../../../domain/booking/booking-key.ts'
import { storeClaim } from '../../../domain/booking/store-claim.ts'
import { wasClaimedByLink } from '../../../domain/booking/was-claimed-by-link.ts'
import { readGuestBookings } from '../../request-context/cookies/guest-cookie.ts'
import type { Call } from '../../request-context/route.ts'
import { holds } from './booking-access.ts'
import { isProvenAddress, provenAddress } from './proven-address.ts'

type ClaimCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller'>
type ClaimDependencies = Pick<BookingDependencies, 'ofAgency' | 'hash' | 'clock'>

/**
 * Claims for the signed-in caller all guest bookings that their browser booked or opened and that have the address of
 * their account. Bookings with another address may be those of another user of the browser: their key opens them, and
 * only an explicit claim moves them.
 */
export async function claimBookings(
  call: ClaimCall,
  personId: string,
  dependencies: ClaimDependencies,
): Promise<void> {
  const keys = readGuestBookings(call.caller.bookingCookie ?? null, call.caller.site)
  if (keys.size === 0) return
  const address = await provenAddress(call, dependencies)
  if (address === null) return
  const { bookings, transaction } = dependencies.ofAgency(call.agency.id)
  const theirs = (await bookings.nobodys([...keys.keys()])).filter(
    (booking) =>
      emailKey(booking.contactEmail) === address &&
      isKeyOf(keys.get(booking.reference) ?? '', booking, dependencies),
  )
  if (theirs.length === 0) return
  await transaction(async (records) => {
    for (const booking of theirs) await storeClaim(records, booking, personId, 'address')
  })
}

/** Returns an opened booking after it is claimed for the signed-in caller, if it has the address of their account. */
export async function claimedBooking(
  call: ClaimCall,
  booking: Booking,
  dependencies: ClaimDependencies,
  isHolder = holds(call, booking, dependencies),
): Promise<Booking> {
  const personId = call.signedIn?.userId
  if (!personId || !mayClaim(call, booking, isHolder)) return booking
  if (!(await isProvenAddress(call, booking.contactEmail, dependencies))) return booking
  const { bookings, transaction } = dependencies.ofAgency(call.agency.id)
  await transaction((records) => storeClaim(records, booking, personId, 'address'))
  return (await bookings.find(booking.id)) ?? booking
}

/** True if the caller can claim a booking: it has no account, they hold its key, and they have trips here. */
export function mayClaim(
  call: Pick<ClaimCall, 'signedIn' | 'agency'>,
  { personId }: Pick<Booking, 'personId'>,
  isHolder: boolean,
): boolean {
  return isHolder && personId === null && hasTrips(call)
}

/**
 * True if the caller can have a booking reassigned: another account claimed it by link. The caller holds its key, has
 * trips here and has verified the booking's address. `steps` are the booking's own.
 */
export async function mayReassign(
  call: ClaimCall,
  { personId, contactEmail }: Booking,
  steps: readonly BookingEvent[],
  isHolder: boolean,
  dependencies: ClaimDependencies,
): Promise<boolean> {
  const isAnothers = personId !== null && personId !== call.signedIn?.userId
  if (!isHolder || !isAnothers || !hasTrips(call) || !wasClaimedByLink(steps)) return false
  return isProvenAddress(call, contactEmail, dependencies)
}

/** True if the caller has an account that can have trips. */
export function hasTrips({ signedIn, agency }: Pick<ClaimCall, 'signedIn' | 'agency'>): boolean {
  return Boolean(signedIn?.userId && permissionsOf(signedIn.session, agency.agency).has('page.trips'))
}
