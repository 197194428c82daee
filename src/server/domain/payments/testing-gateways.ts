import { randomUUID } from 'node:crypto'
import { type SandboxOutcome, sandboxToken } from '../../../tenant/sandbox-token.ts'
import { DEFERRED_SECONDS } from '../../adapters/sandbox/authorize-sandbox-payment.ts'
import { createSandboxGateway } from '../../adapters/sandbox/create-sandbox-gateway.ts'
import { memorySandboxStorage } from '../../adapters/sandbox/memory-sandbox-storage.ts'
import type { SandboxStorage } from '../../adapters/sandbox/sandbox-storage.ts'
import { openTestStore, testBundle } from '../../adapters/store/testing.ts'
import { createStripeGateway } from '../../adapters/stripe/stripe-gateway.ts'
import { startStripeStandIn } from '../../adapters/stripe/testing-stripe.ts'
import { PaymentError } from './payment-error.ts'
import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts'

/** The outcomes that both gateways can produce. */
export type TestedOutcome = Exclude<SandboxOutcome, 'timeout' | 'late_webhook'>

/** A gateway with its other side: the traveller's browser and bank, and the webhooks. */
export interface GatewayRig {
  readonly gateway: PaymentGateway
  /** Authorises as the traveller does in the browser; a decline is shown to them and not thrown. */
  authorize(payment: GatewayPayment, outcome: TestedOutcome): Promise<void>
  answerChallenge(payment: GatewayPayment, isApproved: boolean): Promise<void>
  /** The webhook about the payment, signed now. */
  webhook(payment: GatewayPayment): Promise<{ body: Uint8Array; headers: Headers }>
  /** Moves time forward, for tests of a signature's age. */
  forward(seconds: number): void
  /** Finishes the payment's refunds as its card determines. */
  settleRefunds(payment: GatewayPayment): void
  stop(): Promise<void>
}

/** The sandbox over the store, as an agency's server has it. */
export async function storedSandboxRig(): Promise<GatewayRig> {
  const store = await openTestStore()
  const { agencyId } = await store.importTenant(testBundle('paid'))
  return { ...(await sandboxRig(store.forAgency(agencyId).sandboxPayments)), stop: () => store.close() }
}

/** The sandbox, in memory by default. */
export async function sandboxRig(storage: SandboxStorage = memorySandboxStorage()): Promise<GatewayRig> {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const gateway = createSandboxGateway({
    storage,
    clock: () => new Date(now),
    webhookSecret: randomUUID(),
  })
  return {
    gateway,
    async authorize({ gatewayReference, browser }, outcome) {
      const token = sandboxToken({ outcome }) ?? ''
      const { clientSecret } = browser
      await unlessDeclined(gateway.authorize({ gatewayReference, clientSecret, token }))
    },
    async answerChallenge({ gatewayReference, browser }, isApproved) {
      const { clientSecret } = browser
      await unlessDeclined(gateway.answerChallenge({ gatewayReference, clientSecret, isApproved }))
    },
    async webhook({ gatewayReference }) {
      const due = await gateway.dueWebhooks()
      const webhook = due.find((one) => one.gatewayReference === gatewayReference)
      if (webhook === undefined) throw new Error('there is no webhook to be sent')
      return webhook
    },
    forward(seconds) {
      now += seconds * 1000
    },
    settleRefunds() {
      now += DEFERRED_SECONDS * 1000
    },
    stop: async () => {},
  }
}

// https://docs.stripe.com/testing
const paymentMethods: Readonly<Record<TestedOutcome, string>> = {
  success: 'pm_card_visa',
  insufficient_funds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  lost_card: 'pm_card_visa_chargeDeclinedLostCard',
  three_d_secure: 'pm_card_authenticationRequired',
  capture_timeout: 'pm_card_visa',
  late_refund: 'pm_card_pendingRefund',
  failed_refund: 'pm_card_refundFail',
}

/** Stripe, with a stand-in that speaks its published API. */
export async function stripeRig(): Promise<GatewayRig> {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const clock = () => new Date(now)
  const stripe = await startStripeStandIn(clock)
  return {
    gateway: createStripeGateway({ ...stripe, clock }),
    async authorize({ gatewayReference, browser }, outcome) {
      const response = await fetch(`${stripe.origin}/v1/payment_intents/${gatewayReference}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({
          key: stripe.publishableKey,
          client_secret: browser.clientSecret,
          payment_method: paymentMethods[outcome],
        }),
      })
      const { error } = (await response.json()) as { error?: { type: string } }
      if (error !== undefined && error.type !== 'card_error') throw new Error(JSON.stringify(error))
      // Twice, because the package repeats the call once.
      if (outcome === 'capture_timeout') stripe.fail('reset_after', 2)
    },
    async answerChallenge({ gatewayReference }, isApproved) {
      stripe.answerChallenge(gatewayReference, isApproved)
    },
    webhook: async ({ gatewayReference }) =>
      stripe.webhook('payment_intent.amount_capturable_updated', stripe.intent(gatewayReference)),
    forward(seconds) {
      now += seconds * 1000
    },
    settleRefunds: ({ gatewayReference }) => stripe.settleRefunds(gatewayReference),
    stop: stripe.stop,
  }
}

async function unlessDeclined(attempt: Promise<unknown>): Promise<void> {
  try {
    await attempt
  } catch (error) {
    if (!(error instanceof PaymentError && error.code === 'declined')) throw error
  }
}
