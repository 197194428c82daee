import type { BookingSummary } from '../../../contract/types.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import type { Booking } from './booking.ts'
import type { BookingRepositories } from './booking-records.ts'
import { REMIND_DAYS } from './collection-terms.ts'
import { isConcluded } from './is-concluded.ts'
import { laterEntries } from './later-entries.ts'
import { needsTravellerChoice } from './needs-traveller-choice.ts'
import { payableOf } from './payable-entry.ts'
import { paymentCalendar } from './payment-calendar.ts'

export type BookingAttention = NonNullable<BookingSummary['attention']>

/** Returns, by booking id, the most urgent thing that waits for the traveller. */
export async function attentionOf(
  bookings: readonly Booking[],
  {
    amendments,
    supplierChanges,
    payments,
  }: Pick<BookingRepositories, 'amendments' | 'supplierChanges' | 'payments'>,
  now: Date,
): Promise<ReadonlyMap<string, BookingAttention>> {
  const ids = bookings.map(({ id }) => id)
  const changed = await supplierChanges.openAmong(ids)
  const unpaid = await amendments.unpaidAmong(ids)
  const found = await Promise.all(
    bookings.map(async (booking): Promise<BookingAttention | null> => {
      if (needsTravellerChoice(booking)) return { what: 'choice' }
      if (changed.has(booking.id)) return { what: 'supplier_change' }
      if (unpaid.has(booking.id)) return { what: 'change_payment' }
      const dueOn = await dueSoon(booking, payments, now)
      return dueOn === null ? null : { what: 'payment', dueOn }
    }),
  )
  return new Map(
    bookings.flatMap(({ id }, index) => {
      const attention = found[index]
      return attention ? [[id, attention]] : []
    }),
  )
}

/** The due date of the next payment to make by hand, if it failed or its reminder is sent; otherwise null. */
async function dueSoon(
  booking: Booking,
  payments: Pick<BookingRepositories['payments'], 'ofBooking'>,
  now: Date,
): Promise<string | null> {
  if (!isConcluded(booking) || laterEntries(booking).length === 0) return null
  const entry = payableOf(paymentCalendar(booking, await payments.ofBooking(booking.id)))
  if (entry === undefined) return null
  const soon = clockTime(new Date(now.getTime() + REMIND_DAYS * 86_400_000), 'UTC').slice(0, 10)
  return entry.state !== 'due' || entry.at <= soon ? entry.at : null
}
