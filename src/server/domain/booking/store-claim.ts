import { noteChange } from '../agencies/note-change.ts'
import type { Booking, ClaimedBy } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import type { BookingNewsTask } from './tell-of-booking.ts'

/**
 * Puts a guest's booking into an account, in one transaction with its step, its entry in the audit log and the mails of whoever
 * it concerns; nothing where it is not to be had that way. Whoever booked it hears of another's account that only had its key, and
 * who loses it to the address that it was booked with, of that.
 */
export async function storeClaim(
  records: Pick<BookingRecords, 'bookings' | 'audit' | 'tasks'>,
  { id: bookingId, reference }: Pick<Booking, 'id' | 'reference'>,
  personId: string,
  by: ClaimedBy,
): Promise<void> {
  const before = await records.bookings.claim(bookingId, personId, by)
  if (before === null) return
  const { personId: loser } = before
  await noteChange(records, personId, 'booking.adopt', {
    before: { reference, personId: loser },
    after: { reference, personId },
  })
  const tell = (payload: BookingNewsTask) => records.tasks.enqueue({ kind: 'mail', payload })
  if (by === 'press') await tell({ bookingId, what: 'adopted' })
  if (loser !== null) await tell({ bookingId, what: 'takenOver', loser })
}
