import { IllegalStep } from '../payments/illegal-step.ts'
import { type FailedReason, isWithSupplier } from './amendment-states.ts'
import type { BookingItem } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { failAmendment } from './store-amendment.ts'

/**
 * Ends the amendments of an item that is being cancelled or was changed by its supplier, in the transaction that
 * holds its booking. One that waits for its payment fails with that reason. Throws `IllegalStep` if a call to a
 * supplier to apply one is in progress.
 */
export async function endAmendments(
  { id: itemId, bookingId }: Pick<BookingItem, 'id' | 'bookingId'>,
  reason: Extract<FailedReason, 'cancelled' | 'superseded'>,
  records: BookingRecords,
): Promise<void> {
  const own = (await records.amendments.ofBooking(bookingId)).filter((one) => one.itemId === itemId)
  for (const amendment of own) {
    if (isWithSupplier(amendment.state)) throw new IllegalStep('amendment', amendment.state, 'cancel')
    if (amendment.state === 'accepted') await failAmendment(amendment, reason, records)
  }
}
