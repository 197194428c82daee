import { type Environment, given, variableSlug } from '../../src/server/kernel/config/environment-value.ts'
import { octoKeyPrefix } from '../../src/server/kernel/config/octo-keys.ts'
import { oidcSecretPrefix } from '../../src/server/kernel/config/oidc-secrets.ts'
import { stripePrefix, stripeVariable } from '../../src/server/kernel/config/stripe-keys.ts'

const kinds = [
  { prefix: stripePrefix, ending: /^(?:SECRET|PUBLISHABLE|WEBHOOK)$/ },
  { prefix: oidcSecretPrefix, ending: /^[A-Z][A-Z0-9]*$/ },
  { prefix: octoKeyPrefix, ending: /^[A-Z][A-Z0-9]*$/ },
]

/** Returns the names of an agency's variables in the environment: those that hold its keys. */
export function agencyVariables(env: Environment, slug: string): string[] {
  return Object.keys(env)
    .filter((name) => kinds.some(({ prefix, ending }) => ending.test(endingOf(name, prefix, slug) ?? '')))
    .toSorted()
}

/** Renames an agency's variable for another slug. */
export function variableOf(name: string, slug: string, newSlug: string): string {
  const prefix = kinds.find((kind) => endingOf(name, kind.prefix, slug) !== null)?.prefix ?? ''
  return `${prefix}${variableSlug(newSlug)}_${endingOf(name, prefix, slug) ?? ''}`
}

/**
 * Returns the variables of the new slug that the agency needs and the environment lacks: counterparts of the old
 * slug's, and those of Stripe if the agency uses or has used it.
 */
export function missingVariables(
  env: Environment,
  { slug, newSlug }: { slug: string; newSlug: string },
  paysByStripe: boolean,
): string[] {
  const kinds = ['secret', 'publishable', 'webhook'] as const
  const own = agencyVariables(env, slug).filter((name) => given(env, name) !== null)
  const needed = new Set([
    ...(paysByStripe ? kinds.map((kind) => stripeVariable(newSlug, kind)) : []),
    ...own.map((name) => variableOf(name, slug, newSlug)),
  ])
  return [...needed].filter((name) => given(env, name) === null)
}

function endingOf(name: string, prefix: string, slug: string): string | null {
  const start = `${prefix}${variableSlug(slug)}_`
  return name.startsWith(start) ? name.slice(start.length) : null
}
