import type { Booking } from '../store/booking.ts'
import type { BookingRecords } from '../store/booking-records.ts'
import type { Payment } from '../store/payment-repository.ts'
import type { SupplierCancellation } from '../suppliers/product-supplier.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import type { CancellationOutcome } from './cancellation-outcome.ts'
import type { Cancelling } from './cancelling.ts'
import { paidOf } from './follow-payments.ts'
import { refundFor } from './refund-for.ts'

/**
 * Stores that a supplier has cancelled, with what comes back for what was agreed, which stays whatever the supplier says: where
 * it gives back less, or knew of no booking, the agency is told. A supplier's yes is never lost; whoever was faster with it has
 * stored it already.
 */
export async function storeCancelled(
  { booking, item, agreed, actor, request }: Cancelling,
  answer: SupplierCancellation | null,
  now: Date,
  records: BookingRecords,
): Promise<void> {
  const held = (await records.bookings.lock(booking.id))?.items.find(({ id }) => id === item.id)
  if (!held || held.state === 'cancelled') return
  // It was refused to another request meanwhile, and is cancelled all the same.
  if (held.state === 'confirmed') {
    await records.bookings.moveItem(item.id, { event: 'request_cancellation', actor })
  }
  const payments = await records.payments.ofBooking(booking.id)
  const payment = paidOf(payments) ?? payments.at(-1) ?? null
  const { quote } = booking.snapshot as BookingSnapshot
  const { cost, refund, creditsBack } = refundFor(agreed.penalty, quote, payment)
  const outcome: CancellationOutcome = {
    confirmationNumber: (held.outcome as { confirmationNumber?: string } | null)?.confirmationNumber ?? null,
    ...{ at: now.toISOString(), penalty: cost, refund, creditsBack, request },
    refundedBefore: payment ? payment.refunded + payment.refunding : 0,
    supplier: answer,
  }
  await records.bookings.moveItem(item.id, { event: 'cancel', actor, outcome })
  if (payment && refund > 0) await payBack(payment, refund, records)
  if (creditsBack > 0) await fillWallet(booking, creditsBack, records)
  await tellAgency(booking, agreed.supplierPenalty.amount, answer, records)
  await records.tasks.enqueue({ kind: 'mail', payload: { bookingId: booking.id, what: 'cancelled' } })
}

/** What has to be asked of the supplier, or found out there. */
async function tellAgency(
  { id: bookingId }: Booking,
  expected: number,
  answer: SupplierCancellation | null,
  { tasks }: BookingRecords,
): Promise<void> {
  if (answer === null) {
    const error = 'the supplier knew of no booking that it could cancel'
    await tasks.raise({ kind: 'cancelled_unknown', payload: { bookingId }, error })
  } else if (answer.status === 'partial') {
    const { amount, currency } = answer.penalty
    const money = { amount: Math.max(0, amount - expected), currency }
    const error = `the supplier keeps ${amount} and had said ${expected}, in minor units of ${currency}`
    await tasks.raise({ kind: 'cancelled_short', payload: { bookingId, money }, error })
  }
}

/** A task of its own for each refund, by the number of the payment: the gateway knows it again. */
async function payBack({ id }: Payment, amount: number, { tasks }: BookingRecords): Promise<void> {
  await tasks.enqueue({ kind: 'refund', payload: { paymentId: id, amount } })
}

async function fillWallet(booking: Booking, worth: number, { credits }: BookingRecords): Promise<void> {
  const { quote } = booking.snapshot as BookingSnapshot
  const used = quote.discounts.find((discount) => discount.kind === 'credits')
  if (!used || booking.personId === null) return
  // As much of what was taken of it as of what it was worth.
  const amount = Math.min(used.spent.amount, Math.round((used.spent.amount * worth) / used.amount))
  const entry = { personId: booking.personId, bookingId: booking.id, currency: used.spent.currency }
  if (amount > 0) await credits.add({ ...entry, amount, reason: 'refund' })
}
