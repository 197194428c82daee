import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { variableSlug } from './environment-value.ts'
import { stripeKeys, stripeOrigin, stripeVariable } from './stripe-keys.ts'

function refusal(read: () => unknown): ConfigError {
  try {
    read()
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('the environment was accepted')
}

describe('stripeKeys', () => {
  it('reads the keys of each agency, even if some are missing', () => {
    const keys = stripeKeys({
      LIVERY_STRIPE_AURORA_AIR_SECRET: ' rk_live_1 ',
      LIVERY_STRIPE_AURORA_AIR_PUBLISHABLE: 'pk_live_2',
      LIVERY_STRIPE_SECRET_SECRET: 'sk_test_3',
      LIVERY_STRIPE_MERIDIAN_WEBHOOK: '',
      LIVERY_STRIPE_ORIGIN: 'https://stripe-proxy.example',
      LIVERY_MODE: 'demo',
    })
    expect([...keys]).toEqual([
      ['AURORA_AIR', { secret: 'rk_live_1', publishable: 'pk_live_2', webhook: null }],
      ['SECRET', { secret: 'sk_test_3', publishable: null, webhook: null }],
    ])
  })

  it.each([
    'LIVERY_STRIPE_',
    'LIVERY_STRIPE_SECRET',
    'LIVERY_STRIPE_AURORA',
    'LIVERY_STRIPE_AURORA_KEY',
    'LIVERY_STRIPE_aurora_SECRET',
  ])('refuses %s, which names no key, without printing its value', (name) => {
    const { variable, message } = refusal(() => stripeKeys({ [name]: 'sk_test_hunter2' }))
    expect(variable).toBe(name)
    expect(message).toContain('LIVERY_STRIPE_<SLUG>_SECRET, _PUBLISHABLE or _WEBHOOK')
    expect(message).not.toContain('hunter2')
  })

  it.each([
    ['LIVERY_STRIPE_AURORA_SECRET', 'pk_test_hunter2', 'a secret key of Stripe, such as sk_test_…'],
    ['LIVERY_STRIPE_AURORA_SECRET', 'hunter2', 'a secret key of Stripe, such as sk_test_…'],
    ['LIVERY_STRIPE_AURORA_PUBLISHABLE', 'sk_test_hunter2', 'a publishable key of Stripe, such as pk_test_…'],
    ['LIVERY_STRIPE_AURORA_WEBHOOK', 'hunter2', 'the signing secret of a webhook of Stripe, whsec_…'],
    ['LIVERY_STRIPE_AURORA_SECRET', 'sk_test_hunter2\nx', 'a secret key of Stripe, such as sk_test_…'],
  ])('refuses %s=%s with the required form, without printing it', (name, value, said) => {
    expect(refusal(() => stripeKeys({ [name]: value })).message).toBe(`${name} must be ${said}`)
  })

  it('refuses keys of two modes, naming both variables', () => {
    const { message } = refusal(() =>
      stripeKeys({ LIVERY_STRIPE_AURORA_SECRET: 'sk_live_1', LIVERY_STRIPE_AURORA_PUBLISHABLE: 'pk_test_2' }),
    )
    expect(message).toBe(
      "LIVERY_STRIPE_AURORA_PUBLISHABLE is of Stripe's test mode and LIVERY_STRIPE_AURORA_SECRET of its live mode; both must be of one.",
    )
  })
})

describe('stripeOrigin', () => {
  it("is Stripe's own by default; in production another one must use https", () => {
    expect(stripeOrigin({}, 'production')).toBeNull()
    const plain = { LIVERY_STRIPE_ORIGIN: 'http://127.0.0.1:12111' }
    expect(stripeOrigin(plain, 'demo')).toBe('http://127.0.0.1:12111')
    expect(refusal(() => stripeOrigin(plain, 'production')).variable).toBe('LIVERY_STRIPE_ORIGIN')
    expect(stripeOrigin({ LIVERY_STRIPE_ORIGIN: 'https://stripe-proxy.example' }, 'production')).toBe(
      'https://stripe-proxy.example',
    )
  })
})

describe('stripeVariable', () => {
  it('writes a slug in capitals with _ for -', () => {
    expect(stripeVariable('aurora-air', 'webhook')).toBe('LIVERY_STRIPE_AURORA_AIR_WEBHOOK')
    expect(variableSlug('aurora-air')).toBe('AURORA_AIR')
  })
})
