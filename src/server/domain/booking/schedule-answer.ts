import type { PaymentEntry } from '../../../contract/types.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { collected, type ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** Takes entries of a payment schedule and their currency, and gives them as the contract has them. */
export function scheduleAnswer(schedule: readonly ScheduledPayment[], currency: string): PaymentEntry[] {
  return schedule.map(({ at, amount, to, kind }) => ({
    ...(at !== null && { at }),
    amount: { amount, currency: currency as PaymentEntry['amount']['currency'] },
    to,
    kind,
  }))
}

/**
 * Takes the items of a quote or a booking, what the agency collects for them (`PaymentPlan`) and their currency, and gives what is paid
 * when for all of them together: what the agency collects, after discounts, and what goes to suppliers.
 */
export function wholeSchedule(
  items: readonly Pick<QuotedItem, 'schedule'>[],
  payments: PaymentPlan['payments'],
  currency: string,
): PaymentEntry[] {
  const entries = items.flatMap(({ schedule }) => schedule)
  const isLast = (index: number) => index === payments.length - 1
  const here = payments.map(({ at, amount }, index): ScheduledPayment => {
    // What is paid in one sum is no deposit.
    const isDeposit =
      !isLast(index) && collected(entries).some((one) => one.at === at && one.kind === 'deposit')
    return { at, amount, to: 'agency', kind: isDeposit ? 'deposit' : 'balance' }
  })
  const there = entries.filter(({ to }) => to === 'supplier')
  return scheduleAnswer([...here, ...there], currency)
}
