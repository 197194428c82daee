import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { type Environment, given, oneOf, origin, refuse, url } from './environment-value.ts'
import { oidcSecretPrefix, oidcSecrets } from './oidc-secrets.ts'
import { providerPorts } from './provider-ports.ts'
import { sandboxPaymentsName } from './sandbox-payments-name.ts'
import { type StripeKeys, stripeKeys, stripeOrigin, stripeOriginName, stripePrefix } from './stripe-keys.ts'
import { countryHeader, proxies, takesForwardedHost } from './trusted-proxies.ts'

const name = 'LIVERY_ADDRESS'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const switches = ['on', 'off'] as const
const modes = ['demo', 'production'] as const

/** Everything the environment decides, parsed and checked once at start. */
export interface Config {
  mode: (typeof modes)[number]
  /** Set by `npm run dev`: hot reload, response validation, permissive cookies. Never true in production mode. */
  development: boolean
  /** `prod`, `qa`, `uat`, `dev` or another name; legacy redirects exist only for others (spec §2.1). */
  environment: string
  port: number
  /** Where connections are taken: an IP address, `localhost` for this machine alone, or null for every address it has. */
  address: string | null
  /** Absolute path of the folder the embedded database lives in. */
  dataDir: string
  /** Absolute path of the folder whose folders are the agencies to import. */
  tenantsDir: string
  databaseUrl: string | null
  /** Origin of the operator's own API, without a path. */
  apiOrigin: string | null
  /** IP addresses and CIDR ranges of peers whose `X-Forwarded-*` is believed. */
  trustedProxies: readonly string[]
  /** Whether those peers name the host by `X-Forwarded-Host`. */
  takesForwardedHost: boolean
  /** Name, in lower case, of the header in which those peers tell the visitor's country. */
  countryHeader: string | null
  ratesUrl: string | null
  /** Addresses of remote parts' manifests on another origin; a part without one is served from here. */
  remotes: { readonly booking: string | null; readonly seo: string | null }
  smtpUrl: string | null
  /** Where agencies' owners reach the people who run the platform. */
  platformEmail: string | null
  /** Secrets of identity providers by `<SLUG>_<ID>`, as their variables end; never shown or logged. */
  oidcSecrets: ReadonlyMap<string, string>
  /** Where identity providers of this machine answer, by the port that their issuers name; empty unless another program has it. */
  providerPorts: ReadonlyMap<number, number>
  /** Keys of agencies' accounts at Stripe by `stripeSlug`; never shown or logged. */
  stripeKeys: ReadonlyMap<string, StripeKeys>
  /** Where Stripe's API is reached; null for Stripe's own address. */
  stripeOrigin: string | null
  /** Whether agencies may take payments by the sandbox, which takes no money; in production only where that is asked for. */
  sandboxPayments: boolean
  logLevel: (typeof logLevels)[number]
  /** Whether pages bring the bar with which the demo is looked at in other ways; never in production. */
  bar: boolean
}

const known = [
  'LIVERY_MODE',
  'LIVERY_ENVIRONMENT',
  'LIVERY_ADDRESS',
  'LIVERY_DATA_DIR',
  'LIVERY_TENANTS_DIR',
  'LIVERY_API_ORIGIN',
  'LIVERY_TRUSTED_PROXIES',
  'LIVERY_FORWARDED_HOST',
  'LIVERY_COUNTRY_HEADER',
  'LIVERY_PLATFORM_EMAIL',
  'LIVERY_PROVIDER_PORTS',
  'LIVERY_RATES_URL',
  'LIVERY_REMOTE_BOOKING',
  'LIVERY_REMOTE_SEO',
  'LIVERY_LOG_LEVEL',
  'LIVERY_BAR',
  sandboxPaymentsName,
  stripeOriginName,
]

// The rest of their names says whose they are.
const prefixes = [oidcSecretPrefix, stripePrefix]

