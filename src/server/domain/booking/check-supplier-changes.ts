import { itemSupplier } from '../products/spine/item-supplier.ts'
import { kindOf } from '../products/spine/product-kind.ts'
import { withoutCharges } from '../products/spine/without-charges.ts'
import type { SupplierChange } from '../suppliers/supplier-change.ts'
import { isWithSupplier } from './amendment-states.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords } from './booking-records.ts'
import { isAsQuoted, quotedOf, snapshotOf } from './booking-snapshot.ts'
import { endAmendments } from './end-amendments.ts'
import { isCancellable } from './is-cancellable.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Seconds after which changes are requested from a supplier, from the confirmation and from each check. */
const FIRST_LOOK = 20
const NEXT_LOOK = 6 * 60 * 60
/**
 * Seconds until the next check while the supplier decides on a requested change, or after the item was changed in the
 * meantime.
 */
const LOOK_AGAIN = 60

/** An item whose supplier is checked for changes. */
export interface WatchedItem {
  bookingId: string
  itemId: string
}

/** Schedules the checks for supplier changes of a confirmed item, if its supplier ever makes any. */
export async function watchForChanges(
  { id: itemId, bookingId, product, supplier }: BookingItem,
  { tasks }: Pick<BookingRecords, 'tasks'>,
  { suppliers }: Pick<SettlementDependencies, 'suppliers'>,
): Promise<void> {
  if (!itemSupplier(suppliers, { product, supplier }).capabilities().reportsChanges) return
  await tasks.enqueue({
    kind: 'look-for-changes',
    payload: { bookingId, itemId },
    due: { inSeconds: FIRST_LOOK },
  })
}

/** Asks a supplier for changes of an item and stores new ones; repeated until the first day is over. */
export async function checkSupplierChanges(
  { bookingId, itemId }: WatchedItem,
  { repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const booking = await repositories.bookings.find(bookingId)
  const item = booking?.items.find(({ id }) => id === itemId)
  const isWatched = item && ['confirmed', 'cancellation_requested'].includes(item.state)
  if (
    !booking ||
    !isWatched ||
    !isCancellable({ ...item, state: 'confirmed' }, quotedOf(item).policy, dependencies.clock())
  )
    return nothing
  const changes = await itemSupplier(dependencies.suppliers, item).changes(item.id)
  return async (records) => {
    const held = (await records.bookings.lock(bookingId))?.items.find(({ id }) => id === itemId)
    const isOpen = (await records.amendments.ofBooking(bookingId)).some(
      (one) => one.itemId === itemId && isWithSupplier(one.state),
    )
    // The answer describes the item as it was at the time of the call.
    const isOther = held !== undefined && !isAsQuoted(held, quotedOf(item))
    // An item that is being cancelled or changed is checked once that is decided.
    if (held?.state === 'confirmed' && !isOpen && !isOther)
      for (const change of changes) await storeChange(booking, held, change, records, dependencies)
    const payload: WatchedItem = { bookingId, itemId }
    const inSeconds = isOpen || isOther ? LOOK_AGAIN : NEXT_LOOK
    await records.tasks.enqueue({ kind: 'look-for-changes', payload, due: { inSeconds } })
  }
}

/**
 * Stores a supplier change, its deadline, the traveller's mail and the agency's incident. An unpaid change that the
 * traveller requested was priced for the old item and fails. One that is carried out at once asks nothing,
 * so that only the mail about its result is sent.
 */
async function storeChange(
  booking: Booking,
  item: BookingItem,
  { reference, becomes, answers, respondBy, unlessAnswered, savedCharges = [] }: SupplierChange,
  records: BookingRecords,
  { kinds, clock }: Pick<BookingDependencies, 'kinds' | 'clock'>,
): Promise<void> {
  const { id: bookingId } = booking
  const was = quotedOf(item)
  const { step } = snapshotOf(booking).quote
  const after = withoutCharges({ ...was, subject: becomes }, savedCharges, step, kindOf(was, kinds))
  const stored = await records.supplierChanges.create({
    bookingId,
    itemId: item.id,
    reference,
    respondBy,
    snapshot: { was, becomes: after, answers, unlessAnswered, savedCharges },
  })
  if (stored === null) return
  await endAmendments(item, 'superseded', records)
  const { id: changeId } = stored
  await records.bookings.moveItem(item.id, { event: 'supplier_change', actor: 'supplier' })
  await records.tasks.enqueue({ kind: 'change-over', payload: { bookingId, changeId }, due: respondBy })
  if (respondBy > clock())
    await records.tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'supplierChanged', changeId } })
  await records.tasks.raise({
    kind: 'supplier_change',
    payload: { bookingId, changeId },
    error: 'the supplier changed the booking and waits for an answer',
  })
}
