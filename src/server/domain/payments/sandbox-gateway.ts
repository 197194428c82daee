import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts'

/** What the browser holds of a payment. */
export interface SandboxHolder {
  readonly gatewayReference: string
  readonly clientSecret: string
}

/** A webhook of the sandbox, ready to be sent: the job hands it to `readWebhook` as if it had come by the network. */
export interface SandboxWebhook {
  readonly gatewayReference: string
  readonly sentAt: Date
  readonly body: Uint8Array
  readonly headers: Headers
}

/** The gateway that takes no money, with the half that at others is the gateway's own site. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox'
  /** Tries to authorise with a token of `sandboxToken`. Throws `declined`, `timeout` (it is authorised all the same), or `unknown_reference` for another's secret. */
  authorise(holder: SandboxHolder & { readonly token: string }): Promise<GatewayPayment>
  /** Answers the bank's question of a payment that is `requires_action`; throws `declined` where it was refused. */
  answerChallenge(holder: SandboxHolder & { readonly isApproved: boolean }): Promise<GatewayPayment>
  /** Gives the webhooks that are due, signed; each until it is `delivered`. */
  dueWebhooks(): Promise<readonly SandboxWebhook[]>
  delivered(webhook: SandboxWebhook): Promise<void>
}
