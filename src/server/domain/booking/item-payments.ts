import { collectedTotal } from '../products/spine/scheduled-payment.ts'
import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf } from './booking-snapshot.ts'
import { isPaid } from './entry-payments.ts'
import type { Payment } from './payment-repository.ts'
import type { PaidHere } from './refund-for.ts'

type Paying = Pick<Payment, 'id' | 'state' | 'amount' | 'captured' | 'refunded' | 'refunding' | 'dueOn'> &
  Partial<Pick<Payment, 'amendmentId'>>

/** What of a payment is an item's. */
export interface PaidPart {
  readonly paymentId: string
  readonly amount: number
}

export interface ItemPayments extends PaidHere {
  /** The latest payment first. */
  readonly parts: readonly PaidPart[]
}

/**
 * Takes a booking, an item of it and the booking's payments, and gives what was paid for the item and has not gone back: its share of
 * each payment, and no more than is left of it. What is authorised and not captured yet will be, before anything is paid back.
 */
export function itemPayments(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  item: Pick<BookingItem, 'id'>,
  payments: readonly Paying[],
): ItemPayments {
  const line = booking.items.findIndex(({ id }) => id === item.id)
  const [found, share] = [booking.items[line], planOf(booking).shares[line]]
  if (found === undefined || share === undefined) throw new Error('the item is not one of the booking')
  const { amended, schedule } = quotedOf(found)
  const isFor = ({ amendmentId = null }: Paying) =>
    amendmentId === null || amended?.by.includes(amendmentId) === true
  const open = new Map(share.card.map(({ at, amount }) => [at, amount]))
  const parts = payments
    .filter(isPaid)
    .filter(isFor)
    .toReversed()
    .flatMap((payment) => {
      // Of one date the latest payment is what the item's own amendments took beside the first.
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

/** Whether the entry of a date was paid, or will be captured. */
function isEntryPaid(payments: readonly Paying[], day: string): boolean {
  return payments.some((one) => one.dueOn === day && isPaid(one))
}

/** What of a payment has not gone back and is not on its way. */
function leftOf({ captured, amount, refunded, refunding }: Paying): number {
  return Math.max(0, (captured || amount) - refunded - refunding)
}

/** Takes what was paid for an item and what of it goes back, and gives how much of each payment does, the latest first. */
export function spreadRefund(parts: readonly PaidPart[], refund: number): PaidPart[] {
  let left = refund
  return parts.flatMap(({ paymentId, amount }) => {
    const back = Math.min(left, amount)
    left -= back
    return back > 0 ? [{ paymentId, amount: back }] : []
  })
}
