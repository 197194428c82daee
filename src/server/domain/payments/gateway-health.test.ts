import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStripeGateway } from '../../adapters/stripe/stripe-gateway.ts'
import { type StripeStandIn, startStripeStandIn } from '../../adapters/stripe/testing-stripe.ts'
import { createGatewayHealth } from './gateway-health.ts'
import type { GatewayFound } from './gateway-lookup.ts'
import { PaymentError } from './payment-error.ts'
import type { PaymentGateway } from './payment-gateway.ts'

const agency = { id: 'id', slug: 'aurora', agency: { currentPaymentGateway: 'stripe' as const } }
let stripe: StripeStandIn
let now = 0
const clock = () => new Date(now)
beforeEach(async () => {
  stripe = await startStripeStandIn()
})
afterEach(() => stripe.stop())

const gatewayWith = (more: object = {}): GatewayFound => ({
  gateway: createStripeGateway({ ...stripe, clock, ...more }),
})
const refusing = () => gatewayWith({ secretKey: 'sk_test_unknown' })
const calls = () => stripe.calls.map(({ call }) => call.replace(/pi_\w+/, ':id').replace(/\?.*/, ''))
const read = ['GET /v1/payment_intents']
const paid = [
  'POST /v1/payment_intents',
  'POST /v1/payment_intents/:id/cancel',
  'GET /v1/payment_intents/:id',
]

describe('gateway health', () => {
  it('is tested once for simultaneous callers by a canceled payment, and read again after a minute', async () => {
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    const both = await Promise.all([health.check(agency), health.isPayable(agency)])
    expect(both).toEqual([{ is: 'ready' }, true])
    await health.check(agency)
    expect(calls().toSorted()).toEqual(paid.toSorted())
    const id = /pi_\w+/.exec(stripe.calls.map(({ call }) => call).join())?.[0] ?? ''
    expect(stripe.intent(id)).toMatchObject({ status: 'canceled', amount_received: 0, latest_charge: null })
    now += 60_000
    await health.check(agency)
    expect(calls().slice(3)).toEqual(read)
  })

  it('is refused if the secret key is not accepted, and tested again after seconds', async () => {
    const health = createGatewayHealth(async () => refusing(), clock)
    const refused = { is: 'refused', keys: ['LIVERY_STRIPE_AURORA_SECRET'] }
    expect(await health.check(agency)).toEqual(refused)
    expect(await health.isPayable(agency)).toBe(false)
    now += 5000
    await health.check(agency)
    expect(calls()).toEqual(['POST /v1/payment_intents', 'POST /v1/payment_intents'])
  })

  it('is refused if a restricted key may read payments but not make them', async () => {
    stripe.restrict('read')
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    for (let time = 0; time < 3; time += 1) {
      expect(await health.check(agency)).toMatchObject({ is: 'refused' })
      expect(await health.isPayable(agency)).toBe(false)
      now += 60_000
    }
    stripe.restrict('all')
    expect(await health.isPayable(agency)).toBe(true)
  })

  it('names the publishable key if it belongs to another account', async () => {
    const publishableKey = 'pk_test_of_another_account'
    const health = createGatewayHealth(async () => gatewayWith({ publishableKey }), clock)
    const refused = { is: 'refused', keys: ['LIVERY_STRIPE_AURORA_PUBLISHABLE'] }
    expect(await health.check(agency)).toEqual(refused)
    expect(await health.isPayable(agency)).toBe(false)
  })

  it('is ready if Stripe refuses only the amount of the test payment', async () => {
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    stripe.fail('amount_too_small')
    expect(await health.check(agency)).toEqual({ is: 'ready' })
  })

  it('names the missing variables', async () => {
    const missing = ['LIVERY_STRIPE_AURORA_SECRET']
    const health = createGatewayHealth(async () => ({ gateway: null, missing, sentence: '' }), clock)
    expect(await health.check(agency)).toEqual({ is: 'missing', keys: missing })
    expect(await health.isPayable(agency)).toBe(false)
  })

  it('is known to the first visitor, even after keys were revoked an hour ago', async () => {
    stripe.restrict('nothing')
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    expect(await health.isPayable(agency)).toBe(false)
    stripe.restrict('all')
    now += 5000
    expect(await health.isPayable(agency)).toBe(true)
    stripe.restrict('nothing')
    now += 3_600_000
    expect(await health.isPayable(agency)).toBe(false)
  })

  it('stays payable if the gateway is unreachable, and makes visitors wait only once', async () => {
    let testKeys: PaymentGateway['testKeys'] = async () => {
      throw new PaymentError('timeout', 'Nothing answers.')
    }
    const gatewayOf = async () => ({ gateway: { ...createStripeGateway({ ...stripe, clock }), testKeys } })
    const health = createGatewayHealth(gatewayOf, clock)
    expect(await health.isPayable(agency)).toBe(true)
    expect(await health.check(agency)).toEqual({ is: 'unreached' })
    testKeys = () => new Promise(() => {})
    now += 5000
    expect(await health.isPayable(agency)).toBe(true)
  })

  it('takes the refusal of a booking’s payment as an answer, which reading does not clear', async () => {
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    await health.check(agency)
    stripe.restrict('read')
    health.noteRefusal(agency)
    expect(await health.isPayable(agency)).toBe(false)
    now += 5000
    expect(await health.isPayable(agency)).toBe(false)
    expect(calls()).not.toContain(read[0])
  })

  it('keeps the refusal of a payment that arrives during a test', async () => {
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    const checked = health.check(agency)
    health.noteRefusal(agency)
    expect(await checked).toMatchObject({ is: 'refused' })
    expect(await health.isPayable(agency)).toBe(false)
  })
})

it.each([{ by: 'read' }, { by: 'pay', currency: 'EUR' }] as const)(
  'a test by $by ends in time if the gateway does not answer',
  async (test) => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const { gateway } = gatewayWith({ origin })
    await expect(gateway?.testKeys(test, 50)).rejects.toMatchObject({ code: 'timeout' })
    silent.closeAllConnections()
    silent.close()
  },
)
