import { bookedWith } from '../hotels/hotels-of.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { Booking, BookingItem } from '../store/booking.ts'
import type { Payment } from '../store/payment-repository.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import type { CancellationOutcome } from './cancellation-outcome.ts'
import type { AgreedPenalty } from './cancellation-seal.ts'
import { refundFor } from './refund-for.ts'

interface Cancelling {
  booking: Booking
  item: BookingItem
  agreed: AgreedPenalty
  actor: string
}

/** Seconds after which a cancellation whose outcome is unknown is asked for again; the supplier answers the same twice. */
const ASK_AFTER = 30

/**
 * Cancels an item for what was agreed: notes that it is asked for, asks the supplier, and stores what came of it with the
 * refund that follows. A supplier that gives no answer is asked again by a task; one that wants more throws `price_changed`.
 */
export async function cancelItem(
  what: Cancelling,
  agency: ResolvedAgency,
  parts: BookingParts,
): Promise<void> {
  const { item, agreed, actor } = what
  const { together } = parts.ofAgency(agency.id)
  await together(async ({ bookings, tasks }) => {
    await bookings.moveItem(item.id, { event: 'request_cancellation', actor })
    const payload = {
      bookingId: item.bookingId,
      agreed: { ...agreed, expiresAt: agreed.expiresAt.toISOString() },
    }
    await tasks.enqueue({ kind: 'cancel', payload, due: { inSeconds: ASK_AFTER } })
  })
  await finishCancelling(what, agency, parts)
}

/** The second half, which a task takes up where the first got no answer. */
export async function finishCancelling(
  { booking, item, agreed, actor }: Cancelling,
  agency: ResolvedAgency,
  parts: BookingParts,
): Promise<void> {
  const { together, bookings } = parts.ofAgency(agency.id)
  const hotels = bookedWith(parts.supplier)
  try {
    await hotels.cancel(item.id, { expectedPenalty: agreed.supplierPenalty })
  } catch (error) {
    if (error instanceof SupplierRefusal) {
      await bookings.moveItem(item.id, {
        event: 'refuse_cancellation',
        actor: 'supplier',
        reason: error.code,
      })
    }
    throw error
  }
  await together(async (records) => {
    const payment = (await records.payments.ofBooking(booking.id)).at(-1) ?? null
    const { quote } = booking.snapshot as BookingSnapshot
    const { refund, creditsBack } = refundFor(agreed.penalty, quote, payment)
    const outcome: CancellationOutcome = {
      confirmationNumber:
        (item.outcome as { confirmationNumber?: string } | null)?.confirmationNumber ?? null,
      at: parts.clock().toISOString(),
      ...{ penalty: agreed.penalty, refund, creditsBack },
    }
    await records.bookings.moveItem(item.id, { event: 'cancel', actor, outcome })
    if (payment && refund > 0) await payBack(payment, refund, records)
    if (creditsBack > 0) await fillWallet(booking, creditsBack, records)
    await records.tasks.enqueue({ kind: 'mail', payload: { bookingId: booking.id, what: 'cancelled' } })
  })
}

/** A task of its own for each refund, by the number of the payment: the gateway knows it again. */
async function payBack({ id }: Payment, amount: number, { tasks }: AgencyRecords): Promise<void> {
  await tasks.enqueue({ kind: 'refund', payload: { paymentId: id, amount } })
}

async function fillWallet(booking: Booking, worth: number, { credits }: AgencyRecords): Promise<void> {
  const { quote } = booking.snapshot as BookingSnapshot
  const used = quote.discounts.find((discount) => discount.kind === 'credits')
  if (!used || booking.personId === null) return
  // As much of what was taken of it as of what it was worth.
  const amount = Math.min(used.spent.amount, Math.round((used.spent.amount * worth) / used.amount))
  const entry = { personId: booking.personId, bookingId: booking.id, currency: used.spent.currency }
  if (amount > 0) await credits.add({ ...entry, amount, reason: 'refund' })
}
