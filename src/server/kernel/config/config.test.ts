import { isAbsolute, join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

function refusal(env: Record<string, string>): ConfigError {
  try {
    parseConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('the environment was accepted')
}

describe('parseConfig', () => {
  it('serves the demo on port 4000 from .livery/data when nothing is set', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      mode: 'demo',
      development: false,
      environment: 'prod',
      port: 4000,
      address: 'localhost',
      databaseUrl: null,
      apiOrigin: null,
      trustedProxies: [],
      countryHeader: null,
      takesForwardedHost: false,
      ratesUrl: null,
      octoKeys: new Map(),
      octoSupplier: null,
      remotes: { booking: null, seo: null },
      smtpUrl: null,
      platformEmail: 'support@livery.example',
      logLevel: 'warn',
    })
    expect(config.dataDir.endsWith(join('.livery', 'data'))).toBe(true)
    expect(isAbsolute(config.dataDir)).toBe(true)
    expect(config.tenantsDir).toBe(resolve(import.meta.dirname, '../../../../tenants'))
  })

  it('accepts every variable', () => {
    const config = parseConfig({
      LIVERY_MODE: 'production',
      LIVERY_ENVIRONMENT: 'uat',
      PORT: '8080',
      LIVERY_ADDRESS: '10.0.0.7',
      LIVERY_DATA_DIR: '/srv/livery',
      LIVERY_TENANTS_DIR: '/srv/tenants',
      DATABASE_URL: 'postgres://livery:secret@db.example:5432/livery?sslmode=require',
      LIVERY_CACHE_MEGABYTES: '512',
      LIVERY_API_ORIGIN: 'https://api.example.com/',
      LIVERY_TRUSTED_PROXIES: '10.0.0.0/8, ::1 192.168.1.1',
      LIVERY_COUNTRY_HEADER: 'CF-IPCountry',
      LIVERY_FORWARDED_HOST: 'on',
      LIVERY_RATES_URL: 'https://rates.example/usd.json',
      LIVERY_OCTO_KEY_AURORA_AIR_WAYFARE: 'a-key-of-a-reseller',
      LIVERY_OCTO_URL: 'https://octo.example/v1',
      LIVERY_OCTO_TOKEN: 'secret',
      LIVERY_REMOTE_BOOKING: 'https://cdn.example/booking/manifest.json',
      LIVERY_REMOTE_SEO: 'https://cdn.example/seo/manifest.json',
      SMTP_URL: 'smtps://mail.example',
      LIVERY_PLATFORM_EMAIL: 'help@platform.example',
      LIVERY_LOG_LEVEL: 'debug',
      LIVERY_BAR: 'on',
      LIVERY_OIDC_SECRET_AURORA_STAFF: 's3cret',
      LIVERY_STRIPE_AURORA_AIR_SECRET: 'sk_test_1',
      LIVERY_STRIPE_AURORA_AIR_PUBLISHABLE: 'pk_test_2',
      LIVERY_STRIPE_AURORA_AIR_WEBHOOK: 'whsec_3',
      LIVERY_STRIPE_ORIGIN: 'https://stripe-proxy.example',
      LIVERY_SANDBOX_PAYMENTS: 'on',
    })
    expect(config).toEqual({
      stripeKeys: new Map([
        ['AURORA_AIR', { secret: 'sk_test_1', publishable: 'pk_test_2', webhook: 'whsec_3' }],
      ]),
      stripeOrigin: 'https://stripe-proxy.example',
      sandboxPayments: true,
      oidcSecrets: new Map([['AURORA_STAFF', 's3cret']]),
      providerPorts: new Map(),
      mode: 'production',
      development: false,
      environment: 'uat',
      port: 8080,
      address: '10.0.0.7',
      dataDir: '/srv/livery',
      tenantsDir: '/srv/tenants',
      databaseUrl: 'postgres://livery:secret@db.example:5432/livery?sslmode=require',
      cacheMegabytes: 512,
      apiOrigin: 'https://api.example.com',
      trustedProxies: ['10.0.0.0/8', '::1', '192.168.1.1'],
      countryHeader: 'cf-ipcountry',
      takesForwardedHost: true,
      ratesUrl: 'https://rates.example/usd.json',
      octoKeys: new Map([['AURORA_AIR', new Map([['wayfare', 'a-key-of-a-reseller']])]]),
      octoSupplier: { url: 'https://octo.example/v1', token: 'secret' },
      remotes: {
        booking: 'https://cdn.example/booking/manifest.json',
        seo: 'https://cdn.example/seo/manifest.json',
      },
      smtpUrl: 'smtps://mail.example',
      platformEmail: 'help@platform.example',
      logLevel: 'debug',
      // Never in production, whatever the variable says.
      bar: false,
    })
  })

  it('treats an empty value as unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ', LIVERY_TRUSTED_PROXIES: '' })).toEqual(parseConfig({}))
  })

  it('enables the bar in the demo by default', () => {
    expect(parseConfig({}).bar).toBe(true)
    expect(parseConfig({ LIVERY_BAR: 'off' }).bar).toBe(false)
  })

  it('listens on this machine alone in the demo, and on all addresses in production, by default', () => {
    expect(parseConfig({}).address).toBe('localhost')
    expect(parseConfig({ NODE_ENV: 'development' }).address).toBe('localhost')
    expect(parseConfig({ LIVERY_MODE: 'production' }).address).toBeNull()
    expect(parseConfig({ LIVERY_ADDRESS: '0.0.0.0' }).address).toBe('0.0.0.0')
    expect(parseConfig({ LIVERY_MODE: 'production', LIVERY_ADDRESS: 'localhost' }).address).toBe('localhost')
  })

  it('is in development only for that value of NODE_ENV, and never in production mode', () => {
    expect(parseConfig({ NODE_ENV: 'development' }).development).toBe(true)
    expect(parseConfig({ NODE_ENV: 'development', LIVERY_MODE: 'production' }).development).toBe(false)
  })

  it.each([
    ['LIVERY_MODE', 'prod', 'LIVERY_MODE is "prod"; allowed: demo, production.'],
    ['PORT', '70000', 'PORT is "70000"; allowed: a whole number from 0 to 65535.'],
    [
      'LIVERY_ADDRESS',
      'example.com',
      'LIVERY_ADDRESS is "example.com"; allowed: localhost for this machine alone, one of its IP addresses, or 0.0.0.0 for all of them.',
    ],
    [
      'LIVERY_CACHE_MEGABYTES',
      '0',
      'LIVERY_CACHE_MEGABYTES is "0"; allowed: a whole number from 1 to 99999.',
    ],
    ['PORT', '40x', 'PORT is "40x"; allowed: a whole number from 0 to 65535.'],
    [
      'LIVERY_ENVIRONMENT',
      'Live!',
      'LIVERY_ENVIRONMENT is "Live!"; allowed: prod, qa, uat, dev or another name of lower-case letters, digits and -.',
    ],
    [
      'LIVERY_LOG_LEVEL',
      'loud',
      'LIVERY_LOG_LEVEL is "loud"; allowed: fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      'LIVERY_PROVIDER_PORTS',
      '4400',
      'LIVERY_PROVIDER_PORTS is "4400"; allowed: in the demo, pairs of ports such as 4400:4401; in production, nothing.',
    ],
    ['LIVERY_SANDBOX_PAYMENTS', 'yes', 'LIVERY_SANDBOX_PAYMENTS is "yes"; allowed: on, off.'],
    [
      'LIVERY_TRUSTED_PROXIES',
      '10.0.0.0/40',
      'LIVERY_TRUSTED_PROXIES is "10.0.0.0/40"; allowed: IP addresses and CIDR ranges such as 10.0.0.0/8, separated by commas.',
    ],
    [
      'LIVERY_API_ORIGIN',
      'https://api.example.com/v1',
      'LIVERY_API_ORIGIN is "https://api.example.com/v1"; allowed: an origin alone, such as https://api.example.com, without user, path or query.',
    ],
    [
      'LIVERY_OCTO_KEY_AURORA_WAYFARE',
      'short',
      'LIVERY_OCTO_KEY_AURORA_WAYFARE must be 16 to 200 printable characters without spaces.',
    ],
    [
      'LIVERY_OCTO_KEY_AURORA',
      'a-key-of-a-reseller',
      'LIVERY_OCTO_KEY_AURORA names no reseller; write LIVERY_OCTO_KEY_<SLUG>_<RESELLER>, such as LIVERY_OCTO_KEY_AURORA_WAYFARE.',
    ],
    [
      'LIVERY_OCTO_KEY',
      'a-key-of-a-reseller',
      'LIVERY_OCTO_KEY opened every agency to its holder; write LIVERY_OCTO_KEY_<SLUG>_<RESELLER> for each reseller of an agency.',
    ],
    [
      'LIVERY_RATES_URL',
      'ftp://rates.example/x',
      'LIVERY_RATES_URL is "ftp://rates.example/x"; allowed: an address that begins with https:// or http://.',
    ],
  ])('refuses %s=%s and names variable, value and allowed values', (name, value, sentence) => {
    const error = refusal({ [name]: value })
    expect(error.message).toBe(sentence)
    expect(error.variable).toBe(name)
  })

  it('takes a different key for each reseller of an agency, and names none of them', () => {
    const key = 'a-key-of-a-reseller'
    const two = { LIVERY_OCTO_KEY_AURORA_TRIPLINE: key, LIVERY_OCTO_KEY_AURORA_WAYFARE: key }
    expect(refusal(two).message).toBe(
      'LIVERY_OCTO_KEY_AURORA_WAYFARE has the key of LIVERY_OCTO_KEY_AURORA_TRIPLINE; give each reseller a different key.',
    )
    const { octoKeys } = parseConfig({
      LIVERY_OCTO_KEY_AURORA_WAYFARE: key,
      LIVERY_OCTO_KEY_AURORA_AIR_X: key,
    })
    expect([...octoKeys.keys()].toSorted()).toEqual(['AURORA', 'AURORA_AIR'])
    expect(parseConfig({ LIVERY_OCTO_KEY_AURORA_WAYFARE: '' }).octoKeys.size).toBe(0)
  })

  it('takes the address and the key of an OCTO supplier together', () => {
    expect(refusal({ LIVERY_OCTO_URL: 'https://octo.example' }).variable).toBe('LIVERY_OCTO_TOKEN')
    expect(refusal({ LIVERY_OCTO_TOKEN: 'secret' }).variable).toBe('LIVERY_OCTO_URL')
    expect(parseConfig({}).octoSupplier).toBeNull()
  })

  it('takes other ports for identity providers in the demo alone', () => {
    const ports = { LIVERY_PROVIDER_PORTS: '4400:4401, 4500:4501' }
    expect(parseConfig(ports).providerPorts).toEqual(
      new Map([
        [4400, 4401],
        [4500, 4501],
      ]),
    )
    expect(refusal({ ...ports, LIVERY_MODE: 'production' }).variable).toBe('LIVERY_PROVIDER_PORTS')
  })

  it('refuses a country header without trusted proxies, and names both', () => {
    const { message, variable } = refusal({ LIVERY_COUNTRY_HEADER: 'CF-IPCountry' })
    expect(variable).toBe('LIVERY_COUNTRY_HEADER')
    expect(message).toBe(
      'LIVERY_COUNTRY_HEADER is "CF-IPCountry", but LIVERY_TRUSTED_PROXIES is not set; only the proxies in it are trusted about a visitor\'s country.',
    )
    expect(refusal({ LIVERY_COUNTRY_HEADER: 'X-C', LIVERY_TRUSTED_PROXIES: ' ' }).variable).toBe(variable)
  })

  it('refuses forwarded hosts without trusted proxies', () => {
    const { message, variable } = refusal({ LIVERY_FORWARDED_HOST: 'on' })
    expect(variable).toBe('LIVERY_FORWARDED_HOST')
    expect(message).toBe(
      'LIVERY_FORWARDED_HOST is "on", but LIVERY_TRUSTED_PROXIES is not set; only the proxies in it are trusted about the host.',
    )
    expect(parseConfig({ LIVERY_FORWARDED_HOST: 'off' }).takesForwardedHost).toBe(false)
    expect(refusal({ LIVERY_FORWARDED_HOST: 'yes' }).message).toContain('allowed: on, off')
  })

  it('accepts a PostgreSQL address without a host, for a socket', () => {
    const address = 'postgres:///livery?host=/run/postgresql'
    expect(parseConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
    expect(refusal({ SMTP_URL: 'smtp:///x' }).variable).toBe('SMTP_URL')
  })

  it.each(['example.com', 'not-an-ip/8', '10.0.0.0/', '10.0.0.0/8/8', 'fe80::1%eth0', '::1/129'])(
    'refuses %s as a trusted proxy',
    (entry) => {
      expect(refusal({ LIVERY_TRUSTED_PROXIES: `10.0.0.1,${entry}` }).message).toContain(entry)
    },
  )

  it('reads the secrets of identity providers by agency and provider', () => {
    const { oidcSecrets } = parseConfig({
      LIVERY_OIDC_SECRET_AURORA_AIR_STAFF: ' s3cret ',
      LIVERY_OIDC_SECRET_MERIDIAN_ORCHID: '',
    })
    expect([...oidcSecrets]).toEqual([['AURORA_AIR_STAFF', 's3cret']])
  })

  it.each(['LIVERY_OIDC_SECRET_', 'LIVERY_OIDC_SECRET_AURORA', 'LIVERY_OIDC_SECRET_aurora_staff'])(
    'refuses %s, which names no provider, without printing its value',
    (name) => {
      const { variable, message } = refusal({ [name]: 'hunter2' })
      expect(variable).toBe(name)
      expect(message).not.toContain('hunter2')
    },
  )

  it('refuses a secret that no header can carry, without printing it', () => {
    const { message } = refusal({ LIVERY_OIDC_SECRET_AURORA_STAFF: 'hunter2\n' + 'x' })
    expect(message).toBe('LIVERY_OIDC_SECRET_AURORA_STAFF must be up to 1000 printable ASCII characters.')
  })

  it('names a misspelt variable and the known ones, so that LIVERY_MOD=production stops the start', () => {
    expect(refusal({ LIVERY_MOD: 'production' }).message).toMatch(
      /^LIVERY_MOD is not a setting of Livery; allowed: LIVERY_MODE, /,
    )
  })

  it.each([
    'mysql://livery:hunter2@db/livery',
    'livery:hunter2@db/livery',
    'db.example?password=hunter2',
    'mysql://db/livery?password=hunter2',
    '//livery:hunter2@db',
    'postgres:hunter2',
    'mysql://livery:hunter2@db:99999/livery',
  ])('never prints the password of an address it refuses: %s', (value) => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'LIVERY_RATES_URL', 'LIVERY_API_ORIGIN']) {
      const { message } = refusal({ [name]: value })
      expect(message).toContain(name)
      expect(message).not.toContain('hunter2')
    }
  })

  it('answers any text in any variable with a configuration or a ConfigError, on one line', () => {
    const names = [
      'PORT',
      'LIVERY_MODE',
      'DATABASE_URL',
      'LIVERY_TRUSTED_PROXIES',
      'LIVERY_API_ORIGIN',
      'SMTP_URL',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, value) => {
        try {
          expect(parseConfig({ [name]: value }).mode).toMatch(/demo|production/)
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError)
          expect((error as ConfigError).message).not.toMatch(/\n/)
        }
      }),
    )
  })
})
