import { type Doing, type Finish, nothing } from './doing.ts'
import { isPaid } from './entry-payments.ts'
import { owedOn } from './later-entries.ts'
import type { EntryTask } from './schedule-collections.ts'

/** Writes to the traveller that a payment is about to be taken, unless it was made or nothing is to be paid any more. */
export async function remindOfPayment(
  { bookingId, dueOn }: EntryTask,
  { repositories }: Doing,
): Promise<Finish> {
  const booking = await repositories.bookings.find(bookingId)
  if (booking === null || owedOn(booking, dueOn) === 0) return nothing
  const payments = await repositories.payments.ofBooking(bookingId)
  if (payments.some((one) => one.dueOn === dueOn && isPaid(one))) return nothing
  const payload = { bookingId, what: 'paymentDue', dueOn }
  return ({ tasks }) => tasks.enqueue({ kind: 'mail', payload })
}
