import { randomBytes, timingSafeEqual } from 'node:crypto'
import { outcomeOfToken } from '../../../tenant/sandbox-token.ts'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import type { GatewayPayment, GatewayRefund, IntentRequest } from '../../domain/payments/payment-gateway.ts'
import type { SandboxGateway, SandboxHolder } from '../../domain/payments/sandbox-gateway.ts'
import {
  answerChallenge,
  authorizeSandboxPayment,
  authorizeStored,
  type SandboxAttempt,
} from './authorize-sandbox-payment.ts'
import { captured, refunded, requireAmount, voided } from './move-sandbox-money.ts'
import {
  isSandboxReference,
  keeperReference,
  refundedOf,
  type SandboxPayment,
  type SandboxRefund,
  sandboxMethod,
  sandboxReference,
  settledAt,
} from './sandbox-payment.ts'
import type { SandboxChange, SandboxStorage } from './sandbox-storage.ts'
import { readSandboxWebhook, sandboxWebhook } from './sandbox-webhook.ts'

export interface SandboxDependencies {
  readonly storage: SandboxStorage
  readonly clock: () => Date
  /** The sandbox's signing secret for webhooks, which only this platform knows. */
  readonly webhookSecret: string
}

/** Makes the sandbox of one agency, with the storage of its payments. */
export function createSandboxGateway({ storage, clock, webhookSecret }: SandboxDependencies): SandboxGateway {
  /** Changes an existing payment. */
  async function changeFound<Result>(
    gatewayReference: string,
    make: (found: SandboxPayment) => SandboxChange<Result>,
  ): Promise<Result> {
    if (!isSandboxReference(gatewayReference)) throw unknown(gatewayReference)
    return storage.change(gatewayReference, (found) => {
      if (found === null) throw unknown(gatewayReference)
      return make(found)
    })
  }

  /** Changes the current state of an existing payment; a key is valid only for its first request. */
  function change(
    gatewayReference: string,
    make: (payment: SandboxPayment) => SandboxPayment,
    key?: { idempotencyKey: string; asked: string },
  ): Promise<SandboxPayment> {
    return changeFound(gatewayReference, (found) => {
      const payment = make(settledAt(key ? withKey(found, key) : found, clock()))
      // Most payments are only read.
      return payment === found ? { result: payment } : { payment, result: payment }
    })
  }

  /** Changes a payment for the holder of its secret, and also stores the result of a failed attempt. */
  async function attempt(
    holder: SandboxHolder,
    make: (payment: SandboxPayment) => SandboxAttempt,
  ): Promise<GatewayPayment> {
    const { payment, failure } = await changeFound(holder.gatewayReference, (found) => {
      if (!isSecret(holder.clientSecret, found)) throw unknown(holder.gatewayReference)
      const made = make(settledAt(found, clock()))
      return { payment: made.payment, result: made }
    })
    if (failure !== null) throw failure
    return shown(payment)
  }

  /** Returns the payment that saved a method. */
  async function keeperOf(method: string): Promise<SandboxPayment> {
    const keeper = await change(keeperReference(method), (payment) => payment)
    if (sandboxMethod(keeper) !== method) throw unknown(method)
    return keeper
  }

  return {
    name: 'sandbox',
    testKeys: async () => null,
    stepOf: () => 1,
    leastOf: (currency) => ({ amount: 1, currency }),

    async createIntent(wanted) {
      requireAmount(wanted.amount.amount)
      const { idempotencyKey } = wanted
      const gatewayReference = sandboxReference(idempotencyKey)
      const asked = JSON.stringify([
        wanted.reference,
        wanted.amount.amount,
        wanted.amount.currency,
        wanted.description,
        ...(wanted.keepsMethod ? ['keeps its method'] : []),
        ...(wanted.method === undefined ? [] : [wanted.method]),
      ])
      if (wanted.method !== undefined) await keeperOf(wanted.method)
      return storage.change(gatewayReference, (found) => {
        const payment = withKey(found ?? newPayment(gatewayReference, wanted), { idempotencyKey, asked })
        return { payment, result: shown(settledAt(payment, clock())) }
      })
    },

    async retrieve(gatewayReference) {
      return shown(await change(gatewayReference, (payment) => payment))
    },

    async authorizeSaved({ gatewayReference, idempotencyKey }) {
      const { method } = await change(gatewayReference, (payment) => payment)
      if (method === undefined) {
        throw new PaymentError('wrong_state', `${gatewayReference} was made without a saved method.`)
      }
      const { outcome } = await keeperOf(method)
      const { payment, failure } = await changeFound(gatewayReference, (found) => {
        const key = { idempotencyKey, asked: 'authorise with its method' }
        const made = authorizeStored(settledAt(withKey(found, key), clock()), outcome, clock())
        return { payment: made.payment, result: made }
      })
      if (failure !== null) throw failure
      return shown(payment)
    },

    async capture({ gatewayReference, amount, idempotencyKey }) {
      let isLost = false
      const payment = await change(
        gatewayReference,
        (before) => {
          isLost = before.outcome === 'capture_timeout' && before.state === 'requires_capture'
          return captured(before, amount)
        },
        { idempotencyKey, asked: `capture ${amount}` },
      )
      if (isLost) throw new PaymentError('timeout', 'The sandbox simulated a lost answer.')
      return shown(payment)
    },

    async void({ gatewayReference, idempotencyKey }) {
      return shown(await change(gatewayReference, voided, { idempotencyKey, asked: 'void' }))
    },

    async refund({ gatewayReference, amount, idempotencyKey }) {
      const make = (before: SandboxPayment) => refunded(before, amount, idempotencyKey, clock())
      const payment = await change(gatewayReference, make, { idempotencyKey, asked: `refund ${amount}` })
      const refund = payment.refunds.find((one) => one.idempotencyKey === idempotencyKey)
      if (refund === undefined) throw new Error('the refund was not stored')
      return shownRefund(refund, payment)
    },

    async refundsOf(gatewayReference) {
      const payment = await change(gatewayReference, (before) => before)
      return payment.refunds.map((refund) => shownRefund(refund, payment))
    },

    readWebhook: async (body, headers) => readSandboxWebhook(body, headers, webhookSecret, clock()),

    async authorize({ token, ...holder }) {
      const outcome = outcomeOfToken(token)
      if (outcome === null) throw new PaymentError('declined', 'The sandbox does not know this token.')
      return attempt(holder, (payment) => authorizeSandboxPayment(payment, outcome, clock()))
    },

    answerChallenge: ({ isApproved, ...holder }) =>
      attempt(holder, (payment) => answerChallenge(payment, isApproved, clock())),

    async dueWebhooks() {
      const references = await storage.due(clock(), 100)
      return references.map((reference) => sandboxWebhook(reference, webhookSecret, clock()))
    },

    async delivered(webhook) {
      const before = webhook.sentAt.toISOString()
      await change(webhook.gatewayReference, (payment) => {
        // A later change gets another webhook.
        const isTold = payment.webhookDueAt !== null && payment.webhookDueAt <= before
        return isTold ? { ...payment, webhookDueAt: null } : payment
      })
    },
  }
}

