import type { PayLaterTerms } from '../products/spine/product-kind.ts'
import type { BookingRecords } from './booking-records.ts'
import type { HoldNews } from './held-news.ts'

/** Of a shorter hold, half the time passes first: an earlier reminder would only repeat the first mail. */
const REMIND_HOURS = 24

/** Returns when a traveller is reminded of a moment: a day before it, or after half of the time until then. */
export function reminderOf(until: Date, now: Date): Date {
  const half = (until.getTime() - now.getTime()) / 2
  return new Date(until.getTime() - Math.min(half, REMIND_HOURS * 3_600_000))
}

/**
 * Stores the mails of a booking that is held and paid later: at once, and before each of its clocks. A clock of the
 * price that ends with the hold has no separate mail. Call it in the transaction that stores the booking.
 */
export async function scheduleHoldNews(
  bookingId: string,
  { priceUntil, payBy }: PayLaterTerms,
  now: Date,
  tasks: Pick<BookingRecords['tasks'], 'enqueue'>,
): Promise<void> {
  const announce = async (what: HoldNews, until: string) => {
    const due = reminderOf(new Date(until), now)
    await tasks.enqueue({ kind: 'mail', payload: { bookingId, what, at: due.toISOString() }, due })
  }
  await tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'held' } })
  if (priceUntil !== null && priceUntil < payBy) await announce('priceEnding', priceUntil)
  await announce('holdEnding', payBy)
}
