import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { bookingNow } from './octo-booking-now.ts'
import { OctoError, unknownBooking } from './octo-error.ts'

/** Returns a booking as it is now. */
export async function requireBooking(uuid: string, desk: OctoDesk): Promise<FoundBooking> {
  const record = isUuid(uuid) ? await desk.bookings.find(uuid) : null
  if (record === null) throw unknownBooking(uuid)
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
