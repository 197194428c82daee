/**
 * Why a later payment was not charged, as travellers see it: the card was declined, its bank requires authentication,
 * no card is saved, or the saved card cannot be charged (for example, its gateway no longer exists).
 */
export type FailedCharge = 'declined' | 'authentication' | 'noMethod' | 'unavailable'

const byCode: ReadonlyMap<string, FailedCharge> = new Map([
  ['insufficient_funds', 'declined'],
  ['lost_card', 'declined'],
  ['expired_card', 'declined'],
  ['incorrect_details', 'declined'],
  ['card_declined', 'declined'],
  ['authentication_failed', 'authentication'],
  ['no_saved_method', 'noMethod'],
])

/**
 * Returns the reason for the code of a failed attempt (`PaymentEntry.declined`); `unavailable` for a code that is not
 * about the card.
 */
export function failedCharge(code: string): FailedCharge {
  return byCode.get(code) ?? 'unavailable'
}
