import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { REMIND_DAYS } from './collection-terms.ts'
import { laterEntries } from './later-entries.ts'

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
