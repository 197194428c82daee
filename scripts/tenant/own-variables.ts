import { oidcSecretPrefix } from '../../src/server/oidc-secrets.ts'
import { stripePrefix, stripeSlug } from '../../src/server/stripe-keys.ts'

const kinds = [
  { prefix: stripePrefix, ending: /^(?:SECRET|PUBLISHABLE|WEBHOOK)$/ },
  { prefix: oidcSecretPrefix, ending: /^[A-Z][A-Z0-9]*$/ },
]

/** Takes an environment and a slug and gives the names of the variables that hold the keys of that agency. */
export function ownVariables(env: Readonly<Record<string, string | undefined>>, slug: string): string[] {
  return Object.keys(env)
    .filter((name) => kinds.some(({ prefix, ending }) => ending.test(endingOf(name, prefix, slug) ?? '')))
    .toSorted()
}

/** Takes the name of one of an agency's variables and gives what it is called for another slug. */
export function variableOf(name: string, slug: string, newSlug: string): string {
  const prefix = kinds.find((kind) => endingOf(name, kind.prefix, slug) !== null)?.prefix ?? ''
  return `${prefix}${stripeSlug(newSlug)}_${endingOf(name, prefix, slug) ?? ''}`
}

function endingOf(name: string, prefix: string, slug: string): string | null {
  const start = `${prefix}${stripeSlug(slug)}_`
  return name.startsWith(start) ? name.slice(start.length) : null
}
