import { createHmac, timingSafeEqual } from 'node:crypto'
import { WEBHOOK_TOLERANCE } from '../../domain/payments/payment-gateway.ts'
import { WebhookRefused } from '../../domain/payments/webhook-refused.ts'

/** The sandbox's signature header: `t=<seconds since 1970>,v1=<HMAC-SHA256 of '<t>.<body>' in hex>`, as Stripe's. */
export const SANDBOX_SIGNATURE = 'livery-signature'

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
