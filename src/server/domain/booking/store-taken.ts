import type { BookingRecords } from './booking-records.ts'
import type { Payment } from './payment-repository.ts'

/**
 * Stores that a payment was captured. Of a later one its traveller is written to, and what was left to people about its entry is done.
 * To be called in a transaction; throws `IllegalStep` where it is stored already, so that nobody is written to twice.
 */
export async function storeTaken(
  { id, bookingId, dueOn }: Pick<Payment, 'id' | 'bookingId' | 'dueOn'>,
  amount: number,
  actor: 'system' | 'gateway',
  { payments, tasks }: Pick<BookingRecords, 'payments' | 'tasks'>,
): Promise<void> {
  await payments.move(id, { event: 'capture', amount, actor })
  if (dueOn === null) return
  await tasks.settled('collect', { bookingId, dueOn })
  await tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'paymentTaken', dueOn } })
}
