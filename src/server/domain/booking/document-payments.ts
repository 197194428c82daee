import type { DocumentPayment } from '../documents/booking-document.ts'
import type { BookingCharges } from './booking-charges.ts'
import { quotedOf } from './booking-snapshot.ts'
import type { CalendarEntry, EntryState } from './payment-calendar.ts'
import type { Payment } from './payment-repository.ts'

/**
 * Takes what is charged for a booking, the payments that were begun, what is paid after the booking, and the booking's currency, and
 * gives the payment schedule: what the agency collects, then what goes to suppliers.
 */
export function documentPayments(
  charges: Pick<BookingCharges, 'items' | 'payments'>,
  payments: readonly Payment[],
  later: readonly CalendarEntry[],
  currency: string,
): DocumentPayment[] {
  const money = (amount: number) => ({ amount, currency })
  const due = charges.payments.filter(({ at }) => at === null)
  const all = payments.filter(({ dueOn }) => dueOn === null)
  // What an amendment cost is part of the same sum.
  const first = all.findLast(({ amendmentId }) => amendmentId === null) ?? all.at(-1)
  const summed = (name: 'captured' | 'refunded') => all.reduce((sum, one) => sum + one[name], 0)
  const withBooking: DocumentPayment = {
    ...{ dueOn: null, to: 'agency', amount: money(due.reduce((sum, { amount }) => sum + amount, 0)) },
    state: first?.state ?? null,
    captured: money(summed('captured')),
    refunded: money(summed('refunded')),
  }
  const entries = later.map(
    ({ at, amount, refunded, state }): DocumentPayment => ({
      ...{ dueOn: at, to: 'agency', amount: money(amount), state: stateOf(state) },
      ...{ captured: money(state === 'paid' ? amount : 0), refunded: money(refunded) },
    }),
  )
  const local = charges.items
    .flatMap(({ item }) => quotedOf(item).schedule)
    .filter(({ to }) => to === 'supplier')
    .map(
      ({ at, amount }): DocumentPayment => ({
        ...{ dueOn: at, to: 'supplier', amount: money(amount), state: null },
        ...{ captured: money(0), refunded: money(0) },
      }),
    )
  return [...(due.length > 0 ? [withBooking] : []), ...entries, ...local]
}

/** In the words of documents: nothing is said of what is only due. */
function stateOf(state: EntryState): DocumentPayment['state'] {
  if (state === 'paid') return 'succeeded'
  return state === 'due' ? null : state
}
