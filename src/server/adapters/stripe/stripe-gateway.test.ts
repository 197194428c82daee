import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import type { GatewayPayment, PaymentGateway } from '../../domain/payments/payment-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { type StripeStandIn, startStripeStandIn } from './testing-stripe.ts'

describe('createStripeGateway', () => {
  let stripe: StripeStandIn
  let gateway: PaymentGateway
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    gateway = createStripeGateway({ ...stripe, clock: () => new Date() })
  })
  afterEach(() => stripe.stop())

  const intent = (amount = { amount: 123_450, currency: 'EUR' }, idempotencyKey = 'intent') =>
    gateway.createIntent({ reference: 'LV-7K3QX9', amount, description: 'Hotel in Lisbon', idempotencyKey })
  const posts = () => stripe.calls.filter(({ call }) => call.startsWith('POST'))
  async function authorised(): Promise<GatewayPayment> {
    const made = await intent()
    await confirmInBrowser(made)
    return gateway.retrieve(made.gatewayReference)
  }
  async function confirmInBrowser({ gatewayReference, browser }: GatewayPayment): Promise<void> {
    const response = await fetch(`${stripe.origin}/v1/payment_intents/${gatewayReference}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: stripe.publishableKey,
        client_secret: browser.clientSecret,
        payment_method: 'pm_card_visa',
      }),
    })
    expect(response.status).toBe(200)
  }
  const captured = async () => {
    const { gatewayReference } = await authorised()
    return gateway.capture({ gatewayReference, amount: 123_450, idempotencyKey: 'capture' })
  }
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error,
    )

  it('asks Stripe to hold the amount, for all payment methods without redirects, with our booking', async () => {
    await intent({ amount: 5_000, currency: 'JPY' })
    const [post] = posts()
    expect(post?.key).toBe('intent')
    expect(Object.fromEntries(post?.fields ?? [])).toMatchObject({
      amount: '5000',
      currency: 'jpy',
      capture_method: 'manual',
      'automatic_payment_methods[enabled]': 'true',
      'automatic_payment_methods[allow_redirects]': 'never',
      'metadata[livery_reference]': 'LV-7K3QX9',
    })
  })

  it('gives the browser the publishable key and the secret of this payment', async () => {
    const { browser, gatewayReference } = await intent()
    expect(browser).toEqual({
      gateway: 'stripe',
      clientSecret: stripe.intent(gatewayReference).client_secret,
      publishableKey: stripe.publishableKey,
    })
  })

  it('saves a method for an unnamed customer, who is charged later while absent', async () => {
    const wanted = {
      reference: 'LV-7K3QX9',
      description: 'Cruise',
      amount: { amount: 5_000, currency: 'EUR' },
    }
    const first = await gateway.createIntent({ ...wanted, idempotencyKey: 'first', keepsMethod: true })
    await confirmInBrowser(first)
    const { method } = await gateway.retrieve(first.gatewayReference)
    const [customer, intentOf] = posts()
    const { customer: id } = stripe.intent(first.gatewayReference)
    expect(customer).toMatchObject({ call: 'POST /v1/customers', key: 'first-customer' })
    expect(Object.fromEntries(customer?.fields ?? [])).toEqual({ 'metadata[livery_reference]': 'LV-7K3QX9' })
    expect(Object.fromEntries(intentOf?.fields ?? [])).toMatchObject({
      customer: id,
      setup_future_usage: 'off_session',
    })
    const later = await gateway.createIntent({ ...wanted, idempotencyKey: 'later', method: method ?? '' })
    await gateway.authorizeSaved({ gatewayReference: later.gatewayReference, idempotencyKey: 'charge' })
    const charge = posts().at(-1)
    expect(charge?.call).toBe(`POST /v1/payment_intents/${later.gatewayReference}/confirm`)
    expect(Object.fromEntries(charge?.fields ?? [])).toMatchObject({ off_session: 'true' })
    expect(stripe.intent(later.gatewayReference)).toMatchObject({ customer: id, setup_future_usage: null })
  })

  it('charges a saved method once if the answer to the charge is lost', async () => {
    const wanted = {
      reference: 'LV-7K3QX9',
      description: 'Cruise',
      amount: { amount: 5_000, currency: 'EUR' },
    }
    const first = await gateway.createIntent({ ...wanted, idempotencyKey: 'first', keepsMethod: true })
    await confirmInBrowser(first)
    const method = (await gateway.retrieve(first.gatewayReference)).method ?? ''
    const { gatewayReference } = await gateway.createIntent({ ...wanted, idempotencyKey: 'later', method })
    stripe.fail('reset_after', 2)
    const step = { gatewayReference, idempotencyKey: 'charge' }
    expect(await failureOf(gateway.authorizeSaved(step))).toMatchObject({ code: 'timeout', isOpen: true })
    stripe.forgetKeys()
    expect(await gateway.authorizeSaved(step)).toMatchObject({ state: 'requires_capture' })
    expect(posts().filter(({ call }) => call.endsWith(`${gatewayReference}/confirm`))).toHaveLength(2)
  })

  it.each(['reset', 'reset_after', 'error_500'] as const)(
    'repeats with the same key after %s',
    async (fault) => {
      stripe.fail(fault)
      const payment = await intent()
      expect(posts().map(({ key }) => key)).toEqual(['intent', 'intent'])
      expect(await intent()).toEqual(payment)
    },
  )

  it('reports an unknown outcome without an answer, and finds the one payment later', async () => {
    const impatient = createStripeGateway({ ...stripe, clock: () => new Date(), timeout: 300 })
    stripe.fail('hang_after', 2)
    const lost = impatient.createIntent({
      reference: 'LV-7K3QX9',
      amount: { amount: 123_450, currency: 'EUR' },
      description: 'Hotel in Lisbon',
      idempotencyKey: 'intent',
    })
    expect(await failureOf(lost)).toMatchObject({ code: 'timeout', isOpen: true })
    expect((await intent()).state).toBe('requires_payment_method')
    expect(posts().map(({ key }) => key)).toEqual(['intent', 'intent', 'intent'])
  })

  it.each([
    ['error_500', 2],
    ['rate_limit', 1],
    ['not_json', 1],
  ] as const)('reports that Stripe is unavailable: %s', async (fault, times) => {
    stripe.fail(fault, times)
    expect(await failureOf(intent())).toMatchObject({ code: 'unavailable', isOpen: true })
  })

  it('reports an unreachable Stripe or a refused key, and never logs the key', async () => {
    const other = createStripeGateway({
      ...stripe,
      secretKey: 'sk_test_another1234567890',
      clock: () => new Date(),
    })
    const refused = await failureOf(other.retrieve('pi_1'))
    await stripe.stop()
    const unreached = await failureOf(gateway.retrieve('pi_1'))
    stripe = await startStripeStandIn()
    expect([refused, unreached]).toMatchObject([
      { code: 'keys_refused', isOpen: true },
      { code: 'unavailable' },
    ])
    for (const error of [refused, unreached]) {
      const said = JSON.stringify([error, String(error), error instanceof Error && error.stack])
      expect(said).not.toMatch(/sk_test_|1234567890/)
    }
  })

  it('logs nothing of a payment', async () => {
    const { gatewayReference, browser } = await authorised()
    await gateway.void({ gatewayReference, idempotencyKey: 'void' })
    const step = { gatewayReference, amount: 123_450, idempotencyKey: 'capture' }
    const error = await failureOf(gateway.capture(step))
    expect(error).toBeInstanceOf(PaymentError)
    const said = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(said).not.toContain(browser.clientSecret)
    expect(error).not.toHaveProperty('cause')
  })

  it('captures once if the answer to a capture is lost, whatever the next key', async () => {
    const { gatewayReference } = await authorised()
    stripe.fail('reset_after', 2)
    const step = { gatewayReference, amount: 123_450 }
    expect(await failureOf(gateway.capture({ ...step, idempotencyKey: 'one' }))).toMatchObject({
      code: 'timeout',
    })
    const taken = await gateway.capture({ ...step, idempotencyKey: 'two' })
    expect(taken).toMatchObject({ state: 'succeeded', captured: 123_450 })
  })

  it('refunds once if an answer is lost, also after Stripe has forgotten the key', async () => {
    const { gatewayReference } = await captured()
    const step = { gatewayReference, amount: 100, idempotencyKey: 'refund' }
    stripe.fail('reset_after', 2)
    expect(await failureOf(gateway.refund(step))).toMatchObject({ code: 'timeout' })
    stripe.forgetKeys()
    const refund = await gateway.refund(step)
    expect(refund.amount).toEqual({ amount: 100, currency: 'EUR' })
    expect(await gateway.refund(step)).toEqual(refund)
    expect((await gateway.retrieve(gatewayReference)).refunded).toBe(100)
    expect(await failureOf(gateway.refund({ ...step, amount: 200 }))).toMatchObject({ code: 'key_reused' })
  })

  describe('a failure that Stripe replays for a day', () => {
    it('is bypassed with another key by a later attempt, and not before', async () => {
      stripe.fail('kept_500', 2)
      expect(await failureOf(intent())).toMatchObject({ code: 'unavailable' })
      expect(await failureOf(intent())).toMatchObject({ code: 'unavailable' })
      const payment = await intent()
      expect(posts().map(({ key }) => key)).toEqual([
        'intent',
        'intent',
        'intent-2',
        'intent',
        'intent-2',
        'intent-3',
      ])
      expect(await intent()).toEqual(payment)
    })

    it('does not prevent captures, and allows only one refund', async () => {
      const { gatewayReference } = await authorised()
      const step = { gatewayReference, amount: 123_450, idempotencyKey: 'capture' }
      stripe.fail('kept_500')
      expect(await failureOf(gateway.capture(step))).toMatchObject({ code: 'unavailable' })
      expect(await gateway.capture(step)).toMatchObject({ state: 'succeeded', captured: 123_450 })
      const back = { gatewayReference, amount: 100, idempotencyKey: 'refund' }
      stripe.fail('kept_500')
      expect(await failureOf(gateway.refund(back))).toMatchObject({ code: 'unavailable' })
      expect((await gateway.refund(back)).key).toBe('refund')
      expect((await gateway.refund(back)).key).toBe('refund')
      expect((await gateway.retrieve(gatewayReference)).refunded).toBe(100)
    })

    it('of a refund that was made leads to no second one, neither at once nor later', async () => {
      const { gatewayReference } = await captured()
      const back = { gatewayReference, amount: 100, idempotencyKey: 'refund' }
      stripe.fail('kept_500_after')
      const made = await gateway.refund(back)
      expect(made).toMatchObject({ key: 'refund', amount: { amount: 100 } })
      expect(await gateway.refund(back)).toEqual(made)
      expect(await gateway.refundsOf(gatewayReference)).toEqual([made])
      expect((await gateway.retrieve(gatewayReference)).refunded).toBe(100)
    })

    it('does not prevent a later void', async () => {
      const { gatewayReference } = await authorised()
      const kept = stripe.intent(gatewayReference)
      const letGo = () => gateway.void({ gatewayReference, idempotencyKey: 'void' })
      kept.status = 'requires_something_new'
      expect(await failureOf(letGo())).toMatchObject({ code: 'wrong_state' })
      kept.status = 'requires_capture'
      expect(await letGo()).toMatchObject({ state: 'canceled' })
    })

    it('is repeated with the same key while no answer arrives', async () => {
      const { gatewayReference } = await captured()
      const back = { gatewayReference, amount: 100, idempotencyKey: 'refund' }
      stripe.fail('kept_500')
      await failureOf(gateway.refund(back))
      stripe.fail('reset', 2)
      await failureOf(gateway.refund(back))
      await gateway.refund(back)
      const keys = posts().flatMap(({ call, key }) => (call === 'POST /v1/refunds' ? [key] : []))
      expect(new Set(keys)).toEqual(new Set(['refund', 'refund-2']))
      expect((await gateway.retrieve(gatewayReference)).refunded).toBe(100)
    })
  })

  it("lists refunds from Stripe's dashboard without a key", async () => {
    const { gatewayReference } = await authorised()
    await gateway.capture({ gatewayReference, amount: 123_450, idempotencyKey: 'capture' })
    await gateway.refund({ gatewayReference, amount: 100, idempotencyKey: 'ours' })
    stripe.refund(
      new Map([
        ['payment_intent', gatewayReference],
        ['amount', '200'],
      ]),
    )
    const found = await gateway.refundsOf(gatewayReference)
    expect(found.map(({ key, amount }) => [key, amount.amount])).toEqual([
      [null, 200],
      ['ours', 100],
    ])
    await expect(gateway.refundsOf('../../v1/charges')).rejects.toMatchObject({ code: 'unknown_reference' })
  })

  it('counts the rest of a smaller capture neither as captured nor as refunded', async () => {
    const { gatewayReference } = await authorised()
    await gateway.capture({ gatewayReference, amount: 100_000, idempotencyKey: 'capture' })
    expect(await gateway.retrieve(gatewayReference)).toMatchObject({ captured: 100_000, refunded: 0 })
    await gateway.refund({ gatewayReference, amount: 30_000, idempotencyKey: 'refund' })
    expect(await gateway.retrieve(gatewayReference)).toMatchObject({ captured: 100_000, refunded: 30_000 })
  })

  it('treats an unknown state of Stripe as undecided', async () => {
    const { gatewayReference } = await intent()
    const kept = stripe.intent(gatewayReference)
    kept.status = 'requires_something_new'
    expect((await gateway.retrieve(gatewayReference)).state).toBe('processing')
    kept.status = 'requires_confirmation'
    expect((await gateway.retrieve(gatewayReference)).state).toBe('requires_payment_method')
  })
})
