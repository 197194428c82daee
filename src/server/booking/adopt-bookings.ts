import type { OperationId } from '../../contract/operations.gen.ts'
import { emailKey } from '../../tenant/email-key.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import type { Call } from '../routes/route.ts'
import type { Booking } from '../store/booking.ts'
import { holds, isKeyOf } from './booking-access.ts'
import type { BookingParts } from './booking-parts.ts'
import { readGuestBookings } from './guest-cookie.ts'

type AdoptingCall = Pick<Call<OperationId>, 'agency' | 'signedIn' | 'caller'>
type AdoptingParts = Pick<BookingParts, 'ofAgency' | 'hash' | 'clock'>

/**
 * Takes who is signed in, and gives them what their browser booked or opened as a guest's and was booked with the address of
 * their account: it is in it from now on. What was booked with another is somebody else's, who used the same browser or handed
 * their mail on; its key opens it, and it comes into an account only by a press.
 */
export async function adoptBookings(
  call: AdoptingCall,
  personId: string,
  parts: AdoptingParts,
): Promise<void> {
  const keys = readGuestBookings(call.caller.bookingCookie ?? null, call.caller.site)
  if (keys.size === 0) return
  const address = await provenAddress(call, personId, parts)
  if (address === null) return
  const isTheirs = (booking: Booking) =>
    emailKey(booking.contactEmail) === address && isKeyOf(keys.get(booking.reference) ?? '', booking, parts)
  await parts.ofAgency(call.agency.id).bookings.adopt([...keys.keys()], personId, isTheirs)
}

/** Takes a booking that is opened, and gives it as it is once it is in the account of whoever is signed in, where it was booked with its address. */
export async function adoptedBooking(
  call: AdoptingCall,
  booking: Booking,
  parts: AdoptingParts,
  isHolder = holds(call, booking, parts),
): Promise<Booking> {
  const personId = call.signedIn?.userId
  if (!personId || !mayAdopt(call, booking, isHolder)) return booking
  if ((await provenAddress(call, personId, parts)) !== emailKey(booking.contactEmail)) return booking
  const { bookings } = parts.ofAgency(call.agency.id)
  await bookings.adopt([booking.reference], personId, () => true)
  return (await bookings.find(booking.id)) ?? booking
}

/** Whether a booking can be put among the trips of who calls: nobody has it, they hold its key, and have trips here. */
export function mayAdopt(
  { signedIn, agency }: Pick<AdoptingCall, 'signedIn' | 'agency'>,
  { personId }: Pick<Booking, 'personId'>,
  isHolder: boolean,
): boolean {
  if (!isHolder || personId !== null || !signedIn?.userId) return false
  return permissionsOf(signedIn.session, agency.agency).has('page.trips')
}

/** The address of an account as it is compared; null where nobody has shown that it is theirs. */
async function provenAddress(
  { agency }: AdoptingCall,
  personId: string,
  { ofAgency }: AdoptingParts,
): Promise<string | null> {
  const person = await ofAgency(agency.id).users.find(personId)
  return person === null || person.emailVerifiedAt === null ? null : emailKey(person.email)
}
