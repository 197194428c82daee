import type Stripe from 'stripe'
import type { Money } from '../../kernel/money/money.ts'
import { toStripeAmount } from './stripe-amount.ts'

/** Returns the parameters of every payment: it is held until it is captured. Throws `amount_refused`. */
export function intentParams(amount: Money) {
  return {
    amount: toStripeAmount(amount),
    currency: amount.currency.toLowerCase(),
    capture_method: 'manual',
    // A redirect to a bank's site and back would lose the page that holds the booking.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  } satisfies Stripe.PaymentIntentCreateParams
}
