import { describe, expect, it, vi } from 'vitest'
import type { GatewayName, PaidAgency } from '../../domain/payments/gateway-lookup.ts'
import { parseConfig } from '../../kernel/config/config.ts'
import { createSandboxGateway } from '../sandbox/create-sandbox-gateway.ts'
import { memorySandboxStorage } from '../sandbox/memory-sandbox-storage.ts'
import { startStripeStandIn } from '../stripe/testing-stripe.ts'
import { createGateways } from './gateways.ts'
import { paymentWarnings } from './payment-warnings.ts'

const clock = () => new Date()
const agency = (slug: string, currentPaymentGateway: GatewayName): PaidAgency => ({
  id: `id-of-${slug}`,
  slug,
  agency: { currentPaymentGateway },
})

function gateways(env: Record<string, string>) {
  const asked: string[] = []
  const { stripeKeys, stripeOrigin, sandboxPayments } = parseConfig(env)
  const gatewayOf = createGateways({
    stripeKeys,
    stripeOrigin,
    sandboxPayments,
    clock,
    sandboxOf(id) {
      asked.push(id)
      return createSandboxGateway({ storage: memorySandboxStorage(), clock, webhookSecret: 'secret' })
    },
  })
  return { gatewayOf, asked }
}

const keysOf = (slug: string) => ({
  [`LIVERY_STRIPE_${slug}_SECRET`]: 'sk_test_1',
  [`LIVERY_STRIPE_${slug}_PUBLISHABLE`]: 'pk_test_2',
  [`LIVERY_STRIPE_${slug}_WEBHOOK`]: 'whsec_3',
})

describe('createGateways', () => {
  it("returns the gateway of the agency's settings, and makes each agency's Stripe gateway once", async () => {
    const { gatewayOf, asked } = gateways({ ...keysOf('AURORA_AIR'), ...keysOf('MERIDIAN') })
    const aurora = (await gatewayOf(agency('aurora-air', 'stripe'))).gateway
    expect(aurora?.name).toBe('stripe')
    expect((await gatewayOf(agency('aurora-air', 'stripe'))).gateway).toBe(aurora)
    expect((await gatewayOf(agency('meridian', 'stripe'))).gateway).not.toBe(aurora)
    expect((await gatewayOf(agency('solis', 'sandbox'))).gateway?.name).toBe('sandbox')
    expect(asked).toEqual(['id-of-solis'])
  })

  it('returns the gateway of an earlier payment, whichever the agency uses now', async () => {
    const { gatewayOf } = gateways(keysOf('AURORA'))
    expect((await gatewayOf(agency('aurora', 'sandbox'), 'stripe')).gateway?.name).toBe('stripe')
    expect((await gatewayOf(agency('aurora', 'stripe'), 'sandbox')).gateway?.name).toBe('sandbox')
  })

  it('tries again to load the Stripe package after a failure', async () => {
    const { gatewayOf } = gateways(keysOf('AURORA'))
    vi.doMock('../stripe/stripe-gateway.ts', () => {
      throw new Error('too many open files')
    })
    await expect(gatewayOf(agency('aurora', 'stripe'))).rejects.toThrow()
    vi.doUnmock('../stripe/stripe-gateway.ts')
    expect((await gatewayOf(agency('aurora', 'stripe'))).gateway?.name).toBe('stripe')
  })

  it('names the missing variables of an agency', async () => {
    const { LIVERY_STRIPE_AURORA_AIR_WEBHOOK: _, ...twoOfThree } = keysOf('AURORA_AIR')
    expect(await gateways(twoOfThree).gatewayOf(agency('aurora-air', 'stripe'))).toEqual({
      gateway: null,
      missing: ['LIVERY_STRIPE_AURORA_AIR_WEBHOOK'],
      sentence: 'aurora-air takes payments by Stripe, and LIVERY_STRIPE_AURORA_AIR_WEBHOOK is not set.',
    })
    expect(await gateways(keysOf('OTHER')).gatewayOf(agency('aurora', 'stripe'))).toMatchObject({
      gateway: null,
      missing: [
        'LIVERY_STRIPE_AURORA_SECRET',
        'LIVERY_STRIPE_AURORA_PUBLISHABLE',
        'LIVERY_STRIPE_AURORA_WEBHOOK',
      ],
    })
  })

  it('returns the sandbox in production only if requested, also for earlier sandbox payments', async () => {
    const production = { LIVERY_MODE: 'production' }
    const aurora = agency('aurora', 'sandbox')
    const { gatewayOf } = gateways(production)
    expect(await gatewayOf(aurora)).toEqual({
      gateway: null,
      missing: ['LIVERY_SANDBOX_PAYMENTS'],
      sentence:
        'aurora takes payments with the sandbox, which takes no money, and LIVERY_SANDBOX_PAYMENTS is not on.',
    })
    expect((await gatewayOf(agency('aurora', 'stripe'), 'sandbox')).gateway).toBeNull()
    const asked = gateways({ ...production, LIVERY_SANDBOX_PAYMENTS: 'on' })
    expect((await asked.gatewayOf(aurora)).gateway?.name).toBe('sandbox')
    expect((await gateways({ LIVERY_SANDBOX_PAYMENTS: 'off' }).gatewayOf(aurora)).gateway).toBeNull()
  })

  it('uses the address of Stripe from the environment', async () => {
    const stripe = await startStripeStandIn()
    const { gatewayOf } = gateways({
      LIVERY_STRIPE_AURORA_SECRET: stripe.secretKey,
      LIVERY_STRIPE_AURORA_PUBLISHABLE: stripe.publishableKey,
      LIVERY_STRIPE_AURORA_WEBHOOK: stripe.webhookSecret,
      LIVERY_STRIPE_ORIGIN: stripe.origin,
    })
    const { gateway } = await gatewayOf(agency('aurora', 'stripe'))
    await expect(gateway?.retrieve('pi_none')).rejects.toMatchObject({ code: 'unknown_reference' })
    expect(stripe.calls).toHaveLength(1)
    await stripe.stop()
  })
})

