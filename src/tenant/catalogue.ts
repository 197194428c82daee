import { type Product, products } from '../contract/products.ts'
import { cruiseLines } from './cruise-lines.ts'

/** A product's pages between search and checkout, relative to its path. */
const productPages: Readonly<Record<Product, readonly string[]>> = {
  hotel: ['/search-details', '/deal', '/hotel-details'],
  flight: ['/search-details', '/reservation-details', '/flight-details'],
  resort: ['/details'],
  car: ['/result-details', '/reservation-details'],
  activity: ['/result-details/:productCode'],
  cruise: ['/search-details'],
}

/**
 * Every route of spec §2.1 and §2.2, in the router's syntax, with aliases. A route without a page gets the 'not
 * available here' state.
 */
export const catalogue: readonly string[] = [
  '/login',
  '/sso',
  '/social',
  '/signup',
  '/forgotpassword',
  '/forgot-password',
  '/newPassword',
  '/verify',
  '/logout',
  '/subscription',
  '/about',
  '/faqs',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
  '/user-terms-and-conditions',
  '/agency-terms-and-conditions/:id',
  ...below('/cancellation-policy', ...cruiseLines.map((line) => `/${line}`)),
  '/deal-link',
  '/url/:id',
  '/disapproveProposal',
  '/allowAgentProposal',
  '/expiry',
  '/expired',
  '/blog',
  '/blog/share',
  '/destination',
  '/destination/share',
  '/top-destination',
  '/hidden-gems-round-the-world',
  ...products.flatMap(({ product, path, checkoutPath, confirmationPaths, proposalPath }) => [
    ...below(path, '/search', ...productPages[product]),
    checkoutPath,
    ...confirmationPaths,
    proposalPath,
  ]),
  '/mytrip/dashboard',
  '/mytrip/mytrips',
  '/mytrip/profile',
  '/mytrip/support',
  '/mytrip/wallet',
  '/dashboard',
  '/settings/profile',
  '/settings/website',
  '/settings/support',
  '/settings/agency',
  '/settings/payment',
  '/settings/product',
  '/wallet/details',
  '/users/clients',
  '/users/agents',
  '/users/agents/view/:id',
  '/applications',
  // The side menu of spec §2.6 names entries whose pages §2.2 does not list; these are their paths here.
  '/bookings',
  '/proposals',
  '/settings/theme',
  '/payments',
  '/searches',
]

function below(base: string, ...rest: string[]): string[] {
  return [base, ...rest.map((path) => `${base}${path}`)]
}
