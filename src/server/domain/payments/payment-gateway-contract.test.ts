import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentError, type PaymentErrorCode } from './payment-error.ts'
import { type GatewayPayment, type IntentRequest, WEBHOOK_BODY_LIMIT } from './payment-gateway.ts'
import {
  type GatewayRig,
  sandboxRig,
  storedSandboxRig,
  stripeRig,
  type TestedOutcome,
} from './testing-gateways.ts'
import { WebhookRefused } from './webhook-refused.ts'

// Every gateway has to pass these tests; a new one joins the list.
const rigs: [string, () => Promise<GatewayRig>][] = [
  ['the sandbox', () => sandboxRig()],
  ['the sandbox over the store', storedSandboxRig],
  ['Stripe', stripeRig],
]

let keys = 0
const nextKey = () => `key-${++keys}`

async function failureOf(call: Promise<unknown>): Promise<PaymentError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof PaymentError) return error
  throw error ?? new Error('the gateway did it')
}
const codeOf = (call: Promise<unknown>): Promise<PaymentErrorCode> =>
  failureOf(call).then((error) => error.code)

describe.each(rigs)('%s', (_, start) => {
  let rig: GatewayRig
  beforeAll(async () => {
    rig = await start()
  })
  afterAll(() => rig.stop())

  const wanted = (changes: Partial<IntentRequest> = {}): IntentRequest => ({
    reference: 'LV-7K3QX9',
    amount: { amount: 123_450, currency: 'EUR' },
    description: 'Hotel in Lisbon',
    idempotencyKey: nextKey(),
    ...changes,
  })
  const intent = (changes: Partial<IntentRequest> = {}) => rig.gateway.createIntent(wanted(changes))
  const again = ({ gatewayReference }: GatewayPayment) => rig.gateway.retrieve(gatewayReference)
  const capture = ({ gatewayReference }: GatewayPayment, amount: number, idempotencyKey = nextKey()) =>
    rig.gateway.capture({ gatewayReference, amount, idempotencyKey })
  const release = ({ gatewayReference }: GatewayPayment, idempotencyKey = nextKey()) =>
    rig.gateway.void({ gatewayReference, idempotencyKey })
  const refund = ({ gatewayReference }: GatewayPayment, amount: number, idempotencyKey = nextKey()) =>
    rig.gateway.refund({ gatewayReference, amount, idempotencyKey })
  async function authorized(outcome: TestedOutcome = 'success', changes: Partial<IntentRequest> = {}) {
    const payment = await intent(changes)
    await rig.authorize(payment, outcome)
    return again(payment)
  }
  async function captured(amount = 123_450, outcome: TestedOutcome = 'success') {
    const payment = await authorized(outcome)
    return capture(payment, amount)
  }

  it('creates an unauthorised payment with what the browser needs', async () => {
    const payment = await intent()
    expect(payment).toMatchObject({
      reference: 'LV-7K3QX9',
      state: 'requires_payment_method',
      amount: { amount: 123_450, currency: 'EUR' },
      captured: 0,
      refunded: 0,
      decline: null,
    })
    expect(payment.browser.gateway).toBe(rig.gateway.name)
    expect(payment.browser.clientSecret.length).toBeGreaterThan(16)
    expect(await again(payment)).toEqual(payment)
  })

  it('holds the money of an authorised payment until the capture takes it', async () => {
    const payment = await authorized()
    expect(payment).toMatchObject({ state: 'requires_capture', captured: 0 })
    const taken = await capture(payment, 123_450)
    expect(taken).toMatchObject({ state: 'succeeded', captured: 123_450, refunded: 0 })
    expect(await again(payment)).toEqual(taken)
  })

  it("waits for the bank's challenge, and continues with its answer", async () => {
    const challenged = await authorized('three_d_secure')
    expect(challenged.state).toBe('requires_action')
    expect(await codeOf(capture(challenged, 123_450))).toBe('wrong_state')
    await rig.answerChallenge(challenged, true)
    expect((await again(challenged)).state).toBe('requires_capture')
  })

  it('reports a failed challenge, and accepts another card afterwards', async () => {
    const challengedAgain = await authorized('three_d_secure')
    await rig.answerChallenge(challengedAgain, false)
    expect(await again(challengedAgain)).toMatchObject({
      state: 'requires_payment_method',
      decline: 'authentication_failed',
    })
    await rig.authorize(challengedAgain, 'success')
    expect(await again(challengedAgain)).toMatchObject({ state: 'requires_capture', decline: null })
  })

  it.each(['insufficient_funds', 'lost_card'] as const)(
    'reports why a card was declined: %s',
    async (outcome) => {
      const payment = await authorized(outcome)
      expect(payment).toMatchObject({ state: 'requires_payment_method', decline: outcome, captured: 0 })
      expect(await codeOf(capture(payment, 123_450))).toBe('wrong_state')
      await rig.authorize(payment, 'success')
      expect(await again(payment)).toMatchObject({ state: 'requires_capture', decline: null })
    },
  )

  describe('a saved method', () => {
    const keeper = async (outcome: TestedOutcome = 'success') => {
      const payment = await authorized(outcome, { keepsMethod: true })
      if (payment.state === 'requires_action') await rig.answerChallenge(payment, true)
      return again(payment)
    }
    const methodOf = async (outcome?: TestedOutcome) => (await keeper(outcome)).method ?? ''
    const authorizeSaved = ({ gatewayReference }: GatewayPayment, idempotencyKey = nextKey()) =>
      rig.gateway.authorizeSaved({ gatewayReference, idempotencyKey })

    it('has an id once its payment is authorised, and none if none was requested', async () => {
      const open = await intent({ keepsMethod: true })
      expect(open.method).toBeNull()
      expect((await authorized()).method).toBeNull()
      const saved = await keeper()
      expect(saved.method).toEqual(expect.any(String))
      expect((await capture(saved, 123_450)).method).toBe(saved.method)
    })

    it('pays another payment while the traveller is absent, once', async () => {
      const method = await methodOf()
      const later = await intent({ method, amount: { amount: 5_000, currency: 'EUR' } })
      expect(later.state).toBe('requires_payment_method')
      const taken = await authorizeSaved(later, 'charge-once')
      expect(taken).toMatchObject({ state: 'requires_capture', amount: { amount: 5_000 }, captured: 0 })
      expect(await authorizeSaved(later, 'charge-once')).toEqual(taken)
      expect(await authorizeSaved(later)).toEqual(taken)
      const captured = await capture(later, 5_000)
      expect(await authorizeSaved(later)).toEqual(captured)
    })

    it('is declined if its bank requires the cardholder, and leaves the payment without a card', async () => {
      const later = await intent({ method: await methodOf('three_d_secure') })
      const refused = await failureOf(authorizeSaved(later))
      expect([refused.code, refused.decline]).toEqual(['declined', 'authentication_failed'])
      expect(await again(later)).toMatchObject({
        state: 'requires_payment_method',
        decline: 'authentication_failed',
      })
      expect((await release(later)).state).toBe('canceled')
    })

    it('pays for nothing if the gateway never saved it, or if none is given', async () => {
      const method = await methodOf()
      for (const other of ['', 'card', method.slice(0, -4), `${method}0`, `${method}/../customers`]) {
        expect(await codeOf(intent({ method: other }))).toBe('unknown_reference')
      }
      expect(await codeOf(authorizeSaved(await intent()))).toBe('wrong_state')
      const canceled = await intent({ method })
      await release(canceled)
      expect(await codeOf(authorizeSaved(canceled))).toBe('wrong_state')
    })
  })

  it('captures once, however often and with whichever key', async () => {
    const payment = await authorized()
    const taken = await capture(payment, 123_450, 'capture-once')
    expect(await capture(payment, 123_450, 'capture-once')).toEqual(taken)
    expect(await capture(payment, 123_450)).toEqual(taken)
    expect(await codeOf(capture(payment, 100))).toBe('wrong_state')
    expect(await again(payment)).toEqual(taken)
  })

  it('captures less than was authorised, but never more, and no invalid amount', async () => {
    const payment = await authorized()
    for (const amount of [123_451, 0, -1, 0.5, Number.NaN]) {
      expect(await codeOf(capture(payment, amount))).toBe('amount_refused')
    }
    expect(await capture(payment, 100_000)).toMatchObject({ state: 'succeeded', captured: 100_000 })
    expect(await codeOf(refund(payment, 100_001))).toBe('amount_refused')
  })

  it('voids an uncaptured payment, once', async () => {
    const payment = await authorized()
    const voided = await release(payment)
    expect(voided).toMatchObject({ state: 'canceled', captured: 0 })
    expect(await release(payment)).toEqual(voided)
    expect(await codeOf(capture(payment, 123_450))).toBe('wrong_state')
    expect(await codeOf(refund(payment, 1))).toBe('wrong_state')
    expect((await release(await intent())).state).toBe('canceled')
  })

  it('never voids a captured payment', async () => {
    const payment = await captured()
    expect(await codeOf(release(payment))).toBe('wrong_state')
    expect(await again(payment)).toMatchObject({ state: 'succeeded', captured: 123_450 })
  })

  it('refunds in parts, and refuses more than was captured', async () => {
    const payment = await captured()
    expect(await refund(payment, 100_000)).toMatchObject({
      amount: { amount: 100_000, currency: 'EUR' },
      state: 'succeeded',
    })
    expect(await codeOf(refund(payment, 23_451))).toBe('amount_refused')
    expect((await refund(payment, 23_450)).amount.amount).toBe(23_450)
    expect(await codeOf(refund(payment, 1))).toBe('amount_refused')
    expect(await again(payment)).toMatchObject({ state: 'succeeded', captured: 123_450, refunded: 123_450 })
  })

  it('lists refunds by the key that requested them, and none if there are none', async () => {
    const payment = await captured()
    const listed = () => rig.gateway.refundsOf(payment.gatewayReference)
    expect(await listed()).toEqual([])
    const first = await refund(payment, 100, 'list-one')
    const second = await refund(payment, 200, 'list-two')
    expect(first.key).toBe('list-one')
    const byAmount = (await listed()).toSorted((one, other) => one.amount.amount - other.amount.amount)
    expect(byAmount).toEqual([first, second])
    const another = await authorized()
    expect(await rig.gateway.refundsOf(another.gatewayReference)).toEqual([])
  })

  it('reports a slow refund as pending, and later how it ended', async () => {
    const payment = await captured(1000, 'late_refund')
    const made = await refund(payment, 600, 'refund-late')
    expect(made.state).toBe('pending')
    expect(await codeOf(refund(payment, 401))).toBe('amount_refused')
    rig.settleRefunds(payment)
    expect(await rig.gateway.refundsOf(payment.gatewayReference)).toEqual([{ ...made, state: 'succeeded' }])
    expect(await refund(payment, 600, 'refund-late')).toEqual({ ...made, state: 'succeeded' })
  })

  it('reports a failed refund, even long afterwards, and accepts another one after it', async () => {
    const payment = await captured(1000, 'failed_refund')
    const made = await refund(payment, 1000, 'refund-failing')
    expect(made.state).not.toBe('failed')
    rig.settleRefunds(payment)
    expect(await rig.gateway.refundsOf(payment.gatewayReference)).toEqual([{ ...made, state: 'failed' }])
    expect((await again(payment)).refunded).toBe(0)
    const second = await refund(payment, 1000, 'refund-anew')
    expect(second.gatewayReference).not.toBe(made.gatewayReference)
  })

  it('refunds nothing before the capture', async () => {
    expect(await codeOf(refund(await authorized(), 1))).toBe('wrong_state')
    expect(await codeOf(refund(await intent(), 1))).toBe('wrong_state')
  })

  it('never refunds more than it captured, for any requests in any order', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 80_000 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 1, max: 123_450 }), async (requested, taken) => {
        const payment = await captured(taken)
        let left = taken
        for (const amount of requested) {
          const outcome = await refund(payment, amount).then(
            (made) => made.state,
            (error: PaymentError) => error.code,
          )
          expect(outcome).toBe(amount > left ? 'amount_refused' : 'succeeded')
          if (amount <= left) left -= amount
        }
        expect((await again(payment)).refunded).toBe(taken - left)
      }),
      { numRuns: 10 },
    )
  })

  it('creates one payment for two calls with one key, and refuses the key for another', async () => {
    const first = wanted()
    const payment = await rig.gateway.createIntent(first)
    expect(await rig.gateway.createIntent(first)).toEqual(payment)
    const other = { ...first, amount: { amount: 1, currency: 'EUR' } }
    expect(await codeOf(rig.gateway.createIntent(other))).toBe('key_reused')
    expect((await intent()).gatewayReference).not.toBe(payment.gatewayReference)
  })

  it('creates one refund for two calls with one key, and refuses the key for another amount', async () => {
    const payment = await captured()
    const made = await refund(payment, 123_450, 'refund-once')
    expect(await refund(payment, 123_450, 'refund-once')).toEqual(made)
    expect(await codeOf(refund(payment, 1, 'refund-once'))).toBe('key_reused')
    expect((await again(payment)).refunded).toBe(123_450)
  })

  it('refuses the key of a capture for another amount', async () => {
    const payment = await authorized()
    await capture(payment, 100_000, 'capture-key')
    expect(await codeOf(capture(payment, 1, 'capture-key'))).toBe('key_reused')
  })

  it('creates one payment for simultaneous calls', async () => {
    const first = wanted()
    const made = await Promise.all([1, 2, 3].map(() => rig.gateway.createIntent(first)))
    expect(new Set(made.map((payment) => payment.gatewayReference)).size).toBe(1)
  })

  it('refunds no more than it captured for two simultaneous calls', async () => {
    const payment = await captured()
    const results = await Promise.allSettled([refund(payment, 100_000), refund(payment, 100_000)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'amount_refused' })
    expect((await again(payment)).refunded).toBe(100_000)
  })

  it('either captures or voids if both are requested at once', async () => {
    const payment = await authorized()
    const outcomes = await Promise.allSettled([capture(payment, 123_450), release(payment)])
    const refused = outcomes.filter((one) => one.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['wrong_state'])
    const isCaptured = outcomes[0]?.status === 'fulfilled'
    expect(await again(payment)).toMatchObject({ state: isCaptured ? 'succeeded' : 'canceled' })
  })

  it('does not know a reference that it has not issued', async () => {
    for (const gatewayReference of [
      '',
      'pi_none',
      'sandbox_pi_none',
      '../charges',
      'pi_a/capture',
      'pi_\u0000',
      'x'.repeat(9000),
    ]) {
      const step = { gatewayReference, idempotencyKey: nextKey() }
      expect(await codeOf(rig.gateway.retrieve(gatewayReference))).toBe('unknown_reference')
      expect(await codeOf(rig.gateway.capture({ ...step, amount: 1 }))).toBe('unknown_reference')
      expect(await codeOf(rig.gateway.void(step))).toBe('unknown_reference')
      expect(await codeOf(rig.gateway.refund({ ...step, amount: 1 }))).toBe('unknown_reference')
    }
  })

  it('reports a timeout if a capture gets no answer, and captures once when it is repeated', async () => {
    const payment = await authorized('capture_timeout')
    const lost = await failureOf(capture(payment, 123_450, 'lost-answer'))
    expect([lost.code, lost.isOpen]).toEqual(['timeout', true])
    expect(await capture(payment, 123_450, 'lost-answer')).toMatchObject({
      state: 'succeeded',
      captured: 123_450,
    })
    expect(await again(payment)).toMatchObject({ state: 'succeeded', captured: 123_450 })
  })

  it('charges no amount that is fractional, not positive or not a multiple of its step', async () => {
    for (const amount of [0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(await codeOf(intent({ amount: { amount, currency: 'EUR' } }))).toBe('amount_refused')
    }
    for (const currency of ['EUR', 'JPY', 'KWD', 'ISK', 'MGA']) {
      const step = rig.gateway.stepOf(currency) ?? 0
      const amount = { amount: 777 * step, currency }
      expect((await authorized('success', { amount })).amount).toEqual(amount)
      if (step > 1) {
        const between = { amount: 777 * step + 1, currency }
        expect(await codeOf(intent({ amount: between }))).toBe('amount_refused')
      }
    }
  })

  it('charges the minimum amount that it states', async () => {
    for (const currency of ['EUR', 'GBP', 'JPY', 'HUF', 'NOK']) {
      const amount = rig.gateway.leastOf(currency)
      expect((await intent({ amount })).amount).toEqual({ amount: expect.any(Number), currency })
      if (amount.amount > 1) {
        const less = { amount: amount.amount - 1, currency }
        expect(await codeOf(intent({ amount: less }))).toBe('amount_refused')
      }
    }
    // If it does not state one in a currency, it states one in a currency that has a rate.
    expect(rig.gateway.leastOf('KWD').amount).toBeGreaterThan(0)
  })

  describe('its webhooks', () => {
    const read = ({ body, headers }: { body: Uint8Array; headers: Headers }) =>
      rig.gateway.readWebhook(body, headers)
    const faultOf = (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: unknown) => (error instanceof WebhookRefused ? error.fault : error),
      )

    it('name the payment with news, and the same one when they come twice', async () => {
      const payment = await authorized()
      const webhook = await rig.webhook(payment)
      const event = await read(webhook)
      expect(event).toMatchObject({ about: 'payment', gatewayReference: payment.gatewayReference })
      expect(event?.id).toBeTruthy()
      expect(await read(webhook)).toEqual(event)
      expect((await again(payment)).state).toBe('requires_capture')
    })

    it('are trusted only with their own signature', async () => {
      const { body, headers } = await rig.webhook(await authorized())
      const changed = Uint8Array.from(body, (byte, place) => (place === body.length - 3 ? byte ^ 1 : byte))
      expect(await faultOf(read({ body: changed, headers }))).toBe('unproven')
      expect(await faultOf(read({ body, headers: new Headers() }))).toBe('unproven')
      for (const [header, value] of headers) {
        if (!header.endsWith('signature')) continue
        for (const wrong of [
          '',
          'v1=',
          't=1',
          `${value.slice(0, -1)}g`,
          value.replace(/v1=.*/, `v1=${'0'.repeat(64)}`),
        ]) {
          expect(await faultOf(read({ body, headers: new Headers({ [header]: wrong }) }))).toBe('unproven')
        }
      }
      const other = await start()
      const others = await other.webhook(await authorizedAt(other))
      await other.stop()
      expect(await faultOf(read(others))).toBe('unproven')
    })

    it('are trusted for five minutes', async () => {
      const webhook = await rig.webhook(await authorized())
      rig.forward(290)
      expect(await read(webhook)).not.toBeNull()
      rig.forward(20)
      expect(await faultOf(read(webhook))).toBe('unproven')
    })

    it('are not read above the size limit', async () => {
      const { headers } = await rig.webhook(await authorized())
      expect(await faultOf(read({ body: new Uint8Array(1024 * 1024).fill(32), headers }))).toBe('too_large')
      expect(await faultOf(read({ body: new Uint8Array(WEBHOOK_BODY_LIMIT).fill(32), headers }))).toBe(
        'unproven',
      )
    })
  })

  async function authorizedAt(other: GatewayRig): Promise<GatewayPayment> {
    const payment = await other.gateway.createIntent(wanted())
    await other.authorize(payment, 'success')
    return payment
  }
})
