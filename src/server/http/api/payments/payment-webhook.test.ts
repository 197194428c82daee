import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateways } from '../../../adapters/gateways/gateways.ts'
import { createSandboxGateway } from '../../../adapters/sandbox/create-sandbox-gateway.ts'
import { memorySandboxStorage } from '../../../adapters/sandbox/memory-sandbox-storage.ts'
import { silentLog, testContent } from '../../../adapters/store/testing.ts'
import { type StripeStandIn, startStripeStandIn } from '../../../adapters/stripe/testing-stripe.ts'
import { resolveAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { GatewayEvent } from '../../../domain/payments/payment-gateway.ts'
import { toProblem } from '../../http-messages/to-problem.ts'
import type { AppEnv } from '../../request-context/app-env.ts'
import { PAYMENT_WEBHOOK, paymentWebhook } from './payment-webhook.ts'

const payment = { object: 'payment_intent', id: 'pi_1' }
const clock = () => new Date()
const aurora = resolveAgency(
  {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'aurora',
    version: 1,
    publishedAt: clock(),
    markups: { revision: 0, rules: [] },
  },
  testContent(),
)

describe('paymentWebhook', () => {
  let stripe: StripeStandIn
  beforeAll(async () => {
    stripe = await startStripeStandIn()
  })
  afterAll(() => stripe.stop())

  function receiver(hear?: () => Promise<void>) {
    const heard: [string, string, GatewayEvent][] = []
    const keys = {
      secret: stripe.secretKey,
      publishable: stripe.publishableKey,
      webhook: stripe.webhookSecret,
    }
    const sandbox = createSandboxGateway({ storage: memorySandboxStorage(), clock, webhookSecret: 'secret' })
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      const caller = {
        agency: aurora,
        origin: 'http://aurora.localhost',
        clientAddress: null,
        requestId: 'r',
      }
      c.set('caller', { ...caller, site: { secure: false } })
      await next()
    })
    app.post(
      PAYMENT_WEBHOOK,
      paymentWebhook({
        gatewayOf: createGateways({
          stripeKeys: new Map([['AURORA', keys]]),
          stripeOrigin: stripe.origin,
          sandboxOf: () => sandbox,
          sandboxPayments: true,
          clock,
        }),
        hear: async (agency, gateway, event) => {
          await hear?.()
          heard.push([agency.slug, gateway, event])
        },
        requestTimeout: 5000,
      }),
    )
    app.onError((error) => toProblem(error, silentLog, 'r').toResponse('r'))
    const send = (gateway: string, { body, headers }: { body: Uint8Array; headers: Headers }) =>
      app.request(`/api/payments/${gateway}/webhook`, { method: 'POST', body: Buffer.from(body), headers })
    return { heard, send, sandbox }
  }

  it('accepts a payment by its signature alone, without cookies, origin or headers of our pages', async () => {
    const { heard, send } = receiver()
    const response = await send(
      'stripe',
      stripe.webhook('payment_intent.succeeded', payment, { id: 'evt_1' }),
    )
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(heard).toEqual([['aurora', 'stripe', { id: 'evt_1', about: 'payment', gatewayReference: 'pi_1' }]])
  })

  it('acknowledges events that no payment waits for', async () => {
    const { heard, send } = receiver()
    expect((await send('stripe', stripe.webhook('payout.paid', {}))).status).toBe(204)
    expect(heard).toEqual([])
  })

  it('refuses an unsigned, changed or wrongly signed event with 400, and a large one with 413', async () => {
    const { heard, send } = receiver()
    const webhook = stripe.webhook('payment_intent.succeeded', payment)
    const spaced = Buffer.concat([webhook.body, Buffer.from(' ')])
    expect((await send('stripe', { ...webhook, headers: new Headers() })).status).toBe(400)
    expect((await send('stripe', { ...webhook, body: spaced })).status).toBe(400)
    expect((await send('sandbox', webhook)).status).toBe(400)
    expect((await send('stripe', { ...webhook, body: new Uint8Array(1024 * 1024) })).status).toBe(413)
    expect(heard).toEqual([])
  })

  it('knows no other gateway', async () => {
    const { send } = receiver()
    expect((await send('paypal', stripe.webhook('payment_intent.succeeded', payment))).status).toBe(404)
  })

  it('lets the gateway repeat an event that could not be processed', async () => {
    const { send } = receiver(() => Promise.reject(new Error('the database is away')))
    expect((await send('stripe', stripe.webhook('payment_intent.succeeded', payment))).status).toBe(500)
  })

  it("accepts the sandbox's own webhooks at the same address", async () => {
    const { heard, send, sandbox } = receiver()
    const { gatewayReference, browser } = await sandbox.createIntent({
      reference: 'LV-7K3QX9',
      amount: { amount: 100, currency: 'EUR' },
      description: 'Hotel',
      idempotencyKey: 'key',
    })
    await sandbox.authorize({
      gatewayReference,
      clientSecret: browser.clientSecret,
      token: 'sandbox_success',
    })
    const [webhook] = await sandbox.dueWebhooks()
    if (webhook === undefined) throw new Error('there is no webhook to be sent')
    expect((await send('sandbox', webhook)).status).toBe(204)
    expect(heard).toMatchObject([['aurora', 'sandbox', { gatewayReference }]])
  })
})
