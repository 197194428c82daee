import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { bookingNow, type FoundBooking, isExpired, type OctoDesk } from './octo-booking-now.ts'
import { OctoError } from './octo-error.ts'

/** Returns a booking as it is now. */
export async function requireBooking(uuid: string, desk: OctoDesk): Promise<FoundBooking> {
  const record = isUuid(uuid) ? await desk.bookings.find(uuid) : null
  if (record === null) throw new OctoError('INVALID_BOOKING_UUID', 'There is no such booking.', { uuid })
  return bookingNow(record, desk)
}

/** Returns the bookings with a reference of the reseller or the supplier. */
export async function listBookings(
  of: { resellerReference?: string; supplierReference?: string },
  desk: OctoDesk,
): Promise<FoundBooking[]> {
  if (of.resellerReference === undefined && of.supplierReference === undefined)
    throw new OctoError('BAD_REQUEST', 'resellerReference or supplierReference is required')
  const records = await desk.bookings.list(of)
  return Promise.all(records.map((record) => bookingNow(record, desk)))
}

/** Returns a booking that is held. Throws if it is not, or its hold has ended. */
export async function requireHeld(uuid: string, desk: OctoDesk): Promise<FoundBooking> {
  const found = await requireBooking(uuid, desk)
  if (found.record.state !== 'held' || isExpired(found.record, desk)) throw ended()
  return found
}

/** The error of a call about a booking that has ended. */
export function ended(): OctoError {
  return new OctoError('UNPROCESSABLE_ENTITY', 'The reservation has ended, or the booking is cancelled.')
}
