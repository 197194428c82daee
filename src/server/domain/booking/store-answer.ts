import { IllegalStep } from '../payments/illegal-step.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { watchForChanges } from './check-supplier-changes.ts'
import { concludeBooking } from './conclude-booking.ts'
import { openIncidentIfLost, VERIFY_AGAIN_AFTER } from './open-incident-if-lost.ts'
import { watchTickets } from './refresh-tickets.ts'
import { secondsToEnd } from './seconds-to-end.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import type { BookingAnswer } from './supplier-answer.ts'

/** Why an item is rejected that its supplier never received. */
export const NOT_BOOKED = 'not_booked'

type StoreDependencies = Pick<SettlementDependencies, 'repositories' | 'suppliers' | 'clock' | 'log'>

/** Stores a supplier's answer to a booking request, and its consequences. */
export async function storeAnswer(
  booking: Booking,
  item: BookingItem,
  answer: BookingAnswer,
  dependencies: StoreDependencies,
): Promise<void> {
  if (answer instanceof SupplierRefusal) return storeRefused(booking, item, answer.code, dependencies)
  if (answer.status === 'pending') return storePending(item, dependencies)
  if (answer.status !== 'confirmed') return storeRefused(booking, item, answer.status, dependencies)
  const isStored = await storeConfirmed(booking, item, answer, dependencies)
  if (!isStored) await openIncidentIfLost(booking, item.id, dependencies)
}

/** Stores that an item is not booked. */
export async function storeRefused(
  { id: bookingId }: Pick<Booking, 'id'>,
  { id: itemId }: Pick<BookingItem, 'id'>,
  reason: string,
  dependencies: StoreDependencies,
): Promise<void> {
  await step(dependencies, async (records) => {
    await records.bookings.moveItem(itemId, { event: 'reject', actor: 'supplier', reason })
    await concludeBooking(bookingId, records)
    if (reason !== NOT_BOOKED) return
    const due = { inSeconds: VERIFY_AGAIN_AFTER }
    await records.tasks.enqueue({ kind: 'ask-again', payload: { bookingId, itemId }, due })
  })
}

async function storePending({ id, state }: BookingItem, dependencies: StoreDependencies): Promise<void> {
  if (state === 'pending') return
  await step(dependencies, async ({ bookings }) => {
    await bookings.moveItem(id, { event: 'pend', actor: 'supplier' })
  })
}

function storeConfirmed(
  { id: bookingId }: Booking,
  item: BookingItem,
  { supplierReference, confirmationNumber, tickets }: SupplierBooking,
  dependencies: StoreDependencies,
): Promise<boolean> {
  return step(dependencies, async (records) => {
    // Keeps the item's payment: money is settled once all items are decided.
    const outcome = { ...item.outcome, confirmationNumber, ...(tickets && { tickets }) }
    const event = { event: 'confirm', actor: 'supplier', supplierReference, outcome } as const
    await records.bookings.moveItem(item.id, event)
    const due = { inSeconds: secondsToEnd(item, dependencies.clock()) }
    await records.tasks.enqueue({ kind: 'complete', payload: { itemId: item.id }, due })
    await watchForChanges(item, records, dependencies)
    if (tickets) await watchTickets(item, records)
    await concludeBooking(bookingId, records)
  })
}

/** Stores the result; false if another request stored it first. */
async function step(
  { repositories }: StoreDependencies,
  work: (records: BookingRecords) => Promise<void>,
): Promise<boolean> {
  try {
    await repositories.transaction(work)
    return true
  } catch (error) {
    if (error instanceof IllegalStep) return false
    throw error
  }
}
