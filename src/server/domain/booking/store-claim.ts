import { noteChange } from '../agencies/note-change.ts'
import type { Booking, ClaimedBy } from './booking.ts'
import type { BookingNewsTask } from './booking-news.ts'
import type { BookingRecords } from './booking-records.ts'

/**
 * Moves a guest's booking into an account, with its step, audit entry and mails, in one transaction. Changes nothing
 * if the claim is not allowed. Mails report a claim by link to the booking's address, and a reassignment to the
 * previous account.
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
  const enqueueMail = (payload: BookingNewsTask) => records.tasks.enqueue({ kind: 'mail', payload })
  if (by === 'link') await enqueueMail({ bookingId, what: 'claimed' })
  if (loser !== null) await enqueueMail({ bookingId, what: 'reassigned', loser })
}
