import type Stripe from 'stripe'
import { PaymentError, type PaymentErrorCode } from '../../domain/payments/payment-error.ts'
import type { KeyTest, RefusedKey } from '../../domain/payments/payment-gateway.ts'
import { callStripe } from './call-stripe.ts'
import { intentParams } from './intent-params.ts'
import { stripeLeast } from './stripe-least.ts'

interface Clients {
  /** With the secret key. */
  readonly intents: Stripe.PaymentIntentResource
  /** With the publishable key. */
  readonly browser: Stripe.PaymentIntentResource
}

/**
 * Tests the keys of an account at Stripe (`PaymentGateway.testKeys`). A restricted key needs the right to write PaymentIntents,
 * which only a write shows. A browser reads a payment with its client secret and the publishable key of the same account:
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
  const params = { ...intentParams(stripeLeast(test.currency)), description }
  const { made, failed } = await outcome(intents.create(params, options))
  if (failed === 'keys_refused') return 'secret'
  // An amount that Stripe does not take in this currency says nothing about the keys.
  if (made === undefined) return null
  const clientSecret = made.client_secret ?? ''
  const [canceled, read] = await Promise.all([
    outcome(intents.cancel(made.id, {}, options)),
    outcome(browser.retrieve(made.id, { client_secret: clientSecret }, options)),
  ])
  if (canceled.failed === 'keys_refused') return 'secret'
  // With the key of another account there is no such payment.
  return read.failed === undefined ? null : 'publishable'
}

/** Gives what a call made, or what the gateway refused; throws where that is not known. */
async function outcome<Made>(call: Promise<Made>): Promise<{ made?: Made; failed?: PaymentErrorCode }> {
  try {
    return { made: await callStripe(call) }
  } catch (error) {
    const code = error instanceof PaymentError ? error.code : null
    if (code === null || code === 'timeout' || code === 'unavailable') throw error
    return { failed: code }
  }
}
