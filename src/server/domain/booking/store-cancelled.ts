import type { SupplierCancellation } from '../suppliers/product-supplier.ts'
import { declineChanges } from './accept-change.ts'
import type { BookingItem } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { quotedOf } from './booking-snapshot.ts'
import type { CancellationOutcome } from './cancellation-outcome.ts'
import { cancellationRefund } from './cancellation-refund.ts'
import type { CancellationRequest } from './cancellation-request.ts'
import { isConcluded } from './is-concluded.ts'
import { itemPayments, spreadRefund } from './item-payments.ts'
import type { Payment } from './payment-repository.ts'
import { withdrawCollections } from './schedule-collections.ts'
import { giveCreditsBack } from './spend-credits.ts'

/**
 * Stores a supplier's cancellation and refunds as agreed, whatever the supplier answers. If it refunds less or knew
 * no booking, opens an incident. A supplier's yes is never lost; does nothing if it was stored already.
 */
export async function storeCancelled(
  { booking, item, agreed, actor, request }: CancellationRequest,
  answer: SupplierCancellation | null,
  now: Date,
  records: BookingRecords,
): Promise<void> {
  const locked = await records.bookings.lock(booking.id)
  const held = locked?.items.find(({ id }) => id === item.id)
  if (!locked || !held || held.state === 'cancelled') return
  // It was refused to another request in the meantime, and is cancelled all the same.
  if (held.state === 'confirmed') {
    await records.bookings.moveItem(item.id, { event: 'request_cancellation', actor })
  }
  const payments = await records.payments.ofBooking(booking.id)
  const paid = itemPayments(locked, item, payments)
  const { cost, refund, creditsBack, owed } = cancellationRefund(agreed.penalty, paid)
  const outcome: CancellationOutcome = {
    confirmationNumber: held.outcome?.confirmationNumber ?? null,
    at: now.toISOString(),
    penalty: cost,
    refund,
    creditsBack,
    request,
    refundedBefore: locked.items.length === 1 ? refundedBefore(payments, held) : 0,
    supplier: answer,
    ...(owed && { owed }),
  }
  await records.bookings.moveItem(item.id, { event: 'cancel', actor, outcome })
  await declineChanges(booking, item, actor, records)
  await withdrawCollections(booking.id, records)
  // While another item is undecided nothing is captured, so the refund is simply not charged.
  if (isConcluded(locked)) {
    for (const payload of spreadRefund(paid.parts, refund))
      await records.tasks.enqueue({ kind: 'refund', payload })
  }
  const back = [{ itemId: item.id, worth: creditsBack }]
  if (creditsBack > 0) await giveCreditsBack(locked, back, records.credits)
  await tellAgency(item, agreed.supplierPenalty.amount, answer, records)
  const news = { bookingId: booking.id, what: 'cancelled', itemId: item.id }
  await records.tasks.enqueue({ kind: 'mail', payload: news })
}

/** Refunds of the item's current cost, without refunds of amendments. */
function refundedBefore(payments: readonly Payment[], item: BookingItem): number {
  const all = payments.reduce((sum, { refunded, refunding }) => sum + refunded + refunding, 0)
  return Math.max(0, all - (quotedOf(item).amended?.refunded ?? 0))
}

/** What a person has to ask the supplier or find out there. */
async function tellAgency(
  { id: itemId, bookingId }: BookingItem,
  expected: number,
  answer: SupplierCancellation | null,
  { tasks }: BookingRecords,
): Promise<void> {
  if (answer === null) {
    const error = 'the supplier knew no booking to cancel'
    await tasks.raise({ kind: 'cancelled_unknown', payload: { bookingId, itemId }, error })
  } else if (answer.status === 'partial') {
    const { amount, currency } = answer.penalty
    const money = { amount: Math.max(0, amount - expected), currency }
    const error = `the supplier keeps ${amount} instead of ${expected}, in minor units of ${currency}`
    await tasks.raise({ kind: 'cancelled_short', payload: { bookingId, itemId, money }, error })
  }
}