function newPayment(gatewayReference: string, wanted: IntentRequest): SandboxPayment {
  return {
    gatewayReference,
    reference: wanted.reference,
    description: wanted.description,
    clientSecret: `${gatewayReference}_secret_${randomBytes(16).toString('base64url')}`,
    amount: wanted.amount,
    state: 'requires_payment_method',
    decline: null,
    outcome: null,
    captured: 0,
    refunds: [],
    asked: {},
    settlesAt: null,
    webhookDueAt: null,
    ...(wanted.keepsMethod && { keepsMethod: true }),
    ...(wanted.method !== undefined && { method: wanted.method }),
  }
}

function withKey(
  payment: SandboxPayment,
  { idempotencyKey, asked }: { idempotencyKey: string; asked: string },
) {
  const before = Object.hasOwn(payment.asked, idempotencyKey) ? payment.asked[idempotencyKey] : asked
  if (before === asked) return { ...payment, asked: { ...payment.asked, [idempotencyKey]: asked } }
  throw new PaymentError('key_reused', 'The idempotency key was used for another request.')
}

function shown(payment: SandboxPayment): GatewayPayment {
  const { gatewayReference, reference, state, amount, decline, clientSecret } = payment
  const browser = { gateway: 'sandbox', clientSecret } as const
  return {
    gatewayReference,
    reference,
    state,
    amount,
    captured: payment.captured,
    refunded: refundedOf(payment),
    decline,
    method: sandboxMethod(payment),
    browser,
  }
}

function shownRefund(
  { gatewayReference, amount, state = 'succeeded', idempotencyKey: key }: SandboxRefund,
  payment: SandboxPayment,
): GatewayRefund {
  return { gatewayReference, amount: { amount, currency: payment.amount.currency }, state, key }
}

function isSecret(given: string, { clientSecret }: SandboxPayment): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(clientSecret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function unknown(gatewayReference: string): PaymentError {
  return new PaymentError(
    'unknown_reference',
    `The sandbox has no payment ${JSON.stringify(gatewayReference.slice(0, 100))}.`,
  )
}
