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
    const all = payments.filter((one) => one.dueOn === dueOn)
    // What an amendment cost is part of the same sum.
    const payment = all.findLast(({ amendmentId }) => amendmentId === null) ?? all.at(-1)
    const summed = (name: 'captured' | 'refunded') => all.reduce((sum, one) => sum + one[name], 0)
    return {
      ...{ dueOn, to: 'agency', amount: money(amount) },
      state: payment?.state ?? null,
      captured: money(summed('captured')),
      refunded: money(summed('refunded')),
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
