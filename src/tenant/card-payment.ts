import { products } from '../contract/products.ts'
import { matchPath } from './match-path.ts'
import type { ThirdParties } from './measurement.ts'

/** What a page with Stripe's card form needs. */
export interface CardPayment extends ThirdParties {
  frames: readonly string[]
}

/**
 * The sources that Stripe's guide to content policies names for Stripe.js and its elements
 * (docs.stripe.com/security/guide), without those for maps, which only postal-address forms need.
 */
export const stripePayment: CardPayment = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  images: ['https://*.stripe.com'],
  connections: ['https://api.stripe.com', 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/**
 * Matched as the router matches them: a page that renders a checkout must allow its payment, however its address is
 * written.
 */
const checkouts = products.map(({ checkoutPath }) => checkoutPath)

/**
 * Returns what the page at a path must allow so that a card can be paid with Stripe; null for other pages and if the
 * agency does not use Stripe.
 */
export function cardPaymentAt(path: string, takesStripe: boolean): CardPayment | null {
  const isCheckout = checkouts.some((pattern) => matchPath(pattern, path) !== null)
  return takesStripe && isCheckout ? stripePayment : null
}

/** True if Stripe's code may load a script from an address: only from its own hosts. */
export function isStripeScript({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https:' && (hostname === 'js.stripe.com' || hostname.endsWith('.js.stripe.com'))
}
