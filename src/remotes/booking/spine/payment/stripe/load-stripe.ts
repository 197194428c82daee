import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe as load } from '@stripe/stripe-js/pure'
import { isStripeScript } from '../../../../../tenant/card-payment.ts'
import { letScriptsLoad } from '../../../../../ui/script-policy.ts'

/**
 * Loads Stripe's script, which Stripe requires from its own host, and initialises it with the agency's key. The
 * content security policy allows the hosts of its code. Rejects if loading fails.
 */
export async function loadStripe(publishableKey: string, locale: StripeElementLocale): Promise<Stripe> {
  letScriptsLoad('stripe', isStripeScript)
  const stripe = await load(publishableKey, { locale })
  if (stripe === null) throw new Error('Stripe loads only in browsers.')
  return stripe
}
