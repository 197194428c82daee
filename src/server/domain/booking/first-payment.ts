import type { PaymentState } from '../payments/payment-states.ts'
import { isPaid } from './entry-payments.ts'
import type { Payment } from './payment-repository.ts'

/** Whether a payment is for what was due with the booking, and not for a later date or an amendment. */
export function isFirst({ dueOn, amendmentId }: Pick<Payment, 'dueOn' | 'amendmentId'>): boolean {
  return dueOn === null && amendmentId === null
}

/** Gives the payment of what was due with the booking: the one that paid, otherwise the last that was begun; null where none was. */
export function firstPayment<Of extends Pick<Payment, 'state' | 'dueOn' | 'amendmentId'>>(
  payments: readonly Of[],
): Of | null {
  const own = payments.filter(isFirst)
  return own.find(isPaid) ?? own.at(-1) ?? null
}

type Known = Pick<
  Payment,
  'state' | 'dueOn' | 'amendmentId' | 'amount' | 'captured' | 'refunded' | 'refunding'
>

/** What has become of the money that is due with a booking, in minor units. */
interface PaidWithBooking {
  /** Of the payment; null where none was begun. */
  readonly state: PaymentState | null
  /** What of the sum that is due now has gone back or is on its way. */
  readonly refunded: number
}

/**
 * Takes a booking's payments and what is due with it as it is booked now, after its amendments, and gives what has become of that. What
 * came back because an amendment made the booking cheaper is no part of the sum any more, so that it is not counted as refunded.
 */
export function paidWithBooking(payments: readonly Known[], due: number): PaidWithBooking {
  const own = payments.filter(({ dueOn }) => dueOn === null)
  const taken = own.filter(isPaid).reduce((sum, { captured, amount }) => sum + (captured || amount), 0)
  const back = own.reduce((sum, { refunded, refunding }) => sum + refunded + refunding, 0)
  const kept = taken - back
  const first = firstPayment(own) ?? own.findLast(isPaid)
  return { state: first?.state ?? null, refunded: Math.max(0, Math.min(back, due - kept)) }
}
