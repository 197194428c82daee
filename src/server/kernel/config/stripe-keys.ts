import { ConfigError } from './config-error.ts'
import { type Environment, given, origin, variableSlug } from './environment-value.ts'

/** The prefix of `<SLUG>_SECRET`, `<SLUG>_PUBLISHABLE` and `<SLUG>_WEBHOOK`: the slug in capitals with _ for -. */
export const stripePrefix = 'LIVERY_STRIPE_'

/** Origin of Stripe's API, for deployments that reach it through their own server. */
export const stripeOriginName = `${stripePrefix}ORIGIN`

const kinds = {
  SECRET: {
    pattern: /^[sr]k_(?:test|live)_[A-Za-z0-9_]{1,250}$/,
    said: 'a secret key of Stripe, such as sk_test_…',
  },
  PUBLISHABLE: {
    pattern: /^pk_(?:test|live)_[A-Za-z0-9_]{1,250}$/,
    said: 'a publishable key of Stripe, such as pk_test_…',
  },
  WEBHOOK: {
    pattern: /^whsec_[A-Za-z0-9+/=_-]{1,250}$/,
    said: 'the signing secret of a webhook of Stripe, whsec_…',
  },
} as const
type Kind = keyof typeof kinds

/** An agency's Stripe keys in the environment; null for missing ones. */
export type StripeKeys = { readonly [Name in Lowercase<Kind>]: string | null }

/**
 * Returns the variable that has one of an agency's keys: `aurora-air` and `secret` →
 * `LIVERY_STRIPE_AURORA_AIR_SECRET`.
 */
export function stripeVariable(slug: string, kind: keyof StripeKeys): string {
  return `${stripePrefix}${variableSlug(slug)}_${kind.toUpperCase()}`
}

/** Returns the slug from its form in variables: `AURORA_AIR` → `aurora-air`. */
export function slugOfStripe(written: string): string {
  return written.replaceAll('_', '-').toLowerCase()
}

/**
 * Returns the keys of the LIVERY_STRIPE_ variables by agency, as `variableSlug` writes it. Missing keys do not stop the
 * start: the agency's checkout reports them. No message contains a value.
 */
export function stripeKeys(env: Environment): ReadonlyMap<string, StripeKeys> {
  const byAgency = new Map<string, StripeKeys>()
  for (const name of Object.keys(env)) {
    if (!name.startsWith(stripePrefix) || name === stripeOriginName) continue
    const [, slug, kind] =
      /^LIVERY_STRIPE_([A-Z0-9][A-Z0-9_]*)_(SECRET|PUBLISHABLE|WEBHOOK)$/.exec(name) ?? []
    if (slug === undefined || kind === undefined) {
      throw new ConfigError(
        name,
        `${name} names no key; write ${stripePrefix}<SLUG>_SECRET, _PUBLISHABLE or _WEBHOOK, such as ${stripePrefix}AURORA_SECRET.`,
      )
    }
    const value = keyValue(env, name, kind as Kind)
    if (value === null) continue
    const before = byAgency.get(slug) ?? { secret: null, publishable: null, webhook: null }
    byAgency.set(slug, { ...before, [kind.toLowerCase()]: value })
  }
  for (const [slug, keys] of byAgency) requireOneMode(slug, keys)
  return byAgency
}

/** Returns the origin of Stripe's API, or null for Stripe's own; in production it must use https. */
export function stripeOrigin(env: Environment, mode: string): string | null {
  const value = origin(env, stripeOriginName)
  if (value === null || mode !== 'production' || value.startsWith('https://')) return value
  throw new ConfigError(stripeOriginName, `${stripeOriginName} must begin with https:// in production.`)
}

function keyValue(env: Environment, name: string, kind: Kind): string | null {
  const value = given(env, name)
  if (value === null || kinds[kind].pattern.test(value)) return value
  throw new ConfigError(name, `${name} must be ${kinds[kind].said}`)
}

/** A browser with a test key cannot pay a live intent, which would only show at the first payment. */
function requireOneMode(slug: string, { secret, publishable }: StripeKeys): void {
  if (secret === null || publishable === null || modeOf(secret) === modeOf(publishable)) return
  const [ours, theirs] = [`${stripePrefix}${slug}_PUBLISHABLE`, `${stripePrefix}${slug}_SECRET`]
  throw new ConfigError(
    ours,
    `${ours} is of Stripe's ${modeOf(publishable)} mode and ${theirs} of its ${modeOf(secret)} mode; both must be of one.`,
  )
}

function modeOf(key: string): string {
  return key.split('_')[1] ?? ''
}
