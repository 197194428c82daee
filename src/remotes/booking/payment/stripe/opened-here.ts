import { cardPaymentAt } from '../../../../tenant/card-payment.ts'

/**
 * Whether the document was opened at a checkout: a policy goes with a document, and one that was opened elsewhere lets no Stripe
 * in, however the router went on from there.
 */
export function wasOpenedAtCheckout(performance: Pick<Performance, 'getEntriesByType'>): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // Where a browser does not say, the script is tried.
  if (!entry) return true
  return cardPaymentAt(new URL(entry.name).pathname, { currentPaymentGateway: 'stripe' }) !== null
}
