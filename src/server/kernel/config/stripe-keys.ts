import { ConfigError } from './config-error.ts'
import { type Environment, given, origin } from './environment-value.ts'

/** Before `<SLUG>_SECRET`, `<SLUG>_PUBLISHABLE` and `<SLUG>_WEBHOOK`: the slug in capitals with _ for -. */
export const stripePrefix = 'LIVERY_STRIPE_'

/** Where Stripe's API is reached, for those who reach it by way of a server of their own. */
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

/** What the environment holds of an agency's account at Stripe; null for what it does not. */
export type StripeKeys = { readonly [Name in Lowercase<Kind>]: string | null }

/** Gives the variable that holds one of an agency's keys: `aurora-air` and `secret` → `LIVERY_STRIPE_AURORA_AIR_SECRET`. */
export function stripeVariable(slug: string, kind: keyof StripeKeys): string {
  return `${stripePrefix}${stripeSlug(slug)}_${kind.toUpperCase()}`
}

/** Gives an agency's slug as variables write it. */
export function stripeSlug(slug: string): string {
  return slug.replaceAll('-', '_').toUpperCase()
}

/** Gives the slug that variables write so: `AURORA_AIR` → `aurora-air`. */
export function slugOfStripe(written: string): string {
  return written.replaceAll('_', '-').toLowerCase()
}

/**
 * Takes each LIVERY_STRIPE_ variable and gives the keys by agency, as `stripeSlug` writes it. What is missing of an agency
 * stops nothing here: its checkout says so. No message repeats a value.
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

/** Gives where Stripe's API is reached, or null for Stripe's own address; in production the way there is encrypted. */
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

/** A browser of the test mode cannot pay what the server asked for in the live one: it would only be seen at the first payment. */
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
