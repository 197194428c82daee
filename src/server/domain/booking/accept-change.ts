import { itemSupplier } from '../products/spine/item-supplier.ts'
import { kindOf, type ProductKind } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { withoutCharges } from '../products/spine/without-charges.ts'
import { movedPolicy } from '../suppliers/moved-policy.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords } from './booking-records.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { lowerPrice } from './lower-price.ts'
import { secondsToEnd } from './seconds-to-end.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** The supplier's change that a task refers to. */
export interface NamedChange {
  bookingId: string
  changeId: string
}

/**
 * Accepts a supplier's change in a transaction: the item takes its new content and dates, and a task notifies the
 * supplier until it answers. Returns false and stores nothing if it was answered before. Throws `IllegalStep` if the
 * item is cancelled or being cancelled.
 */
export async function acceptChange(
  { id, bookingId, itemId, snapshot }: StoredSupplierChange,
  actor: string,
  { kinds, clock }: Pick<BookingDependencies, 'kinds' | 'clock'>,
  records: BookingRecords,
): Promise<boolean> {
  const booking = await records.bookings.lock(bookingId)
  if (!(await records.supplierChanges.answer(id, 'accepted', actor))) return false
  const { subject } = snapshot.becomes
  const held = booking?.items.find((item) => item.id === itemId)
  if (!booking || !held) return false
  const kind = kindOf(snapshot.becomes, kinds)
  const period = kind.periodOf(subject)
  const { start: startsOn, end: endsOn } = period
  const { step } = snapshotOf(booking).quote
  // Keeps everything else in the snapshot that has changed since; the terms move with the start.
  const moved = { ...quotedOf(held), subject, ...movedTerms(quotedOf(held), kind, period) }
  const becomes = withoutCharges(moved, snapshot.savedCharges ?? [], step, kind)
  const amended = await lowerPrice({ changeId: id, booking, item: held, becomes }, records)
  await records.bookings.moveItem(itemId, {
    event: 'accept_change',
    actor,
    startsOn,
    endsOn,
    snapshot: { ...becomes, ...amended },
  })
  if (held.endsOn !== endsOn) {
    const due = { inSeconds: secondsToEnd({ endsOn }, clock()) }
    await records.tasks.enqueue({ kind: 'complete', payload: { itemId, endsOn }, due })
  }
  const payload: NamedChange = { bookingId, changeId: id }
  await records.tasks.enqueue({ kind: 'tell-change', payload })
  await records.tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'amended', changeId: id } })
  await records.tasks.lower('supplier_change', payload)
  return true
}

function movedTerms(
  { subject, policy, supplierPolicy }: QuotedItem,
  { periodOf }: ProductKind,
  becomes: ReturnType<ProductKind['periodOf']>,
): Pick<QuotedItem, 'policy' | 'supplierPolicy'> {
  const startOf = ({ start, startTime = '00:00' }: typeof becomes) => `${start}T${startTime}:00`
  const [was, now] = [startOf(periodOf(subject)), startOf(becomes)]
  return {
    policy: movedPolicy(policy, was, now),
    supplierPolicy: movedPolicy(supplierPolicy, was, now),
  }
}

/** Notes in a transaction that an item was cancelled while its supplier's change was open. */
export async function declineChanges(
  { id: bookingId }: Pick<Booking, 'id'>,
  { id: itemId }: Pick<BookingItem, 'id'>,
  actor: string,
  records: BookingRecords,
): Promise<void> {
  for (const change of await records.supplierChanges.ofBooking(bookingId)) {
    if (change.itemId !== itemId || change.state !== 'open') continue
    await records.supplierChanges.answer(change.id, 'declined', actor)
    await records.tasks.lower('supplier_change', { bookingId, changeId: change.id })
  }
}

/** Notifies a supplier that its change was accepted; opens an incident if the supplier refuses. */
export async function tellChange(
  { bookingId, changeId }: NamedChange,
  { repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const change = await repositories.supplierChanges.find(changeId)
  const item = (await repositories.bookings.find(bookingId))?.items.find(({ id }) => id === change?.itemId)
  if (!change || !item || item.state === 'cancelled') return nothing
  const answer = await itemSupplier(dependencies.suppliers, item)
    .acceptChange(item.id, change.reference)
    .catch((error: unknown) => {
      if (error instanceof SupplierRefusal) return error
      throw error
    })
  if (answer === 'accepted') return nothing
  const error = answer === null ? 'the supplier does not know this change' : answer.message
  return async ({ tasks }) => {
    await tasks.raise({ kind: 'change_refused', payload: { bookingId, changeId }, error })
  }
}
