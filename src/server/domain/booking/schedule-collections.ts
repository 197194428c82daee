import type { Booking } from './booking.ts'
import { planOf } from './booking-plan.ts'
import type { BookingRecords } from './booking-records.ts'
import { REMIND_DAYS } from './collection-terms.ts'
import { openOf } from './entry-payments.ts'
import { laterEntries } from './later-entries.ts'
import { dropPayment } from './store-authorized.ts'

/** A task for an entry of a payment plan, due at a moment. */
export interface EntryTask {
  bookingId: string
  /** The date of the entry, YYYY-MM-DD. */
  dueOn: string
  /** When it is due, ISO 8601. The task's row decides when it runs, by the database's clock. */
  at: string
}

/** The number of the attempt to collect an entry, from 1. */
export interface Collecting extends EntryTask {
  attempt: number
}

/**
 * Stores when later payments are announced and collected; entries that are near are collected with the booking. Call
 * it in the transaction that decided its last item.
 */
export async function scheduleCollections(
  booking: Booking,
  tasks: Pick<BookingRecords['tasks'], 'enqueue'>,
): Promise<void> {
  for (const { at: dueOn, moment } of laterEntries(booking)) {
    const announced = new Date(moment.getTime() - REMIND_DAYS * 86_400_000)
    const entry = { bookingId: booking.id, dueOn }
    const remind: EntryTask = { ...entry, at: announced.toISOString() }
    await tasks.enqueue({ kind: 'remind', payload: remind, due: announced })
    const collect: Collecting = { ...entry, at: moment.toISOString(), attempt: 1 }
    await tasks.enqueue({ kind: 'collect', payload: collect, due: moment })
  }
}

/**
 * Withdraws the tasks and incidents of later payments that are no longer due after a cancellation. A payment in
 * progress keeps its task, which ends it. Call it in the transaction that cancelled.
 */
export async function withdrawCollections(
  bookingId: string,
  records: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  const booking = await records.bookings.lock(bookingId)
  if (booking === null) return
  const owed = new Set(laterEntries(booking).map(({ at }) => at))
  const payments = await records.payments.ofBooking(bookingId)
  for (const { at: dueOn } of planOf(booking).payments) {
    if (dueOn === null || owed.has(dueOn)) continue
    const about = { bookingId, dueOn }
    await records.tasks.withdraw('remind', about)
    await records.tasks.withdraw('cancel-unpaid', about)
    const open = openOf(payments.filter((one) => one.dueOn === dueOn))
    if (open === undefined) await records.tasks.withdraw('collect', about)
    // Its task was given up, so it has to be ended here.
    else if (open.isAutomatic && !(await records.tasks.isOpen('collect', about)))
      await dropPayment(open, records)
    await records.tasks.settled('collect', about)
  }
}
