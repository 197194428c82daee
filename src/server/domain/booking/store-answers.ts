import type { Party } from '../../../contract/types.ts'
import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { snapshotOf } from './booking-snapshot.ts'

type Answers = NonNullable<Party['answers']>

/** Returns a party's answers once those to some questions are replaced. */
export function answersAfter({ answers = [] }: Party, codes: readonly string[], given: Answers): Answers {
  return [...answers.filter(({ question }) => !codes.includes(question)), ...given]
}

/**
 * Stores the answers of an item's party in a transaction, with a mail that has the new voucher. Throws `IllegalStep` if
 * the item is not booked any more.
 */
export async function storeAnswers(
  { id: bookingId }: Pick<Booking, 'id'>,
  itemId: string,
  { answers, actor }: { answers: Answers; actor: string },
  records: BookingRecords,
): Promise<void> {
  const booking = await records.bookings.lock(bookingId)
  if (booking === null) return
  await records.bookings.moveItem(itemId, { event: 'answer', actor })
  const { parties, ...kept } = snapshotOf(booking)
  const line = booking.items.findIndex(({ id }) => id === itemId)
  const now = parties.map((party, index) => (index === line ? { ...party, answers } : party))
  await records.bookings.reprice(bookingId, { total: booking.total, snapshot: { ...kept, parties: now } })
  await records.tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'answered', itemId } })
}
