import Stripe from 'stripe'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import type { GatewayPayment, IntentRequest, PaymentGateway } from '../../domain/payments/payment-gateway.ts'
import { callStripe } from './call-stripe.ts'
import { intentParams } from './intent-params.ts'
import { readStripeWebhook } from './read-stripe-webhook.ts'
import { skipReplayedAnswers } from './skip-replayed-answers.ts'
import { stripeStep, toStripeAmount } from './stripe-amount.ts'
import { customerAndMethod } from './stripe-method.ts'
import { stripeMinimumAmount } from './stripe-minimum-amount.ts'
import { REFERENCE, REFUND_KEY, stripePayment, stripeRefund } from './stripe-payment.ts'
import { testStripeKeys } from './test-stripe-keys.ts'

export interface StripeDependencies {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly clock: () => Date
  /** Origin of the API; by default Stripe's own. */
  readonly origin?: string
  /** Milliseconds for one answer. With one retry, it stays below a request's deadline. */
  readonly timeout?: number
}

// The charge has the refunded amount.
const expand = ['latest_charge']

/**
 * Makes the gateway of an agency with Stripe keys: payments are held until they are captured, and cards are entered
 * only in Stripe's own form. The package itself retries once with the same key if no answer arrives.
 */
export function createStripeGateway(dependencies: StripeDependencies): PaymentGateway {
  const { paymentIntents: intents, refunds, customers } = clientOf(dependencies)
  const { paymentIntents: browser } = clientOf({ ...dependencies, secretKey: dependencies.publishableKey })
  const given = (intent: Stripe.PaymentIntent) => stripePayment(intent, dependencies.publishableKey)

  const retrieve = async (gatewayReference: string): Promise<GatewayPayment> => {
    requireReference(gatewayReference)
    return given(await callStripe(intents.retrieve(gatewayReference, { expand })))
  }

  /**
   * Performs a step that Stripe allows only once. If Stripe refuses the second one, it succeeds if the payment has
   * the wanted state.
   */
  async function once(
    gatewayReference: string,
    step: Promise<Stripe.PaymentIntent>,
    isDone: (payment: GatewayPayment) => boolean,
  ): Promise<GatewayPayment> {
    try {
      return given(await callStripe(step))
    } catch (error) {
      const isRefused = error instanceof PaymentError && error.code === 'wrong_state'
      const payment = isRefused ? await retrieve(gatewayReference) : null
      if (payment !== null && isDone(payment)) return payment
      throw error
    }
  }

  /** A method is saved for a customer: one unnamed customer for each payment that saves one. */
  async function payerOf(
    { keepsMethod, method, idempotencyKey }: IntentRequest,
    metadata: Readonly<Record<string, string>>,
  ): Promise<Partial<Stripe.PaymentIntentCreateParams>> {
    if (method !== undefined) return customerAndMethod(method)
    if (!keepsMethod) return {}
    const customer = skipReplayedAnswers(`${idempotencyKey}-customer`, (options) =>
      customers.create({ metadata }, options),
    )
    return { customer: (await callStripe(customer)).id, setup_future_usage: 'off_session' }
  }

  async function listed(gatewayReference: string): Promise<Stripe.Refund[]> {
    requireReference(gatewayReference)
    const { data } = await callStripe(refunds.list({ payment_intent: gatewayReference, limit: 100 }))
    return data
  }

  /** Stripe forgets keys after a day, but keeps a refund's metadata. */
  const refundBy = async (key: string, gatewayReference: string) =>
    (await listed(gatewayReference)).find(({ metadata }) => metadata?.[REFUND_KEY] === key)

  return {
    name: 'stripe',
    stepOf: stripeStep,
    leastOf: stripeMinimumAmount,
    retrieve,

    testKeys: (test, timeout) => testStripeKeys(test, timeout, { intents, browser }),

    async createIntent(asked) {
      const { reference, amount, description, idempotencyKey } = asked
      const metadata = { [REFERENCE]: reference }
      // Refused before a customer is made for it.
      const params = intentParams(amount)
      const payer = await payerOf(asked, metadata)
      const wanted: Stripe.PaymentIntentCreateParams = { ...params, ...payer, description, metadata, expand }
      const intent = skipReplayedAnswers(idempotencyKey, (options) => intents.create(wanted, options))
      return given(await callStripe(intent))
    },

    async authorizeSaved({ gatewayReference, idempotencyKey }) {
      const before = await retrieve(gatewayReference)
      if (isAuthorised(before)) return before
      const step = skipReplayedAnswers(idempotencyKey, (options) =>
        intents.confirm(gatewayReference, { off_session: true, expand }, options),
      )
      return once(gatewayReference, step, isAuthorised)
    },

    async capture({ gatewayReference, amount, idempotencyKey }) {
      const before = await retrieve(gatewayReference)
      const asked = toStripeAmount({ amount, currency: before.amount.currency })
      const isDone = ({ state, captured }: GatewayPayment) => state === 'succeeded' && captured === amount
      if (isDone(before)) return before
      const wanted = { amount_to_capture: asked, expand }
      const step = skipReplayedAnswers(idempotencyKey, (options) =>
        intents.capture(gatewayReference, wanted, options),
      )
      return once(gatewayReference, step, isDone)
    },

    async void({ gatewayReference, idempotencyKey }) {
      requireReference(gatewayReference)
      const step = skipReplayedAnswers(idempotencyKey, (options) =>
        intents.cancel(gatewayReference, { expand }, options),
      )
      return once(gatewayReference, step, ({ state }) => state === 'canceled')
    },

    async refund({ gatewayReference, amount, idempotencyKey }) {
      const { state, captured, refunded, amount: paid } = await retrieve(gatewayReference)
      const asked = toStripeAmount({ amount, currency: paid.currency })
      const made = await refundBy(idempotencyKey, gatewayReference)
      if (made !== undefined) {
        if (made.amount === asked) return stripeRefund(made)
        throw new PaymentError('key_reused', 'The idempotency key was used for another refund.')
      }
      if (state !== 'succeeded') {
        throw new PaymentError('wrong_state', `${gatewayReference} is ${state} and cannot be refunded.`)
      }
      if (amount > captured - refunded) {
        throw new PaymentError('amount_refused', `${amount} is more than is left of ${gatewayReference}.`)
      }
      // Whichever key finally succeeds, the payment is found by this one.
      const metadata = { [REFUND_KEY]: idempotencyKey }
      const wanted = { payment_intent: gatewayReference, amount: asked, metadata }
      const refund = skipReplayedAnswers(
        idempotencyKey,
        (options) => refunds.create(wanted, options),
        () => refundBy(idempotencyKey, gatewayReference),
      )
      return stripeRefund(await callStripe(refund))
    },

    refundsOf: async (gatewayReference) => (await listed(gatewayReference)).map(stripeRefund),

    readWebhook: (body, headers) =>
      readStripeWebhook(body, headers, {
        secret: dependencies.webhookSecret,
        now: dependencies.clock(),
        isLive: /^[sr]k_live_/.test(dependencies.secretKey),
      }),
  }
}

function isAuthorised({ state }: GatewayPayment): boolean {
  return state === 'requires_capture' || state === 'succeeded'
}

function clientOf({ secretKey, origin = 'https://api.stripe.com', timeout = 10_000 }: StripeDependencies) {
  const { protocol, hostname, port } = new URL(origin)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Invalid references are not requested, because their text would become part of an address. */
function requireReference(gatewayReference: string): void {
  if (/^pi_[A-Za-z0-9_]{1,200}$/.test(gatewayReference)) return
  throw new PaymentError('unknown_reference', 'This is not a reference of Stripe.')
}
