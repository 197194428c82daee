import { createHash } from 'node:crypto'
import { type GatewayEvent, WEBHOOK_BODY_LIMIT } from '../../domain/payments/payment-gateway.ts'
import type { SandboxWebhook } from '../../domain/payments/sandbox-gateway.ts'
import { WebhookRefused } from '../../domain/payments/webhook-refused.ts'
import { requireSigned, SANDBOX_SIGNATURE, signWebhook } from './signed-webhook.ts'

/** Returns the webhook that reports news of a payment, signed at a moment. */
export function sandboxWebhook(gatewayReference: string, secret: string, sentAt: Date): SandboxWebhook {
  const id = createHash('sha256').update(`${gatewayReference} ${sentAt.toISOString()}`).digest('hex')
  const event = { id: `sandbox_evt_${id.slice(0, 24)}`, type: 'payment.changed', gatewayReference }
  const body = Buffer.from(JSON.stringify(event))
  const headers = new Headers({
    'content-type': 'application/json',
    [SANDBOX_SIGNATURE]: signWebhook(body, secret, sentAt),
  })
  return { gatewayReference, sentAt, body, headers }
}

/** Reads a webhook as `PaymentGateway.readWebhook` does. */
export function readSandboxWebhook(
  body: Uint8Array,
  headers: Headers,
  secret: string,
  now: Date,
): GatewayEvent | null {
  if (body.byteLength > WEBHOOK_BODY_LIMIT) throw new WebhookRefused('too_large', 'The webhook is too large.')
  requireSigned(body, headers.get(SANDBOX_SIGNATURE), secret, now)
  const event = parsed(body)
  const { id, type, gatewayReference } = event
  if (type !== 'payment.changed' || typeof id !== 'string' || typeof gatewayReference !== 'string')
    return null
  return { id, about: 'payment', gatewayReference }
}

function parsed(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch (cause) {
    throw new WebhookRefused('unreadable', 'The webhook is not JSON.', cause)
  }
  throw new WebhookRefused('unreadable', 'The webhook is not an object.')
}
