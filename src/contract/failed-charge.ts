/**
 * Why a later payment was not charged, as travellers are shown it: the card was declined, its bank would have asked them, no card is
 * saved, or the saved one cannot be charged, such as where its gateway is gone.
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

/** Takes the code of a failed attempt (`PaymentEntry.declined`) and gives what is said of it; a code that is no card's is `unavailable`. */
export function failedCharge(code: string): FailedCharge {
  return byCode.get(code) ?? 'unavailable'
}