/**
 * Takes the process environment (empty values count as unset) and gives the checked configuration. Throws `ConfigError`
 * with a sentence naming variable, value and what is allowed, passwords left out. Source: docs/environment.md.
 */
export function parseConfig(env: Environment): Config {
  // A misspelt LIVERY_MODE would otherwise quietly serve the demo.
  const unknown = Object.keys(env).find(
    (name) =>
      name.startsWith('LIVERY_') &&
      !known.includes(name) &&
      !prefixes.some((prefix) => name.startsWith(prefix)),
  )
  if (unknown !== undefined) {
    throw new ConfigError(unknown, `${unknown} is not a setting of Livery; allowed: ${known.join(', ')}.`)
  }
  const mode = oneOf(env, 'LIVERY_MODE', modes, 'demo')
  return {
    mode,
    development: mode !== 'production' && env.NODE_ENV === 'development',
    environment: environment(env),
    port: port(env),
    address: listenAddress(env, mode),
    dataDir: resolve(import.meta.dirname, '../../../..', given(env, 'LIVERY_DATA_DIR') ?? '.livery/data'),
    tenantsDir: resolve(import.meta.dirname, '../../../..', given(env, 'LIVERY_TENANTS_DIR') ?? 'tenants'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    apiOrigin: origin(env, 'LIVERY_API_ORIGIN'),
    trustedProxies: proxies(env),
    takesForwardedHost: takesForwardedHost(env),
    countryHeader: countryHeader(env),
    ratesUrl: url(env, 'LIVERY_RATES_URL', ['https:', 'http:']),
    remotes: {
      booking: url(env, 'LIVERY_REMOTE_BOOKING', ['https:', 'http:']),
      seo: url(env, 'LIVERY_REMOTE_SEO', ['https:', 'http:']),
    },
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    platformEmail: platformEmail(env) ?? (mode === 'demo' ? 'support@livery.example' : null),
    oidcSecrets: oidcSecrets(env),
    providerPorts: providerPorts(env, mode),
    stripeKeys: stripeKeys(env),
    stripeOrigin: stripeOrigin(env, mode),
    sandboxPayments: oneOf(env, sandboxPaymentsName, switches, mode === 'production' ? 'off' : 'on') === 'on',
    bar: oneOf(env, 'LIVERY_BAR', switches, 'on') === 'on' && mode === 'demo',
    logLevel: oneOf(env, 'LIVERY_LOG_LEVEL', logLevels, mode === 'production' ? 'info' : 'warn'),
  }
}

function environment(env: Environment): string {
  const value = given(env, 'LIVERY_ENVIRONMENT') ?? 'prod'
  if (/^[a-z][a-z0-9-]{0,31}$/.test(value)) return value
  return refuse(
    'LIVERY_ENVIRONMENT',
    value,
    'prod, qa, uat, dev or another name of lower-case letters, digits and -',
  )
}

function port(env: Environment): number {
  const value = given(env, 'PORT') ?? '4000'
  if (/^[0-9]{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  return refuse('PORT', value, 'a whole number from 0 to 65535')
}

function platformEmail(env: Environment): string | null {
  const name = 'LIVERY_PLATFORM_EMAIL'
  const value = given(env, name)
  if (value === null || /^[^@\s?&#]+@[^@\s.?&#]+(?:\.[^@\s.?&#]+)+$/.test(value)) return value
  return refuse(name, value, 'an email address, such as support@platform.example')
}

/**
 * Takes the environment and the mode, and gives where connections are taken: an IP address, `localhost` for this machine alone, or null for every
 * address that the machine has. In the demo anybody is an owner with one press, so it is for this machine unless it is told otherwise.
 */
function listenAddress(env: Environment, mode: 'demo' | 'production'): string | null {
  const value = given(env, name)
  if (value === null) return mode === 'production' ? null : 'localhost'
  if (value === 'localhost' || isIP(value) !== 0) return value
  return refuse(
    name,
    value,
    'localhost for this machine alone, one of its IP addresses, or 0.0.0.0 for all of them',
  )
}
