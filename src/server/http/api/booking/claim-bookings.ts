import type { OperationId } from '../../../../contract/operations.gen.ts'
import { emailKey } from '../../../../tenant/email-key.ts'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import type { Booking, BookingEvent } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { isKeyOf } from '../../../domain/booking/booking-key.ts'
import { storeClaim } from '../../../domain/booking/store-claim.ts'
import { wasClaimedByLink } from '../../../domain/booking/was-claimed-by-link.ts'
import { readGuestBookings } from '../../call/cookies/guest-cookie.ts'
import type { Call } from '../../call/route.ts'
import { holds } from './booking-access.ts'
import { isProvenAddress, provenAddress } from './proven-address.ts'

type ClaimCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller'>
type ClaimDependencies = Pick<BookingDependencies, 'ofAgency' | 'hash' | 'clock'>

/**
 * Takes who is signed in, and gives them what their browser booked or opened as a guest's and was booked with the address of
 * their account: it is in it from now on. What was booked with another is somebody else's, who used the same browser or handed
 * their mail on; its key opens it, and it comes into an account only by a claim.
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

/** Takes a booking that is opened, and gives it as it is once it is in the account of whoever is signed in, where it was booked with its address. */
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

/** Whether a booking can be put among the trips of who calls: nobody has it, they hold its key, and have trips here. */
export function mayClaim(
  call: Pick<ClaimCall, 'signedIn' | 'agency'>,
  { personId }: Pick<Booking, 'personId'>,
  isHolder: boolean,
): boolean {
  return isHolder && personId === null && hasTrips(call)
}

/**
 * Whether the caller can have a booking reassigned: another account claimed it by link, and they hold its key, have trips
 * here and proved the address that it was booked with. `steps` are its own.
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

/** Whether who calls has an account with trips of its own. */
export function hasTrips({ signedIn, agency }: Pick<ClaimCall, 'signedIn' | 'agency'>): boolean {
  return Boolean(signedIn?.userId && permissionsOf(signedIn.session, agency.agency).has('page.trips'))
}
