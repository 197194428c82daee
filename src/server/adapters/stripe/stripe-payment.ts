import type Stripe from 'stripe'
import type { GatewayPayment, GatewayRefund } from '../../domain/payments/payment-gateway.ts'
import { type PaymentState, paymentStates } from '../../domain/payments/payment-states.ts'
import { fromStripeAmount } from './stripe-amount.ts'
import { methodOf } from './stripe-method.ts'
import { declineOf } from './to-payment-error.ts'

/** Our keys in Stripe's metadata. */
export const REFERENCE = 'livery_reference'
export const REFUND_KEY = 'livery_key'

/** Returns our payment for Stripe's with its charge (`expand: ['latest_charge']`). */
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

/** Returns our refund for Stripe's. */
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

/** An unknown state, which Stripe may add, counts as undecided. */
function stateOf(status: string): PaymentState {
  if (status === 'requires_confirmation') return 'requires_payment_method'
  return paymentStates.find((state) => state === status) ?? 'processing'
}

/** Stripe counts the voided rest of a capture or a cancellation as refunded too, though it was never taken. */
function refundedOf(charge: Stripe.PaymentIntent['latest_charge']): number {
  if (charge === null || typeof charge === 'string') return 0
  return Math.max(0, charge.amount_refunded - (charge.amount - charge.amount_captured))
}
