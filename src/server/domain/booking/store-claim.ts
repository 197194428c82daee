import { noteChange } from '../agencies/note-change.ts'
import type { Booking, ClaimedBy } from './booking.ts'
import type { BookingNewsTask } from './booking-news.ts'
import type { BookingRecords } from './booking-records.ts'

/**
 * Puts a guest's booking into an account, in one transaction with its step, its entry in the audit log and the mails about it;
 * changes nothing where it cannot be claimed that way. A mail reports a claim by link to the address it was booked with, and a
 * reassignment to the account that loses the booking.
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
  await noteChange(records, personId, 'booking.claim', {
    before: { reference, personId: loser },
    after: { reference, personId },
  })
  const tell = (payload: BookingNewsTask) => records.tasks.enqueue({ kind: 'mail', payload })
  if (by === 'link') await tell({ bookingId, what: 'claimed' })
  if (loser !== null) await tell({ bookingId, what: 'reassigned', loser })
}
