import { ApiError } from '../../../../api/api-error.ts'
import type { Booking } from '../../../../contract/types.ts'

/** What is to be done next about a booking that is paid: what the page shows, or whom it tells. */
export type Next =
  /** The traveller pays, or pays again. */
  | { is: 'pay' }
  /** The bank asks the traveller something. */
  | { is: 'question' }
  /** It is not known yet how it ended: ask again, and let nobody pay twice. */
  | { is: 'ask' }
  /** The payment is over and the booking is not: another one has to be begun. */
  | { is: 'again' }
  /** It is decided, or with the supplier. */
  | { is: 'done' }
  /** What was held was let go. */
  | { is: 'over' }

/** Takes a booking as the server told it after it had asked the gateway, and says what is next. */
export function nextAfter({ state, payment }: Booking): Next {
  if (state === 'expired' || state === 'released') return { is: 'over' }
  if (state !== 'on_hold') return { is: 'done' }
  // What costs nothing here is booked by a press alone.
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
 * Takes what a call about a payment failed with and says what is next. What leaves open whether anything was done is asked about,
 * never tried anew; null: nothing was done, and nothing else is known of it than what the failure says.
 */
export function nextAfterFailure(error: unknown): Next | 'declined' | 'look' | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'payment_declined') return 'declined'
  if (error.code === 'hold_expired') return { is: 'over' }
  // Another tab, a webhook or a double press was faster.
  if (error.status === 409) return 'look'
  const isOpen = error.status === 0 || error.status >= 500 || error.status === 429
  return isOpen ? { is: 'ask' } : null
}
