import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { createGateways, type GatewayName, type PaidAgency } from './gateways.ts'
import { paymentWarnings } from './payment-warnings.ts'
import { memorySandboxStorage } from './sandbox/memory-sandbox-storage.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { startStripeStandIn } from './stripe/testing-stripe.ts'

const clock = () => new Date()
const agency = (slug: string, currentPaymentGateway: GatewayName): PaidAgency => ({
  id: `id-of-${slug}`,
  slug,
  agency: { currentPaymentGateway },
})

function gateways(env: Record<string, string>) {
  const asked: string[] = []
  const { stripeKeys, stripeOrigin } = parseConfig(env)
  const gatewayOf = createGateways({
    stripeKeys,
    stripeOrigin,
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
  it("gives the gateway of the agency's settings, and one of Stripe once for each agency", async () => {
    const { gatewayOf, asked } = gateways({ ...keysOf('AURORA_AIR'), ...keysOf('MERIDIAN') })
    const aurora = (await gatewayOf(agency('aurora-air', 'stripe'))).gateway
    expect(aurora?.name).toBe('stripe')
    expect((await gatewayOf(agency('aurora-air', 'stripe'))).gateway).toBe(aurora)
    expect((await gatewayOf(agency('meridian', 'stripe'))).gateway).not.toBe(aurora)
    expect((await gatewayOf(agency('solis', 'sandbox'))).gateway?.name).toBe('sandbox')
    expect(asked).toEqual(['id-of-solis'])
  })

  it('gives the gateway of an earlier payment, whichever the agency has turned to', async () => {
    const { gatewayOf } = gateways(keysOf('AURORA'))
    expect((await gatewayOf(agency('aurora', 'sandbox'), 'stripe')).gateway?.name).toBe('stripe')
    expect((await gatewayOf(agency('aurora', 'stripe'), 'sandbox')).gateway?.name).toBe('sandbox')
  })

  it('names the variables that an agency lacks', async () => {
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

  it('asks where the environment says that Stripe is reached', async () => {
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
  it('names agencies that lack keys and keys that no agency has', () => {
    const { stripeKeys } = parseConfig({ ...keysOf('MERIDIAN'), ...keysOf('GONE'), ...keysOf('SOLIS') })
    const agencies = [
      agency('aurora-air', 'stripe'),
      agency('meridian', 'stripe'),
      agency('solis', 'sandbox'),
    ]
    expect(paymentWarnings(agencies, { stripeKeys })).toEqual([
      'aurora-air cannot take payments; set LIVERY_STRIPE_AURORA_AIR_SECRET, LIVERY_STRIPE_AURORA_AIR_PUBLISHABLE, LIVERY_STRIPE_AURORA_AIR_WEBHOOK',
      'LIVERY_STRIPE_GONE_… is set, and there is no such agency',
    ])
  })
})
