import { nextPaymentState } from '../payments/payment-states.ts'
import type { BookingRecords } from './booking-records.ts'
import { owedOn } from './later-entries.ts'

/**
 * Stores that a later payment is authorised, and has taken what is owed of its entry by then: less than was authorised where an item
 * was cancelled meanwhile, and nothing where nothing is left to pay. To be called in a transaction. From this moment on a
 * cancellation counts it as paid. Whoever was first with it has stored it already.
 */
export async function storeAuthorised(
  paymentId: string,
  { bookings, payments, tasks }: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  const known = await payments.find(paymentId)
  // The booking first, then what is its own, as everywhere.
  const booking = known && (await bookings.lock(known.bookingId))
  const payment = booking && (await payments.lock(paymentId))
  if (!booking || !payment?.dueOn || nextPaymentState(payment.state, 'authorise') === null) return
  await payments.move(paymentId, { event: 'authorise', actor: 'gateway' })
  const owed = owedOn(booking, payment.dueOn)
  if (owed === 0) {
    await tasks.enqueue({ kind: 'void', payload: { paymentId } })
  } else {
    const isPart = owed < payment.amount
    await tasks.enqueue({ kind: 'capture', payload: { paymentId, ...(isPart && { amount: owed }) } })
  }
}

/**
 * Lets go a payment that nobody has authorised as far as is known here: what its gateway may have authorised meanwhile is let go by a
 * task. To be called in a transaction.
 */
export async function dropPayment(
  { id, gatewayReference }: { id: string; gatewayReference: string | null },
  { payments, tasks }: Pick<BookingRecords, 'payments' | 'tasks'>,
): Promise<void> {
  // What has no name yet was never charged: its name is stored before.
  if (gatewayReference === null) await payments.move(id, { event: 'cancel', actor: 'system' })
  else await tasks.enqueue({ kind: 'void', payload: { paymentId: id } })
}
