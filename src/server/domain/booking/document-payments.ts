import type { DocumentPayment } from '../documents/booking-document.ts'
import type { BookingCharges } from './booking-charges.ts'
import { quotedOf } from './booking-snapshot.ts'
import type { Payment } from './payment-repository.ts'

/**
 * Takes what is charged for a booking, the payments that were begun and the booking's currency, and gives the payment schedule: what
 * the agency collects, then what goes to suppliers.
 */
export function documentPayments(
  charges: Pick<BookingCharges, 'items' | 'payments'>,
  payments: readonly Payment[],
  currency: string,
): DocumentPayment[] {
  const money = (amount: number) => ({ amount, currency })
  const collected = charges.payments.map(({ at: dueOn, amount }): DocumentPayment => {
    const payment = payments.findLast((one) => one.dueOn === dueOn)
    return {
      ...{ dueOn, to: 'agency', amount: money(amount) },
      state: payment?.state ?? null,
      captured: money(payment?.captured ?? 0),
      refunded: money(payment?.refunded ?? 0),
    }
  })
  const local = charges.items
    .flatMap(({ item }) => quotedOf(item).schedule)
    .filter(({ to }) => to === 'supplier')
    .map(
      ({ at, amount }): DocumentPayment => ({
        ...{ dueOn: at, to: 'supplier', amount: money(amount), state: null },
        ...{ captured: money(0), refunded: money(0) },
      }),
    )
  return [...collected, ...local]
}
