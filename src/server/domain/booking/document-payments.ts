import type { DocumentPayment } from '../documents/booking-document.ts'
import { comparePaymentDates } from '../products/spine/scheduled-payment.ts'
import type { Booking } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import type { ItemShare } from './payment-plan.ts'
import type { Payment } from './payment-repository.ts'

/** An item for which something is charged, with its part of what is paid here. */
export interface ChargedItem {
  readonly item: Booking['items'][number]
  readonly share: ItemShare
}

/**
 * Takes the items that are charged, the payments that were begun and the booking's currency, and gives the payment schedule: what the
 * agency collects, then what goes to suppliers.
 */
export function documentPayments(
  items: readonly ChargedItem[],
  payments: readonly Payment[],
  currency: string,
): DocumentPayment[] {
  const money = (amount: number) => ({ amount, currency })
  const dates = [...new Set(items.flatMap(({ share }) => share.card.map(({ at }) => at)))]
  const collected = dates.toSorted(comparePaymentDates).map((dueOn): DocumentPayment => {
    const amounts = items.flatMap(({ share }) => share.card.filter(({ at }) => at === dueOn))
    const payment = payments.findLast((one) => one.dueOn === dueOn)
    return {
      ...{ dueOn, to: 'agency', amount: money(amounts.reduce((sum, { amount }) => sum + amount, 0)) },
      state: payment?.state ?? null,
      captured: money(payment?.captured ?? 0),
      refunded: money(payment?.refunded ?? 0),
    }
  })
  const local = items
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
