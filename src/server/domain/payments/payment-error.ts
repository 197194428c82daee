/**
 * Why a card was declined, as far as it may be told apart; for a lost card the traveller reads only that it was
 * declined.
 */
export const declineCodes = [
  'insufficient_funds',
  'lost_card',
  'expired_card',
  'incorrect_details',
  'authentication_failed',
  'card_declined',
] as const
export type DeclineCode = (typeof declineCodes)[number]

/**
 * Failures of a gateway. `timeout` (no answer), `unavailable` (unreachable or overloaded) and `keys_refused` (our
 * keys, which may change) leave the outcome unknown. Then repeat the call with the same key, or `retrieve`. After all
 * others nothing was done.
 */
export type PaymentErrorCode =
  | 'declined'
  | 'timeout'
  | 'unavailable'
  | 'keys_refused'
  | 'unknown_reference'
  | 'key_reused'
  | 'wrong_state'
  | 'amount_refused'

/** A failure of a payment gateway. The message is for logs and contains neither keys nor card data. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError'
  readonly code: PaymentErrorCode
  /** Why the payment was declined; null for every other failure. */
  readonly decline: DeclineCode | null

  constructor(
    code: PaymentErrorCode,
    message: string,
    more: { decline?: DeclineCode; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause })
    this.code = code
    this.decline = code === 'declined' ? (more.decline ?? 'card_declined') : null
  }

  /** Whether something may have been done all the same, so that the same call has to be repeated. */
  get isOpen(): boolean {
    return this.code === 'timeout' || this.code === 'unavailable' || this.code === 'keys_refused'
  }
}
