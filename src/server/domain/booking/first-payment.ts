import type { PaymentState } from '../payments/payment-states.ts'
import { isPaid } from './entry-payments.ts'
import type { Payment } from './payment-repository.ts'

/** Whether a payment is for the amount due with the booking, and not for a later date or an amendment. */
export function isFirst({ dueOn, amendmentId }: Pick<Payment, 'dueOn' | 'amendmentId'>): boolean {
  return dueOn === null && amendmentId === null
}

/**
 * Returns the payment of the amount due with the booking: the one that paid, otherwise the last one begun; null if
 * none was begun.
 */
export function firstPayment<Of extends Pick<Payment, 'state' | 'dueOn' | 'amendmentId'>>(
  payments: readonly Of[],
): Of | null {
  const own = payments.filter(isFirst)
  return own.find(isPaid) ?? own.at(-1) ?? null
}

type PaymentSums = Pick<
  Payment,
  'state' | 'dueOn' | 'amendmentId' | 'amount' | 'captured' | 'refunded' | 'refunding'
>

/** The state of the money that is due with a booking, in minor units. */
interface PaidWithBooking {
  /** The payment's state; null if none was begun. */
  readonly state: PaymentState | null
  /** The part of the amount due now that is refunded or being refunded. */
  readonly refunded: number
}

/**
 * Returns the state of the amount due with a booking, after its amendments. A refund because an amendment made the
 * booking cheaper is no longer part of the sum and does not count as refunded.
 */
export function paidWithBooking(payments: readonly PaymentSums[], due: number): PaidWithBooking {
  const own = payments.filter(({ dueOn }) => dueOn === null)
  const taken = own.filter(isPaid).reduce((sum, { captured, amount }) => sum + (captured || amount), 0)
  const back = own.reduce((sum, { refunded, refunding }) => sum + refunded + refunding, 0)
  const left = taken - back
  const first = firstPayment(own) ?? own.findLast(isPaid)
  return { state: first?.state ?? null, refunded: Math.max(0, Math.min(back, due - left)) }
}
