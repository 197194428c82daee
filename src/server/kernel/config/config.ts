import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { type Environment, given, oneOf, origin, refuse, url } from './environment-value.ts'
import { octoKeyPrefix, octoKeys, type ResellerKeys, refuseFormerOctoKey } from './octo-keys.ts'
import { oidcSecretPrefix, oidcSecrets } from './oidc-secrets.ts'
import { providerPorts } from './provider-ports.ts'
import { sandboxPaymentsName } from './sandbox-payments-name.ts'
import { type StripeKeys, stripeKeys, stripeOrigin, stripeOriginName, stripePrefix } from './stripe-keys.ts'
import { countryHeader, proxies, takesForwardedHost } from './trusted-proxies.ts'

const name = 'LIVERY_ADDRESS'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const switches = ['on', 'off'] as const
const modes = ['demo', 'production'] as const

/** All settings from the environment, parsed and checked once at the start. */
export interface Config {
  mode: (typeof modes)[number]
  /** Set by `npm run dev`: hot reload, response validation, permissive cookies. Never true in production mode. */
  development: boolean
  /** `prod`, `qa`, `uat`, `dev` or another name; legacy redirects exist only for others (spec §2.1). */
  environment: string
  port: number
  /** The address to listen on: an IP address, `localhost` for this machine alone, or null for all of its addresses. */
  address: string | null
  /** Absolute path of the embedded database's folder. */
  dataDir: string
  /** Absolute path of the folder that has a folder for each agency to import. */
  tenantsDir: string
  databaseUrl: string | null
  /** Megabytes for cached pages and agencies: with more agencies, fewer of them are cached. */
  cacheMegabytes: number
  /** Origin of the operator's own API, without a path. */
  apiOrigin: string | null
  /** IP addresses and CIDR ranges of trusted proxies, whose `X-Forwarded-*` counts. */
  trustedProxies: readonly string[]
  /** True if those proxies set `X-Forwarded-Host`. */
  takesForwardedHost: boolean
  /** Name, in lower case, of the header in which those proxies report the visitor's country. */
  countryHeader: string | null
  ratesUrl: string | null
  /** The keys of resellers who call `/octo`, by `variableSlug` of the agency; never shown or logged. */
  octoKeys: ReadonlyMap<string, ResellerKeys>
  /** The OCTO supplier whose activities agencies can sell; null without. */
  octoSupplier: { url: string; token: string } | null
  /** Addresses of remote parts' manifests on another origin; other parts are served from here. */
  remotes: { readonly booking: string | null; readonly seo: string | null }
  smtpUrl: string | null
  /** The address at which agencies' owners reach the platform's staff. */
  platformEmail: string | null
  /** Secrets of identity providers by `<SLUG>_<ID>`, as their variables end; never shown or logged. */
  oidcSecrets: ReadonlyMap<string, string>
  /** Where identity providers of this machine answer, by the port that their issuers name; empty unless another program has it. */
  providerPorts: ReadonlyMap<number, number>
  /** Keys of agencies' accounts at Stripe by `variableSlug`; never shown or logged. */
  stripeKeys: ReadonlyMap<string, StripeKeys>
  /** Origin of Stripe's API; null for Stripe's own address. */
  stripeOrigin: string | null
  /** True if agencies may use the sandbox, which takes no money; in production only if it is requested. */
  sandboxPayments: boolean
  logLevel: (typeof logLevels)[number]
  /** True if pages have the demo's bar, with its preview options; never in production. */
  bar: boolean
}

const known = [
  'LIVERY_MODE',
  'LIVERY_ENVIRONMENT',
  'LIVERY_ADDRESS',
  'LIVERY_DATA_DIR',
  'LIVERY_TENANTS_DIR',
  'LIVERY_API_ORIGIN',
  'LIVERY_CACHE_MEGABYTES',
  'LIVERY_TRUSTED_PROXIES',
  'LIVERY_FORWARDED_HOST',
  'LIVERY_COUNTRY_HEADER',
  'LIVERY_PLATFORM_EMAIL',
  'LIVERY_PROVIDER_PORTS',
  'LIVERY_RATES_URL',
  'LIVERY_OCTO_URL',
  'LIVERY_OCTO_TOKEN',
  'LIVERY_REMOTE_BOOKING',
  'LIVERY_REMOTE_SEO',
  'LIVERY_LOG_LEVEL',
  'LIVERY_BAR',
  sandboxPaymentsName,
  stripeOriginName,
]

// Variables with these prefixes end with an agency's name.
const prefixes = [octoKeyPrefix, oidcSecretPrefix, stripePrefix]

/**
 * Parses the process environment (empty values count as unset) and returns the checked configuration. Throws
 * `ConfigError` with a sentence that names variable, value and allowed values, without passwords. Source:
 * docs/environment.md.
 */
export function parseConfig(env: Environment): Config {
  refuseFormerOctoKey(env)
  // A misspelt LIVERY_MODE would otherwise serve the demo unnoticed.
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
    cacheMegabytes: cacheMegabytes(env),
    apiOrigin: origin(env, 'LIVERY_API_ORIGIN'),
    trustedProxies: proxies(env),
    takesForwardedHost: takesForwardedHost(env),
    countryHeader: countryHeader(env),
    ratesUrl: url(env, 'LIVERY_RATES_URL', ['https:', 'http:']),
    octoKeys: octoKeys(env),
    octoSupplier: octoSupplier(env),
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

/** Both variables belong together: an address without a key would be refused by every call. */
function octoSupplier(env: Environment): Config['octoSupplier'] {
  const address = url(env, 'LIVERY_OCTO_URL', ['https:', 'http:'])
  const token = given(env, 'LIVERY_OCTO_TOKEN')
  if (address === null && token === null) return null
  if (address !== null && token !== null) return { url: address, token }
  const missing = address === null ? 'LIVERY_OCTO_URL' : 'LIVERY_OCTO_TOKEN'
  throw new ConfigError(
    missing,
    `${missing} is missing; LIVERY_OCTO_URL and LIVERY_OCTO_TOKEN belong together.`,
  )
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

function cacheMegabytes(env: Environment): number {
  const name = 'LIVERY_CACHE_MEGABYTES'
  const value = given(env, name) ?? '128'
  if (/^[1-9][0-9]{0,4}$/.test(value)) return Number(value)
  return refuse(name, value, 'a whole number from 1 to 99999')
}

function platformEmail(env: Environment): string | null {
  const name = 'LIVERY_PLATFORM_EMAIL'
  const value = given(env, name)
  if (value === null || /^[^@\s?&#]+@[^@\s.?&#]+(?:\.[^@\s.?&#]+)+$/.test(value)) return value
  return refuse(name, value, 'an email address, such as support@platform.example')
}

/**
 * Returns the address to listen on: an IP address, `localhost` for this machine alone, or null for all addresses. In
 * the demo everybody can become an owner with one press, so its default is this machine.
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
