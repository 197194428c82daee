import type { Booking } from './booking.ts'
import { planOf } from './booking-plan.ts'
import type { BookingRecords } from './booking-records.ts'
import { REMIND_DAYS } from './collection-terms.ts'
import { openOf } from './entry-payments.ts'
import { laterEntries } from './later-entries.ts'
import { dropPayment } from './store-authorised.ts'

/** An entry of a booking's payment plan that something is done about at a moment. */
export interface EntryTask {
  bookingId: string
  /** The date of the entry, YYYY-MM-DD. */
  dueOn: string
  /** When it is due, ISO 8601. The task's own row says when it is done: by the database's clock. */
  at: string
}

/** Which attempt to collect an entry it is, from 1. */
export interface Collecting extends EntryTask {
  attempt: number
}

/**
 * Stores when the later payments of a booking are collected and announced: those that are near with the booking. To be called in the
 * transaction in which its last item was decided.
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
 * Takes back the tasks of later payments of which nothing is owed any more, since what they were for was cancelled, and the incidents about
 * them. A payment that is under way keeps its task, which ends it. To be called in the transaction that cancelled.
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
    const open = openOf(payments.filter((one) => one.dueOn === dueOn))
    if (open === undefined) await records.tasks.withdraw('collect', about)
    // Its task was given up: nobody else ends it.
    else if (open.isAutomatic && !(await records.tasks.isOpen('collect', about)))
      await dropPayment(open, records)
    await records.tasks.settled('collect', about)
  }
}
