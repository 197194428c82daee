import type { Config } from '../config.ts'
import { stripePrefix, stripeSlug } from '../stripe-keys.ts'
import { missingStripeKeys, type PaidAgency } from './gateways.ts'

/**
 * Takes the agencies and the settings and gives what an operator should know of payments at the start, as sentences:
 * agencies that take them by Stripe and lack keys, and keys that no agency has.
 */
export function paymentWarnings(
  agencies: readonly Pick<PaidAgency, 'slug' | 'agency'>[],
  { stripeKeys }: Pick<Config, 'stripeKeys'>,
): string[] {
  const lacking = agencies
    .filter(({ agency }) => agency.currentPaymentGateway === 'stripe')
    .flatMap(({ slug }) => {
      const missing = missingStripeKeys(slug, stripeKeys)
      return missing.length === 0 ? [] : [`${slug} cannot take payments; set ${missing.join(', ')}`]
    })
  const known = new Set(agencies.map(({ slug }) => stripeSlug(slug)))
  const unasked = [...stripeKeys.keys()].filter((slug) => !known.has(slug))
  return [
    ...lacking,
    ...unasked.map((slug) => `${stripePrefix}${slug}_… is set, and there is no such agency`),
  ]
}
