import type { GatewayFound, GatewayLookup } from '../../domain/payments/gateway-lookup.ts'
import type { SandboxGateway } from '../../domain/payments/sandbox-gateway.ts'
import { variableSlug } from '../../kernel/config/environment-value.ts'
import { sandboxPaymentsName } from '../../kernel/config/sandbox-payments-name.ts'
import type { StripeKeys } from '../../kernel/config/stripe-keys.ts'
import { stripeVariable } from '../../kernel/config/stripe-keys.ts'

export interface GatewaysDependencies {
  readonly stripeKeys: ReadonlyMap<string, StripeKeys>
  /** Origin of Stripe's API; null for Stripe's own address. */
  readonly stripeOrigin: string | null
  readonly sandboxOf: (agencyId: string) => SandboxGateway
  /** True if the sandbox is allowed here (`Config.sandboxPayments`). */
  readonly sandboxPayments: boolean
  readonly clock: () => Date
}

/**
 * Makes the finder of agencies' gateways. Each agency's Stripe gateway is made once, since it keeps connections open.
 * The package, 35 MB in memory, is loaded with the first one.
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
    const { secret, publishable, webhook } = stripeKeys.get(variableSlug(slug)) ?? noKeys
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
    // Only agencies with keys are remembered: the configuration bounds their number.
    if (!stripeKeys.has(variableSlug(slug))) return found
    made.set(slug, found)
    // A failed load may succeed the next time.
    found.catch(() => made.delete(slug))
    return found
  }
}

/** Sandbox payments take no money, so production allows them only if the operator asks for it. */
function noSandbox(slug: string): GatewayFound {
  return {
    gateway: null,
    missing: [sandboxPaymentsName],
    sentence: `${slug} takes payments with the sandbox, which takes no money, and ${sandboxPaymentsName} is not on.`,
  }
}

const noKeys: StripeKeys = { secret: null, publishable: null, webhook: null }

/** Returns the variables that an agency lacks for payments with Stripe. */
export function missingStripeKeys(slug: string, stripeKeys: GatewaysDependencies['stripeKeys']): string[] {
  const keys = stripeKeys.get(variableSlug(slug)) ?? noKeys
  const kinds = ['secret', 'publishable', 'webhook'] as const
  return kinds.filter((kind) => keys[kind] === null).map((kind) => stripeVariable(slug, kind))
}
