import { nextPaymentState } from '../payments/payment-states.ts'
import type { BookingRecords } from './booking-records.ts'
import { owedOn } from './later-entries.ts'

/**
 * Stores an authorised later payment and captures what its entry owes now: less if an item was cancelled since,
 * nothing if nothing is owed. Call it in a transaction. From then on a cancellation counts it as paid. Does nothing
 * if it was stored already.
 */
export async function storeAuthorized(
  paymentId: string,
  { bookings, payments, tasks }: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  const known = await payments.find(paymentId)
  // Locks the booking first and then its payments, as everywhere.
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
 * Releases a payment that is not known to be authorised; a task releases what its gateway may have authorised. Call
 * it in a transaction.
 */
export async function dropPayment(
  { id, gatewayReference }: { id: string; gatewayReference: string | null },
  { payments, tasks }: Pick<BookingRecords, 'payments' | 'tasks'>,
): Promise<void> {
  // A payment without a gateway id was never charged: the id is stored first.
  if (gatewayReference === null) await payments.move(id, { event: 'cancel', actor: 'system' })
  else await tasks.enqueue({ kind: 'void', payload: { paymentId: id } })
}
