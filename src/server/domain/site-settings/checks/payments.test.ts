import { beforeEach, describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import type { Finding } from '../../../../contract/types.ts'
import { silentLog } from '../../../adapters/store/testing.ts'
import { type StripeStandIn, startStripeStandIn } from '../../../adapters/stripe/testing-stripe.ts'
import { makeBookingDependencies } from '../../../hosts/make-booking-dependencies.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from '../../../http/api/site-settings/testing-draft.ts'
import type { StripeKeys } from '../../../kernel/config/stripe-keys.ts'
import { staticRates } from '../../exchange-rates/static-rates.ts'

let stripe: StripeStandIn
let app: TestApp
let owner: TestEditor
let now: Date

beforeEach(async () => {
  stripe = await startStripeStandIn()
  now = testNow
  return () => stripe.stop()
})

async function open(keys: Partial<StripeKeys> | null, agency: object = {}): Promise<void> {
  const { secretKey: secret, publishableKey: publishable, webhookSecret: webhook, origin } = stripe
  const stripeKeys = new Map(keys === null ? [] : [['AURORA', { secret, publishable, webhook, ...keys }]])
  const geo = await sharedGeo()
  const dependencies = {
    geo,
    clock: () => now,
    rates: staticRates(),
    log: silentLog,
    isDemo: true,
    sendsMail: true,
  }
  const supplier = createInventory({ geo, clock: () => now, isScripted: true })
  app = await openTestApp({ clock: () => now }, { aurora: agency }, undefined, {
    ofStore: (store) => ({
      booking: makeBookingDependencies({
        ...dependencies,
        store,
        supplier,
        stripeKeys,
        stripeOrigin: origin,
      }),
    }),
  })
  owner = await testEditor(app)
}

const paymentFindings = async () =>
  ((await owner.call('GET', 'checks')).data as unknown as Finding[]).filter(
    ({ check }) => check === 'payments',
  )
const passedChecks = async () => {
  const reply = (await owner.call('GET', 'checks')) as unknown as { passed: { check: string }[] }
  return reply.passed.map(({ check }) => check)
}
async function switchTo(gateway: string) {
  const { data } = await owner.set('/agency/currentPaymentGateway', gateway)
  return owner.publish(data.revision)
}
const visitors = async () => (await app.store.agencyBySlug('aurora'))?.agency

describe('a publication that switches to another payment gateway', () => {
  it('is refused if the gateway has no keys, naming what is missing', async () => {
    await open(null)
    expect(await switchTo('stripe')).toMatchObject({
      status: 409,
      code: 'checks_failed',
      errors: [{ field: 'agency.currentPaymentGateway' }],
    })
    expect(await paymentFindings()).toMatchObject([
      {
        level: 'blocking',
        code: 'payments.missing',
        pointer: '/agency/currentPaymentGateway',
        values: { keys: expect.stringContaining('LIVERY_STRIPE_AURORA_SECRET') },
      },
    ])
    expect(await visitors()).toMatchObject({ currentPaymentGateway: 'sandbox' })
  })

  it('is published if the gateway accepts the keys, for a payment that is canceled', async () => {
    await open({})
    await owner.set('/agency/currentPaymentGateway', 'stripe')
    expect(await passedChecks()).toContain('payments')
    expect((await switchTo('stripe')).status).toBe(200)
    const calls = stripe.calls.map(({ call }) => call)
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /v1/payment_intents',
      expect.stringMatching(/^POST \/v1\/payment_intents\/pi_\w+\/cancel$/),
    ])
  })

  it('is refused if the gateway rejects the keys', async () => {
    await open({ secret: 'sk_test_of_somewhere_else' })
    expect((await switchTo('stripe')).code).toBe('checks_failed')
    expect(await paymentFindings()).toMatchObject([
      {
        level: 'blocking',
        code: 'payments.refused',
        values: { keys: 'LIVERY_STRIPE_AURORA_SECRET' },
      },
    ])
  })

  it('is refused if the key may only read payments, or the publishable key is another account’s', async () => {
    await open({})
    stripe.restrict('read')
    expect((await switchTo('stripe')).code).toBe('checks_failed')
    stripe.restrict('all')
    await open({ publishable: 'pk_test_of_somewhere_else' })
    expect((await switchTo('stripe')).code).toBe('checks_failed')
    expect(await paymentFindings()).toMatchObject([
      { code: 'payments.refused', values: { keys: 'LIVERY_STRIPE_AURORA_PUBLISHABLE' } },
    ])
  })

  it('is refused if the gateway is unreachable', async () => {
    await open({})
    await stripe.stop()
    expect((await switchTo('stripe')).code).toBe('checks_failed')
    expect(await paymentFindings()).toMatchObject([{ level: 'blocking', code: 'payments.unreached' }])
  })

  it('is refused as a schedule and as a restored version', async () => {
    await open(null, { currentPaymentGateway: 'stripe' })
    expect((await switchTo('sandbox')).status).toBe(200)
    const restored = await owner.call('POST', 'versions/1/restore', { from: 2 })
    expect(restored).toMatchObject({ status: 409, code: 'checks_failed' })
    expect(await visitors()).toMatchObject({ currentPaymentGateway: 'sandbox' })
    const { data } = await owner.set('/agency/currentPaymentGateway', 'stripe')
    const times = { start: '2026-12-04T09:00:00' }
    const planned = await owner.call('POST', 'schedules', { revision: data.revision, ...times })
    expect(planned).toMatchObject({ status: 409, code: 'checks_failed' })
  })
})

it('advises, and refuses no other change, if the published gateway cannot take payments', async () => {
  await open(null, { currentPaymentGateway: 'stripe' })
  const { data } = await owner.set('/agency/agencyName', 'Boreal')
  expect(await paymentFindings()).toMatchObject([{ level: 'advice', code: 'payments.missing' }])
  expect((await owner.publish(data.revision)).status).toBe(200)
})
