import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts'

/** What the browser has of a payment. */
export interface SandboxHolder {
  readonly gatewayReference: string
  readonly clientSecret: string
}

/** A sandbox webhook that is ready: the job passes it to `readWebhook` as if it had come by the network. */
export interface SandboxWebhook {
  readonly gatewayReference: string
  readonly sentAt: Date
  readonly body: Uint8Array
  readonly headers: Headers
}

/** The gateway that takes no money, with the part that other gateways have on their own site. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox'
  /**
   * Tries to authorise with a token of `sandboxToken`. Throws `declined`, `timeout` (authorised all the same), or
   * `unknown_reference` for another payment's secret.
   */
  authorize(holder: SandboxHolder & { readonly token: string }): Promise<GatewayPayment>
  /** Answers the bank's challenge of a payment in `requires_action`; throws `declined` if it was refused. */
  answerChallenge(holder: SandboxHolder & { readonly isApproved: boolean }): Promise<GatewayPayment>
  /** Returns the due webhooks, signed; each until it is `delivered`. */
  dueWebhooks(): Promise<readonly SandboxWebhook[]>
  delivered(webhook: SandboxWebhook): Promise<void>
}
