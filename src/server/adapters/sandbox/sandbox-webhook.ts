import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import {
  type GatewayEvent,
  WEBHOOK_BODY_LIMIT,
  WEBHOOK_TOLERANCE,
} from '../../domain/payments/payment-gateway.ts'
import type { SandboxWebhook } from '../../domain/payments/sandbox-gateway.ts'
import { WebhookRefused } from '../../domain/payments/webhook-refused.ts'

/** The sandbox's signature header: `t=<seconds since 1970>,v1=<HMAC-SHA256 of '<t>.<body>' in hex>`, as Stripe's. */
export const SANDBOX_SIGNATURE = 'livery-signature'

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

/** Returns the header's value for a body that is sent at a moment. */
export function signWebhook(body: string | Uint8Array, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hmac(body, secret, seconds).toString('hex')}`
}

/** Throws `WebhookRefused` unless a body was signed with the secret within the last five minutes. */
export function requireSigned(body: Uint8Array, header: string | null, secret: string, now: Date): void {
  const match = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  const seconds = Number(match?.[1])
  const given = Buffer.from(match?.[2] ?? '', 'hex')
  const right = match !== null && timingSafeEqual(given, hmac(body, secret, seconds))
  if (!right) throw new WebhookRefused('unproven', 'The signature of the webhook is wrong.')
  if (Math.abs(now.getTime() / 1000 - seconds) > WEBHOOK_TOLERANCE) {
    throw new WebhookRefused('unproven', 'The signature of the webhook is too old.')
  }
}

function hmac(body: string | Uint8Array, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
