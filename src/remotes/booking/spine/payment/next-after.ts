import { ApiError } from '../../../../api/api-error.ts'
import type { Booking } from '../../../../contract/types.ts'

/** The next step for a booking that is being paid. */
export type Next =
  /** The traveller pays, for the first time or again. */
  | { is: 'pay' }
  /** The bank asks the traveller a question. */
  | { is: 'question' }
  /** The outcome is unknown: ask again, and prevent a second payment. */
  | { is: 'ask' }
  /** The payment is over but not the booking: start another payment. */
  | { is: 'again' }
  /** The booking is decided or with its supplier. */
  | { is: 'done' }
  /** The hold was released. */
  | { is: 'over' }

/** Returns the next step for a booking that the server has synchronised with the gateway. */
export function nextAfter({ state, payment }: Booking): Next {
  if (state === 'expired' || state === 'released') return { is: 'over' }
  if (state !== 'on_hold') return { is: 'done' }
  // A booking with nothing due here is booked only by a click.
  if (payment.gateway === 'none') return { is: 'pay' }
  switch (payment.state) {
    case 'requires_payment_method':
      return { is: 'pay' }
    case 'requires_action':
      return { is: 'question' }
    case 'canceled':
      return { is: 'again' }
    default:
      return { is: 'ask' }
  }
}

/**
 * Returns the next step after a failed payment call. If something may have happened, the outcome is requested, and the call never
 * retried. Null: nothing happened, and only the failure's own text is known.
 */
export function nextAfterFailure(error: unknown): Next | 'declined' | 'look' | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'payment_declined') return 'declined'
  if (error.code === 'hold_expired') return { is: 'over' }
  // Another tab, a webhook or a double click was faster.
  if (error.status === 409) return 'look'
  const isOpen = error.status === 0 || error.status >= 500 || error.status === 429
  return isOpen ? { is: 'ask' } : null
}
