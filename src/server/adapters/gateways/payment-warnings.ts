import type { PaidAgency } from '../../domain/payments/gateway-lookup.ts'
import type { Config } from '../../kernel/config/config.ts'
import { variableSlug } from '../../kernel/config/environment-value.ts'
import { sandboxPaymentsName } from '../../kernel/config/sandbox-payments-name.ts'
import { slugOfStripe, stripePrefix } from '../../kernel/config/stripe-keys.ts'
import { missingStripeKeys } from './gateways.ts'

/**
 * Returns warnings about payments for the operator at the start, as sentences: agencies with Stripe but without keys,
 * keys without an agency, and in production agencies that take no money. Keys of removed agencies with open matters
 * are still in use.
 */
export function paymentWarnings(
  agencies: readonly Pick<PaidAgency, 'slug' | 'agency'>[],
  { stripeKeys, mode, sandboxPayments }: Pick<Config, 'stripeKeys' | 'mode' | 'sandboxPayments'>,
  unsettled: ReadonlySet<string>,
): string[] {
  const lacking = agencies
    .filter(({ agency }) => agency.currentPaymentGateway === 'stripe')
    .flatMap(({ slug }) => {
      const missing = missingStripeKeys(slug, stripeKeys)
      return missing.length === 0 ? [] : [`${slug} cannot take payments; set ${missing.join(', ')}`]
    })
  const unpaid = agencies
    .filter(({ agency }) => mode === 'production' && agency.currentPaymentGateway === 'sandbox')
    .map(({ slug }) =>
      sandboxPayments
        ? `${slug} takes payments with the sandbox: anybody can book there without paying`
        : `${slug} cannot take payments; set its currentPaymentGateway to stripe, or ${sandboxPaymentsName}=on to book without taking money`,
    )
  const known = new Set(agencies.map(({ slug }) => variableSlug(slug)))
  const unasked = [...stripeKeys.keys()].filter(
    (slug) => !known.has(slug) && !unsettled.has(slugOfStripe(slug)),
  )
  return [
    ...lacking,
    ...unpaid,
    ...unasked.map(
      (slug) =>
        `${stripePrefix}${slug}_… is set, and there is no such agency; remove it, unless an agency is about to be renamed to it`,
    ),
  ]
}
