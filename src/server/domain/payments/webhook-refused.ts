/** What is wrong with a call that says it comes from a gateway; the sender is told no more than that. */
type WebhookFault = 'unproven' | 'unreadable' | 'too_large'

/** A webhook that is not to be believed: its signature, or the time in it, is not right, or it cannot be read. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
  readonly fault: WebhookFault

  constructor(fault: WebhookFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.fault = fault
  }
}
