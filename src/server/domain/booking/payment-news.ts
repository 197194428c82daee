import { failedCharge } from '../../../contract/failed-charge.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import type { PaymentMail } from '../mail/mail-data.ts'
import type { Booking } from './booking.ts'
import type { BookingRepositories } from './booking-records.ts'
import { quotedOf } from './booking-snapshot.ts'
import { paymentCalendar } from './payment-calendar.ts'

export type PaymentNews = 'paymentDue' | 'paymentTaken' | 'paymentFailed'

/** The payload of a mail about a later payment. */
export interface PaymentNewsTask {
  bookingId: string
  what: PaymentNews
  /** The date of the entry, YYYY-MM-DD. */
  dueOn: string
  /** When it is tried again, ISO 8601; absent if it is not. */
  retryAt?: string
}

/** Returns the facts of a mail about a later payment; null if out of date because it was made or is no longer due. */
export async function makePaymentNews(
  booking: Booking,
  { what, dueOn, retryAt }: PaymentNewsTask,
  { payments }: Pick<BookingRepositories, 'payments'>,
): Promise<PaymentMail['entry'] | null> {
  const calendar = paymentCalendar(booking, await payments.ofBooking(booking.id))
  const entry = calendar.find(({ at }) => at === dueOn)
  const isPaid = entry?.state === 'paid'
  if (entry === undefined || isPaid !== (what === 'paymentTaken')) return null
  const next = calendar.find(({ at, state }) => at > dueOn && state !== 'paid') ?? null
  const isSaved = (await payments.savedMethodOf(booking.id)) !== null
  const money = (amount: number) => ({ amount, currency: booking.currency })
  return {
    amount: money(entry.amount),
    day: dueOn,
    isSaved,
    reason: isSaved ? failedCharge(entry.declined ?? 'card_declined') : 'noMethod',
    retryOn: retryAt === undefined ? null : localDay(booking, retryAt),
    next: next && { amount: money(next.amount), day: next.at },
    cancelsOn: entry.cancelsOn,
  }
}

/** The local day of a moment at the first item's place. */
function localDay({ items: [item] }: Booking, moment: string): string {
  if (item === undefined) throw new Error('a booking has no item')
  return clockTime(new Date(moment), quotedOf(item).policy.timeZone).slice(0, 10)
}
