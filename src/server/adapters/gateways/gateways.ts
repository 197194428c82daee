import type { GatewayFound, GatewayLookup } from '../../domain/payments/gateway-lookup.ts'
import type { SandboxGateway } from '../../domain/payments/sandbox-gateway.ts'
import { sandboxPaymentsName } from '../../kernel/config/sandbox-payments-name.ts'
import type { StripeKeys } from '../../kernel/config/stripe-keys.ts'
import { stripeSlug, stripeVariable } from '../../kernel/config/stripe-keys.ts'

export interface GatewaysDependencies {
  readonly stripeKeys: ReadonlyMap<string, StripeKeys>
  /** Where Stripe's API is; null for Stripe's own address. */
  readonly stripeOrigin: string | null
  readonly sandboxOf: (agencyId: string) => SandboxGateway
  /** Whether anybody pays by the sandbox here (`Config.sandboxPayments`). */
  readonly sandboxPayments: boolean
  readonly clock: () => Date
}

/**
 * Makes the finder of agencies' gateways. One of Stripe is made once for each agency, since it keeps its connections; the
 * package, 35 MB in memory, is loaded with the first.
 */
export function createGateways({
  stripeKeys,
  stripeOrigin,
  sandboxOf,
  sandboxPayments,
  clock,
}: GatewaysDependencies): GatewayLookup {
  const made = new Map<string, Promise<GatewayFound>>()

  async function stripeOf(slug: string): Promise<GatewayFound> {
    const missing = missingStripeKeys(slug, stripeKeys)
    const { secret, publishable, webhook } = stripeKeys.get(stripeSlug(slug)) ?? noKeys
    if (secret === null || publishable === null || webhook === null) {
      const named = missing.join(' and ')
      return {
        gateway: null,
        missing,
        sentence: `${slug} takes payments by Stripe, and ${named} ${missing.length > 1 ? 'are' : 'is'} not set.`,
      }
    }
    const keys = { secretKey: secret, publishableKey: publishable, webhookSecret: webhook }
    const { createStripeGateway } = await import('../stripe/stripe-gateway.ts')
    return { gateway: createStripeGateway({ ...keys, clock, ...(stripeOrigin && { origin: stripeOrigin }) }) }
  }

  return async ({ id, slug, agency }, name = agency.currentPaymentGateway) => {
    if (name === 'sandbox') return sandboxPayments ? { gateway: sandboxOf(id) } : noSandbox(slug)
    const found = made.get(slug) ?? stripeOf(slug)
    made.set(slug, found)
    // What could not be loaded once may be there the next time.
    found.catch(() => made.delete(slug))
    return found
  }
}

/** Who pays by it pays nothing: in production nobody books so unless whoever runs it says that this is what they want. */
function noSandbox(slug: string): GatewayFound {
  return {
    gateway: null,
    missing: [sandboxPaymentsName],
    sentence: `${slug} takes payments by the sandbox, which takes no money, and ${sandboxPaymentsName} is not on.`,
  }
}

const noKeys: StripeKeys = { secret: null, publishable: null, webhook: null }

/** Gives the variables that an agency lacks for payments by Stripe. */
export function missingStripeKeys(slug: string, stripeKeys: GatewaysDependencies['stripeKeys']): string[] {
  const keys = stripeKeys.get(stripeSlug(slug)) ?? noKeys
  const kinds = ['secret', 'publishable', 'webhook'] as const
  return kinds.filter((kind) => keys[kind] === null).map((kind) => stripeVariable(slug, kind))
}
