import type Stripe from 'stripe'
import { PaymentError, type PaymentErrorCode } from '../../domain/payments/payment-error.ts'
import type { KeyTest, RefusedKey } from '../../domain/payments/payment-gateway.ts'
import { callStripe } from './call-stripe.ts'
import { intentParams } from './intent-params.ts'
import { stripeMinimumAmount } from './stripe-minimum-amount.ts'

interface Clients {
  /** Calls with the secret key. */
  readonly intents: Stripe.PaymentIntentResource
  /** Calls with the publishable key. */
  readonly browser: Stripe.PaymentIntentResource
}

/**
 * Tests the keys of a Stripe account (`PaymentGateway.testKeys`). Only a write shows whether a restricted key may
 * write PaymentIntents. A browser reads a payment with its client secret and the same account's publishable key:
 * https://docs.stripe.com/api/payment_intents/retrieve
 */
export async function testStripeKeys(
  test: KeyTest,
  timeout: number,
  { intents, browser }: Clients,
): Promise<RefusedKey | null> {
  if (test.by === 'read') {
    const { failed } = await outcome(intents.list({ limit: 1 }, { timeout, maxNetworkRetries: 0 }))
    return failed === 'keys_refused' ? 'secret' : null
  }
  // The two rounds of calls share the time.
  const options = { timeout: timeout / 2, maxNetworkRetries: 0 }
  const description = 'Livery tests the keys of this account. The payment is canceled at once.'
  const params = { ...intentParams(stripeMinimumAmount(test.currency)), description }
  const { made, failed } = await outcome(intents.create(params, options))
  if (failed === 'keys_refused') return 'secret'
  // Stripe refuses the amount in this currency, which proves nothing about the keys.
  if (made === undefined) return null
  const clientSecret = made.client_secret ?? ''
  const [canceled, read] = await Promise.all([
    outcome(intents.cancel(made.id, {}, options)),
    outcome(browser.retrieve(made.id, { client_secret: clientSecret }, options)),
  ])
  if (canceled.failed === 'keys_refused') return 'secret'
  // A key of another account finds no such payment.
  return read.failed === undefined ? null : 'publishable'
}

/** Returns a call's result or the gateway's refusal; throws if the outcome is unknown. */
async function outcome<Made>(call: Promise<Made>): Promise<{ made?: Made; failed?: PaymentErrorCode }> {
  try {
    return { made: await callStripe(call) }
  } catch (error) {
    const code = error instanceof PaymentError ? error.code : null
    if (code === null || code === 'timeout' || code === 'unavailable') throw error
    return { failed: code }
  }
}
