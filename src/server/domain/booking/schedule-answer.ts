import type { PaymentEntry } from '../../../contract/types.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { collected, type ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** Returns entries of a payment schedule in the contract's shape. */
export function scheduleAnswer(schedule: readonly ScheduledPayment[], currency: string): PaymentEntry[] {
  return schedule.map(({ at, amount, to, kind }) => ({
    ...(at !== null && { at }),
    amount: { amount, currency: currency as PaymentEntry['amount']['currency'] },
    to,
    kind,
  }))
}

/**
 * Returns the payment schedule of a quote or booking for all its items: what the agency collects (`PaymentPlan`),
 * after discounts, and what is paid to suppliers.
 */
export function wholeSchedule(
  items: readonly Pick<QuotedItem, 'schedule'>[],
  payments: PaymentPlan['payments'],
  currency: string,
): PaymentEntry[] {
  const entries = items.flatMap(({ schedule }) => schedule)
  const isLast = (index: number) => index === payments.length - 1
  const collectedHere = payments.map(({ at, amount }, index): ScheduledPayment => {
    // A single payment is not a deposit.
    const isDeposit =
      !isLast(index) && collected(entries).some((one) => one.at === at && one.kind === 'deposit')
    return { at, amount, to: 'agency', kind: isDeposit ? 'deposit' : 'balance' }
  })
  const toSuppliers = entries.filter(({ to }) => to === 'supplier')
  return scheduleAnswer([...collectedHere, ...toSuppliers], currency)
}
