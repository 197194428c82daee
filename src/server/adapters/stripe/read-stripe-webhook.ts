import Stripe from 'stripe'
import {
  type GatewayEvent,
  WEBHOOK_BODY_LIMIT,
  WEBHOOK_TOLERANCE,
} from '../../domain/payments/payment-gateway.ts'
import { WebhookRefused } from '../../domain/payments/webhook-refused.ts'

// All events that can affect a booking; Stripe sends more if its dashboard is configured so.
const awaited: Readonly<Record<string, GatewayEvent['about']>> = {
  'payment_intent.amount_capturable_updated': 'payment',
  'payment_intent.canceled': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.requires_action': 'payment',
  'payment_intent.succeeded': 'payment',
  'charge.dispute.created': 'dispute',
  'charge.refunded': 'refund',
  'refund.created': 'refund',
  'refund.failed': 'refund',
  'refund.updated': 'refund',
}

interface WebhookProof {
  readonly secret: string
  readonly now: Date
  /** True if the agency's keys are live: events of Stripe's test mode do not concern them. */
  readonly isLive: boolean
}

/** Reads a webhook of Stripe as `PaymentGateway.readWebhook` does. https://docs.stripe.com/webhooks/signature */
export async function readStripeWebhook(
  body: Uint8Array,
  headers: Headers,
  { secret, now, isLive }: WebhookProof,
): Promise<GatewayEvent | null> {
  if (body.byteLength > WEBHOOK_BODY_LIMIT) throw new WebhookRefused('too_large', 'The webhook is too large.')
  const event = await provenEvent(body, headers.get('stripe-signature') ?? '', secret, now)
  const about = Object.hasOwn(awaited, event.type) ? awaited[event.type] : undefined
  const gatewayReference = referenceOf(event.data?.object)
  if (about === undefined || gatewayReference === null || event.livemode !== isLive) return null
  const dispute = about === 'dispute' ? idOf(event.data.object) : null
  return { id: event.id, about, gatewayReference, ...(dispute !== null && { dispute }) }
}

async function provenEvent(
  body: Uint8Array,
  header: string,
  secret: string,
  now: Date,
): Promise<Stripe.Event> {
  try {
    const { webhooks } = Stripe
    return await webhooks.constructEventAsync(
      Buffer.from(body),
      header,
      secret,
      WEBHOOK_TOLERANCE,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    const isUnproven = error instanceof Stripe.errors.StripeSignatureVerificationError
    // Not passed on as a cause, because it contains the body.
    if (isUnproven) throw new WebhookRefused('unproven', 'The signature of the webhook is wrong.')
    throw new WebhookRefused('unreadable', 'The webhook is not an event.')
  }
}

/** The payment that a Stripe object is, or belongs to. */
function referenceOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null
  const { object: kind, id, payment_intent: payment } = object as Readonly<Record<string, unknown>>
  const reference = kind === 'payment_intent' ? id : payment
  return typeof reference === 'string' ? reference : null
}

function idOf(object: object): string | null {
  return 'id' in object && typeof object.id === 'string' ? object.id : null
}
