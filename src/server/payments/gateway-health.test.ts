import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGatewayHealth } from './gateway-health.ts'
import type { GatewayFound, PaidAgency } from './gateways.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'
import { type StripeStandIn, startStripeStandIn } from './stripe/testing-stripe.ts'

const agency: PaidAgency = { id: 'id', slug: 'aurora', agency: { currentPaymentGateway: 'stripe' } }
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
const testCalls = () => stripe.calls.filter(({ call }) => call === 'GET /v1/payment_intents?limit=1').length

describe('the health of a gateway', () => {
  it('is asked once for callers at the same moment, and again after a minute', async () => {
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    const both = await Promise.all([health.check(agency), health.check(agency)])
    expect(both).toEqual([{ is: 'ready' }, { is: 'ready' }])
    await health.check(agency)
    expect(testCalls()).toBe(1)
    now += 60_000
    await health.check(agency)
    expect(testCalls()).toBe(2)
  })

  it('is refused where the keys are not accepted, and asked again after seconds', async () => {
    const health = createGatewayHealth(async () => refusing(), clock)
    expect(await health.check(agency)).toEqual({ is: 'refused' })
    expect(await health.isPayable(agency)).toBe(false)
    now += 5000
    await health.check(agency)
    expect(testCalls()).toBe(2)
  })

  it('names the variables that are missing', async () => {
    const missing = ['LIVERY_STRIPE_AURORA_SECRET']
    const health = createGatewayHealth(async () => ({ gateway: null, missing, sentence: '' }), clock)
    expect(await health.check(agency)).toEqual({ is: 'missing', keys: missing })
    expect(await health.isPayable(agency)).toBe(false)
  })

  it('is known to visitors without waiting, and stays payable where the gateway is not reached', async () => {
    await stripe.stop()
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    expect(await health.isPayable(agency)).toBe(true)
    expect(await health.check(agency)).toEqual({ is: 'unreached' })
    expect(await health.isPayable(agency)).toBe(true)
    stripe = await startStripeStandIn()
  })

  it('takes the refusal of a real call for an answer', async () => {
    const health = createGatewayHealth(async () => gatewayWith(), clock)
    await health.check(agency)
    health.noteRefusal(agency)
    expect(await health.isPayable(agency)).toBe(false)
  })
})

it('a test call ends in its time where the gateway says nothing', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const { gateway } = gatewayWith({ origin })
  await expect(gateway?.testCall(50)).rejects.toMatchObject({ code: 'timeout' })
  silent.closeAllConnections()
  silent.close()
})
