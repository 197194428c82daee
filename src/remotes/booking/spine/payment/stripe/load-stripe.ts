import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe as load } from '@stripe/stripe-js/pure'
import { isStripeScript } from '../../../../../tenant/card-payment.ts'
import { letScriptsLoad } from '../../../../../ui/script-policy.ts'

/**
 * Loads Stripe's script from Stripe, which it must come from, and begins it with an agency's key. Its code, and what it loads by
 * itself, is let in by address; rejects where it cannot be had.
 */
export async function loadStripe(publishableKey: string, locale: StripeElementLocale): Promise<Stripe> {
  letScriptsLoad('stripe', isStripeScript)
  const stripe = await load(publishableKey, { locale })
  if (stripe === null) throw new Error('Stripe is for browsers')
  return stripe
}
