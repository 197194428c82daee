/** Why a card was not charged, as far as it may be told apart; what a traveller reads of a lost card says no more than that it was declined. */
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
 * What a gateway can fail with. `timeout` (no answer came), `unavailable` (the gateway is not reached or is too busy) and
 * `keys_refused` (it does not accept our keys, which may change) leave open whether anything was done: ask again with the
 * same key, or `retrieve`. After any other nothing was done.
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

/** A failure of a payment gateway. The message is for logs and holds neither keys nor anything of a card. */
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

  /** Whether something may have been done all the same, so that the same call has to be made again. */
  get isOpen(): boolean {
    return this.code === 'timeout' || this.code === 'unavailable' || this.code === 'keys_refused'
  }
}
