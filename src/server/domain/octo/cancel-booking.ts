import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { cancelAtSupplier } from './cancel-at-supplier.ts'
import { stored } from './octo-booking-now.ts'
import { changing } from './octo-booking-request.ts'
import { ended, OctoError, refusedAsOcto } from './octo-error.ts'
import { bookedRecord, cancelledRecord, isExpired, times } from './octo-next-record.ts'
import type { OctoRecord } from './octo-record.ts'
import { referenceOf } from './octo-reference.ts'

/** Cancels a booking, or releases what is held. */
export function cancel(uuid: string, reason: string | null, desk: OctoDesk): Promise<FoundBooking> {
  return changing(uuid, desk, async (found, save) => {
    const { record } = found
    if (record.state === 'cancelled') return found
    if (record.state === 'rejected' || isExpired(record, desk)) throw ended()
    const booked = record.state === 'held' ? await unlessReleased(record, desk) : record
    if (booked === null) return stored(cancelledRecord(record, { refund: 'FULL', reason }, desk), save, desk)
    // Stored first: if the answer is lost, the cancellation that is found later has this reason.
    const asked = { ...booked, ...times(desk), cancelReason: reason }
    await save(asked)
    const refund = await cancelAtSupplier(asked, desk).catch(refusedAsOcto)
    if (refund === null)
      throw new OctoError('UNPROCESSABLE_ENTITY', 'The booking can no longer be cancelled.')
    return stored(cancelledRecord(asked, { refund, reason }, desk), save, desk)
  })
}

/** Releases a hold and returns null; returns the booking if it was booked meanwhile. */
async function unlessReleased(record: OctoRecord, desk: OctoDesk): Promise<OctoRecord | null> {
  const reference = referenceOf(record, desk)
  if ((await desk.activities.release(reference)) !== 'confirmed') return null
  const booked = await desk.activities.retrieve(reference)
  if (booked === null) throw new Error('the supplier does not know a booking that it confirmed')
  return bookedRecord(record, booked, desk)
}