describe('paymentWarnings', () => {
  it('names agencies without keys and keys without agencies', () => {
    const { stripeKeys } = parseConfig({ ...keysOf('MERIDIAN'), ...keysOf('GONE'), ...keysOf('SOLIS') })
    const agencies = [
      agency('aurora-air', 'stripe'),
      agency('meridian', 'stripe'),
      agency('solis', 'sandbox'),
    ]
    expect(paymentWarnings(agencies, { stripeKeys, mode: 'demo', sandboxPayments: true }, new Set())).toEqual(
      [
        'aurora-air cannot take payments; set LIVERY_STRIPE_AURORA_AIR_SECRET, LIVERY_STRIPE_AURORA_AIR_PUBLISHABLE, LIVERY_STRIPE_AURORA_AIR_WEBHOOK',
        'LIVERY_STRIPE_GONE_… is set, and there is no such agency; remove it, unless an agency is about to be renamed to it',
      ],
    )
  })

  it('does not name keys of a removed agency with open refunds', () => {
    const { stripeKeys } = parseConfig({ ...keysOf('GONE_AIR'), ...keysOf('SETTLED') })
    const warnings = paymentWarnings(
      [],
      { stripeKeys, mode: 'demo', sandboxPayments: true },
      new Set(['gone-air']),
    )
    expect(warnings).toEqual([expect.stringContaining('LIVERY_STRIPE_SETTLED_… is set')])
  })

  it('names in production the agencies that take no money, with a remedy', () => {
    const agencies = [agency('aurora', 'sandbox')]
    const { stripeKeys } = parseConfig({})
    const warnings = (sandboxPayments: boolean) =>
      paymentWarnings(agencies, { stripeKeys, mode: 'production', sandboxPayments }, new Set())
    expect(warnings(true)).toEqual([
      'aurora takes payments with the sandbox: anybody can book there without paying',
    ])
    expect(warnings(false)).toEqual([
      'aurora cannot take payments; set its currentPaymentGateway to stripe, or LIVERY_SANDBOX_PAYMENTS=on to book without taking money',
    ])
  })
})
