import type { NamedChange } from './accept-change.ts'
import type { BookingRecords } from './booking-records.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'

/** Returns the ids of a booking's supplier changes with an incident that is not yet settled. */
export async function settlingChanges(
  changes: readonly Pick<StoredSupplierChange, 'bookingId' | 'state'>[],
  { tasks }: Pick<BookingRecords, 'tasks'>,
): Promise<ReadonlySet<string>> {
  const answered = changes.find(({ state }) => state !== 'open')
  if (answered === undefined) return new Set()
  const left = await tasks.leftToPeople('change_refused', { bookingId: answered.bookingId })
  return new Set(left.map((payload) => (payload as NamedChange).changeId))
}

/**
 * Closes an unanswered supplier change in a transaction without accepting it. `why` it could not end as stated, in
 * English for the agency's people, opens an incident; null if its item was cancelled.
 */
export async function endChange(
  { id: changeId, bookingId }: Pick<StoredSupplierChange, 'id' | 'bookingId'>,
  why: string | null,
  { bookings, supplierChanges, tasks }: BookingRecords,
): Promise<void> {
  await bookings.lock(bookingId)
  if (!(await supplierChanges.answer(changeId, 'declined', 'system'))) return
  const payload = { bookingId, changeId }
  await tasks.lower('supplier_change', payload)
  if (why !== null) await tasks.raise({ kind: 'change_refused', payload, error: why })
}
