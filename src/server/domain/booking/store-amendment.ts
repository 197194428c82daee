import { IllegalStep } from '../payments/illegal-step.ts'
import type { SupplierAmendment } from '../suppliers/supplier-amendment.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { amendedPart } from './amendment-cost.ts'
import type { AmendmentDependencies, SupplierAnswer } from './amendment-dependencies.ts'
import type { Amendment } from './amendment-repository.ts'
import type { FailedReason } from './amendment-states.ts'
import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { itemPayments, spreadRefund } from './item-payments.ts'
import { secondsToEnd } from './seconds-to-end.ts'

/** Why an amendment is rejected that its supplier never received. */
export const NO_ANSWER = 'no_answer'

/**
 * Once an amendment is decided, its party is stored only with the booking, and nowhere if it failed: documents have
 * no second copy.
 */
const withoutParty = { party: null }

/** Stores a supplier's answer to an amendment and its consequences; does nothing if it was stored already. */
export async function storeAmended(
  amendment: Amendment,
  answer: SupplierAnswer,
  dependencies: AmendmentDependencies,
): Promise<void> {
  if (answer instanceof SupplierRefusal) return storeRejected(amendment, reasonOf(answer), dependencies)
  if (answer.status === 'rejected') return storeRejected(amendment, 'refused', dependencies)
  await ignoreIfAlreadyStored(() =>
    dependencies.repositories.transaction((records) => apply(amendment, answer, dependencies, records)),
  )
}

/** Stores that a supplier refused an amendment, and releases its payment. */
export async function storeRejected(
  amendment: Amendment,
  reason: string,
  dependencies: AmendmentDependencies,
): Promise<void> {
  const { id: amendmentId, bookingId, itemId } = amendment
  await ignoreIfAlreadyStored(() =>
    dependencies.repositories.transaction(async (records) => {
      await records.bookings.lock(bookingId)
      await records.amendments.move(amendmentId, { event: 'reject', reason, ...withoutParty })
      await records.bookings.moveItem(itemId, { event: 'refuse_amendment', actor: 'supplier', reason })
      await voidPayment(amendment, records)
      await records.tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'notAmended', amendmentId } })
    }),
  )
}

/** Stores that a supplier was called to apply an amendment and has not answered. */
export async function markInDoubt(
  { id, bookingId }: Amendment,
  dependencies: AmendmentDependencies,
): Promise<void> {
  await ignoreIfAlreadyStored(() =>
    dependencies.repositories.transaction(async (records) => {
      await records.bookings.lock(bookingId)
      await records.amendments.move(id, { event: 'doubt' })
    }),
  )
}

/** Ends an amendment for which no supplier was called, and releases its payment. Runs in a transaction. */
export async function failAmendment(
  amendment: Amendment,
  reason: FailedReason,
  records: BookingRecords,
): Promise<void> {
  await records.bookings.lock(amendment.bookingId)
  await records.amendments.move(amendment.id, { event: 'fail', reason, ...withoutParty })
  await voidPayment(amendment, records)
}

/** The same in its own transaction; does nothing if another request was faster. */
export async function endUnpaid(
  amendment: Amendment,
  reason: Extract<FailedReason, 'payment' | 'lapsed'>,
  { repositories }: Pick<AmendmentDependencies, 'repositories'>,
): Promise<void> {
  await ignoreIfAlreadyStored(() =>
    repositories.transaction((records) => failAmendment(amendment, reason, records)),
  )
}

async function voidPayment({ id, bookingId }: Amendment, { payments, tasks }: BookingRecords): Promise<void> {
  const made = (await payments.ofBooking(bookingId)).find(({ amendmentId }) => amendmentId === id)
  if (made !== undefined && made.state !== 'canceled')
    await tasks.enqueue({ kind: 'void', payload: { paymentId: made.id } })
}

async function apply(
  amendment: Amendment,
  { confirmationNumber, tickets }: SupplierAmendment,
  { clock }: AmendmentDependencies,
  records: BookingRecords,
): Promise<void> {
  const { id: amendmentId, bookingId, itemId, snapshot } = amendment
  const booking = await records.bookings.lock(bookingId)
  const item = booking?.items.find(({ id }) => id === itemId)
  if (!booking || !item) return
  await records.amendments.move(amendmentId, { event: 'apply', ...withoutParty })
  const payments = await records.payments.ofBooking(bookingId)
  const { parts: paid } = itemPayments(booking, item, payments)
  const { becomes, refund, uncharged = 0 } = snapshot
  const { start: startsOn, end: endsOn } = snapshot.period
  await records.bookings.moveItem(itemId, {
    event: 'amend',
    actor: 'supplier',
    startsOn,
    endsOn,
    snapshot: { ...becomes, amended: amendedPart(item, { id: amendmentId, refund, uncharged }) },
    outcome: {
      ...item.outcome,
      ...(confirmationNumber !== null && { confirmationNumber }),
      ...(tickets && { tickets }),
    },
  })
  await reprice(booking, amendment, records)
  const payment = payments.find((one) => one.amendmentId === amendmentId)
  if (payment !== undefined)
    await records.tasks.enqueue({ kind: 'capture', payload: { paymentId: payment.id } })
  for (const payload of spreadRefund(paid, refund)) await records.tasks.enqueue({ kind: 'refund', payload })
  const due = { inSeconds: secondsToEnd({ endsOn }, clock()) }
  await records.tasks.enqueue({ kind: 'complete', payload: { itemId, endsOn }, due })
  await records.tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'amended', amendmentId } })
}

/** Sets the booking's total and the item's party to what is booked now. */
async function reprice(
  booking: Booking,
  { itemId, snapshot: { was, becomes }, party }: Amendment,
  { bookings }: BookingRecords,
): Promise<void> {
  const before = quotedOf(booking.items.find(({ id }) => id === itemId) ?? { snapshot: was })
  const total = booking.total - before.price.total + becomes.price.total
  const { quote, parties, ...kept } = snapshotOf(booking)
  const line = booking.items.findIndex(({ id }) => id === itemId)
  const now = parties.map((one, index) => (index === line ? (party ?? one) : one))
  const snapshot = { ...kept, quote: { ...quote, total }, parties: now }
  await bookings.reprice(booking.id, { total, snapshot })
}

function reasonOf({ code }: SupplierRefusal): string {
  return code === 'sold_out' || code === 'price_changed' ? code : 'refused'
}

/** Runs what stores a step; false if another request stored one first. */
async function ignoreIfAlreadyStored(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof IllegalStep) return false
    throw error
  }
}
