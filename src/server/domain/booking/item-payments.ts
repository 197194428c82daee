import { collectedTotal } from '../products/spine/scheduled-payment.ts'
import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf } from './booking-snapshot.ts'
import type { PaidHere } from './cancellation-refund.ts'
import { isPaid } from './entry-payments.ts'
import type { Payment } from './payment-repository.ts'

type PaymentOfItem = Pick<
  Payment,
  'id' | 'state' | 'amount' | 'captured' | 'refunded' | 'refunding' | 'dueOn'
> &
  Partial<Pick<Payment, 'amendmentId'>>

/** An item's part of a payment. */
export interface PaidPart {
  readonly paymentId: string
  readonly amount: number
}

export interface ItemPayments extends PaidHere {
  /** Latest payment first. */
  readonly parts: readonly PaidPart[]
}

/**
 * Returns what was paid for an item and not refunded: its share of each payment, at most what is left of it.
 * Authorised amounts count, because they are captured before any refund.
 */
export function itemPayments(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  item: Pick<BookingItem, 'id'>,
  payments: readonly PaymentOfItem[],
): ItemPayments {
  const line = booking.items.findIndex(({ id }) => id === item.id)
  const [found, share] = [booking.items[line], planOf(booking).shares[line]]
  if (found === undefined || share === undefined) throw new Error('the booking does not have this item')
  const { amended, schedule } = quotedOf(found)
  const isFor = ({ amendmentId = null }: PaymentOfItem) =>
    amendmentId === null || amended?.by.includes(amendmentId) === true
  const open = new Map(share.card.map(({ at, amount }) => [at, amount]))
  const parts = payments
    .filter(isPaid)
    .filter(isFor)
    .toReversed()
    .flatMap((payment) => {
      // For the same date, the latest payment is what the item's own amendments added to the first.
      const wanted = open.get(payment.dueOn) ?? 0
      const amount = Math.min(wanted, leftOf(payment))
      open.set(payment.dueOn, wanted - amount)
      return amount > 0 ? [{ paymentId: payment.id, amount }] : []
    })
  const later = share.card.filter(({ at }) => at !== null && !isEntryPaid(payments, at))
  return {
    parts,
    card: parts.reduce((sum, { amount }) => sum + amount, 0),
    credits: share.credits,
    isCollectedHere: collectedTotal(schedule) > 0,
    ...(later.length > 0 && { later }),
  }
}

/** Whether the entry of a date was paid or will be captured. */
function isEntryPaid(payments: readonly PaymentOfItem[], day: string): boolean {
  return payments.some((one) => one.dueOn === day && isPaid(one))
}

/** The part of a payment that is neither refunded nor being refunded. */
function leftOf({ captured, amount, refunded, refunding }: PaymentOfItem): number {
  return Math.max(0, (captured || amount) - refunded - refunding)
}

/** Returns how a refund of an item is spread over its payments, the latest first. */
export function spreadRefund(parts: readonly PaidPart[], refund: number): PaidPart[] {
  let left = refund
  return parts.flatMap(({ paymentId, amount }) => {
    const back = Math.min(left, amount)
    left -= back
    return back > 0 ? [{ paymentId, amount: back }] : []
  })
}
