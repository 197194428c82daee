import type Stripe from 'stripe'
import type { GatewayPayment, GatewayRefund } from '../../domain/payments/payment-gateway.ts'
import { type PaymentState, paymentStates } from '../../domain/payments/payment-states.ts'
import { fromStripeAmount } from './stripe-amount.ts'
import { methodOf } from './stripe-method.ts'
import { declineOf } from './to-payment-error.ts'

/** Under what our own names stand in Stripe's metadata. */
export const REFERENCE = 'livery_reference'
export const REFUND_KEY = 'livery_key'

/** Takes Stripe's payment with its charge (`expand: ['latest_charge']`) and gives ours. */
export function stripePayment(intent: Stripe.PaymentIntent, publishableKey: string): GatewayPayment {
  const state = stateOf(intent.status)
  const failed = state === 'requires_payment_method' ? intent.last_payment_error : null
  return {
    gatewayReference: intent.id,
    reference: intent.metadata[REFERENCE] ?? '',
    state,
    amount: {
      amount: fromStripeAmount(intent.amount, intent.currency),
      currency: intent.currency.toUpperCase(),
    },
    captured: fromStripeAmount(intent.amount_received, intent.currency),
    refunded: fromStripeAmount(refundedOf(intent.latest_charge), intent.currency),
    decline: failed ? declineOf(failed.code, failed.decline_code) : null,
    method: methodOf(intent),
    browser: { gateway: 'stripe', clientSecret: intent.client_secret ?? '', publishableKey },
  }
}

/** Takes Stripe's refund and gives ours. */
export function stripeRefund(refund: Stripe.Refund): GatewayRefund {
  const { status } = refund
  return {
    gatewayReference: refund.id,
    amount: {
      amount: fromStripeAmount(refund.amount, refund.currency),
      currency: refund.currency.toUpperCase(),
    },
    state:
      status === 'succeeded'
        ? 'succeeded'
        : status === 'failed' || status === 'canceled'
          ? 'failed'
          : 'pending',
    key: refund.metadata?.[REFUND_KEY] ?? null,
  }
}

/** A state that Stripe may add one day is one that is not decided yet. */
function stateOf(status: string): PaymentState {
  if (status === 'requires_confirmation') return 'requires_payment_method'
  return paymentStates.find((state) => state === status) ?? 'processing'
}

/** Stripe counts what a capture or a cancellation let go as refunded too; no money of it was ever taken. */
function refundedOf(charge: Stripe.PaymentIntent['latest_charge']): number {
  if (charge === null || typeof charge === 'string') return 0
  return Math.max(0, charge.amount_refunded - (charge.amount - charge.amount_captured))
}
