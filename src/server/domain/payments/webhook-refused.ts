/** What is wrong with a call that claims to come from a gateway; the sender learns nothing else. */
type WebhookFault = 'unproven' | 'unreadable' | 'too_large'

/** An untrusted webhook: its signature or time is wrong, or it cannot be read. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
  readonly fault: WebhookFault

  constructor(fault: WebhookFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.fault = fault
  }
}
