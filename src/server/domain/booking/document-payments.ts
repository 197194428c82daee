import { failedCharge } from '../../../contract/failed-charge.ts'
import type { DocumentPayment } from '../documents/booking-document.ts'
import type { BookingCharges } from './booking-charges.ts'
import { quotedOf } from './booking-snapshot.ts'
import { paidWithBooking } from './first-payment.ts'
import { isEnded } from './item-states.ts'
import type { CalendarEntry, EntryState } from './payment-calendar.ts'
import type { Payment } from './payment-repository.ts'

/** Returns the payment schedule for documents: what the agency collects, then what is paid to suppliers. */
export function documentPayments(
  charges: Pick<BookingCharges, 'items' | 'dueNow'>,
  payments: readonly Payment[],
  later: readonly CalendarEntry[],
  currency: string,
): DocumentPayment[] {
  const money = (amount: number) => ({ amount, currency })
  const { dueNow } = charges
  // The cost of amendments is part of the same sum.
  const { state, refunded } = paidWithBooking(payments, dueNow)
  const withBooking: DocumentPayment = {
    dueOn: null,
    to: 'agency',
    amount: money(dueNow),
    state,
    failure: null,
    refunded: money(refunded),
  }
  const entries = later.map(
    ({ at, amount, refunded, state, declined }): DocumentPayment => ({
      dueOn: at,
      to: 'agency',
      amount: money(amount),
      state: stateOf(state),
      failure: declined === null ? null : failedCharge(declined),
      refunded: money(refunded),
    }),
  )
  const local = charges.items
    .filter(({ item }) => !isEnded(item.state))
    .flatMap(({ item }) => quotedOf(item).schedule)
    .filter(({ to }) => to === 'supplier')
    .map(
      ({ at, amount }): DocumentPayment => ({
        dueOn: at,
        to: 'supplier',
        amount: money(amount),
        state: null,
        failure: null,
        refunded: money(0),
      }),
    )
  return [...(dueNow > 0 ? [withBooking] : []), ...entries, ...local]
}

/** In the documents' words: a payment that is only due has no state. */
function stateOf(state: EntryState): DocumentPayment['state'] {
  if (state === 'paid') return 'succeeded'
  return state === 'due' ? null : state
}
