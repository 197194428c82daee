import { products } from '../contract/products.ts'
import { matchPath } from './match-path.ts'
import type { ThirdParties } from './measurement.ts'

/** What a page needs on which Stripe's own form takes a card. */
export interface CardPayment extends ThirdParties {
  frames: readonly string[]
}

/**
 * As Stripe's guide to content policies names it for Stripe.js and its elements (docs.stripe.com/security/guide), without the
 * addresses of maps, which only forms for postal addresses ask.
 */
export const stripePayment: CardPayment = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  images: ['https://*.stripe.com'],
  connections: ['https://api.stripe.com', 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** Found as the router finds them: a page that renders a checkout lets in what is paid with there, however its address is written. */
const checkouts = products.map(({ checkoutPath }) => checkoutPath)

/** Takes the path of a page and whether somebody pays by Stripe there, and gives what the page has to let in so that a card can be paid with; null for any other page, and where nobody does. */
export function cardPaymentAt(path: string, takesStripe: boolean): CardPayment | null {
  const isCheckout = checkouts.some((pattern) => matchPath(pattern, path) !== null)
  return takesStripe && isCheckout ? stripePayment : null
}

/** Whether Stripe's code may load a script from an address: its own hosts alone. */
export function isStripeScript({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https:' && (hostname === 'js.stripe.com' || hostname.endsWith('.js.stripe.com'))
}
