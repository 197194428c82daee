import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { shownUrl } from './shown-url.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const modes = ['demo', 'production'] as const

/** Everything the environment decides, parsed and checked once at start. */
export interface Config {
  mode: (typeof modes)[number]
  /** Set by `npm run dev`: hot reload, response validation, permissive cookies. Never true in production mode. */
  development: boolean
  /** `prod`, `qa`, `uat`, `dev` or another name; legacy redirects exist only for others (spec §2.1). */
  environment: string
  port: number
  /** Absolute path of the folder the embedded database lives in. */
  dataDir: string
  /** Absolute path of the folder whose folders are the agencies to import. */
  tenantsDir: string
  databaseUrl: string | null
  /** Origin of the operator's own API, without a path. */
  apiOrigin: string | null
  /** IP addresses and CIDR ranges of peers whose `X-Forwarded-*` is believed. */
  trustedProxies: readonly string[]
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
  logLevel: (typeof logLevels)[number]
}

type Environment = Readonly<Record<string, string | undefined>>

const known = [
  'LIVERY_MODE',
  'LIVERY_ENVIRONMENT',
  'LIVERY_DATA_DIR',
  'LIVERY_TENANTS_DIR',
  'LIVERY_API_ORIGIN',
  'LIVERY_TRUSTED_PROXIES',
  'LIVERY_COUNTRY_HEADER',
  'LIVERY_PLATFORM_EMAIL',
  'LIVERY_RATES_URL',
  'LIVERY_REMOTE_BOOKING',
  'LIVERY_REMOTE_SEO',
  'LIVERY_LOG_LEVEL',
]

/** Before `<SLUG>_<ID>`: the slug in capitals with _ for -, the id in capitals. */
const oidcSecretPrefix = 'LIVERY_OIDC_SECRET_'

/**
 * Takes the process environment (empty values count as unset) and gives the checked configuration. Throws `ConfigError`
 * with a sentence naming variable, value and what is allowed, passwords left out. Source: architecture, 'Running it'.
 */
export function parseConfig(env: Environment): Config {
  // A misspelt LIVERY_MODE would otherwise quietly serve the demo.
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('LIVERY_') && !known.includes(name) && !name.startsWith(oidcSecretPrefix),
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
    dataDir: resolve(import.meta.dirname, '../..', given(env, 'LIVERY_DATA_DIR') ?? '.livery/data'),
    tenantsDir: resolve(import.meta.dirname, '../..', given(env, 'LIVERY_TENANTS_DIR') ?? 'tenants'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    apiOrigin: origin(env),
    trustedProxies: proxies(env),
    countryHeader: countryHeader(env),
    ratesUrl: url(env, 'LIVERY_RATES_URL', ['https:', 'http:']),
    remotes: {
      booking: url(env, 'LIVERY_REMOTE_BOOKING', ['https:', 'http:']),
      seo: url(env, 'LIVERY_REMOTE_SEO', ['https:', 'http:']),
    },
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    platformEmail: platformEmail(env) ?? (mode === 'demo' ? 'support@livery.example' : null),
    oidcSecrets: oidcSecrets(env),
    logLevel: oneOf(env, 'LIVERY_LOG_LEVEL', logLevels, mode === 'production' ? 'info' : 'warn'),
  }
}

function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

function refuse(name: string, value: string, allowed: string): never {
  const shown = value.length > 120 ? `${value.slice(0, 120)}…` : value
  throw new ConfigError(name, `${name} is ${JSON.stringify(shown)}; allowed: ${allowed}.`)
}

function oneOf<Value extends string>(
  env: Environment,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const value = given(env, name) ?? fallback
  return allowed.find((one) => one === value) ?? refuse(name, value, allowed.join(', '))
}

/** Takes the rest of each LIVERY_OIDC_SECRET_ variable's name and gives its value, which no message repeats. */
function oidcSecrets(env: Environment): ReadonlyMap<string, string> {
  const names = Object.keys(env).filter((name) => name.startsWith(oidcSecretPrefix))
  return new Map(
    names.flatMap((name) => {
      const key = name.slice(oidcSecretPrefix.length)
      if (!/^[A-Z0-9][A-Z0-9_]*_[A-Z][A-Z0-9]*$/.test(key)) {
        throw new ConfigError(
          name,
          `${name} names no identity provider; write ${oidcSecretPrefix}<SLUG>_<ID>, such as ${oidcSecretPrefix}AURORA_STAFF.`,
        )
      }
      const value = given(env, name)
      if (value !== null && !/^[\x20-\x7e]{1,1000}$/.test(value)) {
        throw new ConfigError(name, `${name} must be up to 1000 printable ASCII characters.`)
      }
      return value === null ? [] : [[key, value] as const]
    }),
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

function url(env: Environment, name: string, schemes: readonly string[]): string | null {
  const value = given(env, name)
  if (value === null) return null
  const prefixes = schemes.map((scheme) => `${scheme}//`)
  // PostgreSQL behind a socket has no host: postgres:///livery?host=/run/postgresql.
  const hostless = name === 'DATABASE_URL'
  const fits = URL.canParse(value) && prefixes.some((prefix) => value.toLowerCase().startsWith(prefix))
  if (fits && (hostless || new URL(value).host !== '')) return value
  return refuse(name, shownUrl(value), `an address that begins with ${prefixes.join(' or ')}`)
}

function countryHeader(env: Environment): string | null {
  const name = 'LIVERY_COUNTRY_HEADER'
  const value = given(env, name)
  if (value === null) return null
  if (!/^[a-z][a-z0-9-]{1,63}$/i.test(value)) {
    return refuse(name, value, 'the name of a header, such as CF-IPCountry')
  }
  if (given(env, 'LIVERY_TRUSTED_PROXIES') !== null) return value.toLowerCase()
  // Anybody can send a header: without a peer to believe, it would be ignored in silence.
  throw new ConfigError(
    name,
    `${name} is ${JSON.stringify(value)}, but LIVERY_TRUSTED_PROXIES is not set; only the proxies it names are believed about a visitor's country.`,
  )
}

function platformEmail(env: Environment): string | null {
  const name = 'LIVERY_PLATFORM_EMAIL'
  const value = given(env, name)
  if (value === null || /^[^@\s?&#]+@[^@\s.?&#]+(?:\.[^@\s.?&#]+)+$/.test(value)) return value
  return refuse(name, value, 'an e-mail address, such as support@platform.example')
}

function origin(env: Environment): string | null {
  const value = url(env, 'LIVERY_API_ORIGIN', ['https:', 'http:'])
  if (value === null) return null
  const parsed = new URL(value)
  const bare = parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === ''
  if (bare && parsed.password === '') return parsed.origin
  return refuse(
    'LIVERY_API_ORIGIN',
    shownUrl(value),
    'an origin alone, such as https://api.example.com, without user, path or query',
  )
}

function proxies(env: Environment): readonly string[] {
  const entries = (given(env, 'LIVERY_TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  for (const entry of entries) {
    const [address = '', length, ...rest] = entry.split('/')
    const family = isIP(address)
    const fits =
      length === undefined || (/^[0-9]{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128))
    if (family === 0 || !fits || rest.length > 0 || address.includes('%')) {
      return refuse(
        'LIVERY_TRUSTED_PROXIES',
        entry,
        'IP addresses and CIDR ranges such as 10.0.0.0/8, separated by commas',
      )
    }
  }
  return entries
}
