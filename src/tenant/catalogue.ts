import { cruiseLines } from './cruise-lines.ts'

/**
 * Every route of spec §2.1 and §2.2, in the router's syntax, aliases included. What no part answers yet gets the 'not
 * available here' state.
 */
export const catalogue: readonly string[] = [
  ...['/login', '/sso', '/social', '/signup', '/forgotpassword', '/forgot-password', '/newPassword'],
  ...['/verify', '/logout', '/subscription'],
  ...['/about', '/faqs', '/privacy-policy', '/cookies-policy', '/disclaimer', '/user-terms-and-conditions'],
  ...['/agency-terms-and-conditions/:id'],
  ...below('/cancellation-policy', ...cruiseLines.map((line) => `/${line}`)),
  ...['/deal-link', '/url/:id', '/disapproveProposal', '/allowAgentProposal', '/expiry', '/expired'],
  ...['/blog', '/blog/share', '/destination', '/destination/share', '/top-destination'],
  '/hidden-gems-round-the-world',
  ...below('/booknow/hotels', '/search', '/search-details', '/checkout', '/confirm-payment'),
  ...['/booknow/hotels/deal', '/booknow/hotels/deal/:proposalId', '/booknow/hotels/hotel-details'],
  ...below('/booknow/cars', '/search', '/result-details', '/reservation-details', '/checkout'),
  '/booknow/cars/confirm-payment',
  ...below('/booknow/activities', '/search', '/result-details/:productCode', '/bookings/checkout'),
  '/booknow/activities/confirmation/:referenceNumber',
  ...below('/booknow/cruise', '/search', '/search-details', '/checkout', '/confirmation/:referenceNumber'),
  ...below('/booknow/flights', '/search', '/search-details', '/reservation-details', '/checkout'),
  ...['/booknow/flights/confirmation', '/booknow/flights/flight-details'],
  ...below('/booknow/resort', '/search', '/details', '/checkout'),
  ...['/mytrip/dashboard', '/mytrip/mytrips', '/mytrip/profile', '/mytrip/support', '/mytrip/wallet'],
  ...['/dashboard', '/settings/profile', '/settings/website', '/settings/support', '/settings/agency'],
  ...['/settings/payment', '/settings/product', '/wallet/details', '/users/clients', '/users/agents'],
  ...['/users/agents/view/:id', '/applications'],
  // The side menu of spec §2.6 names entries whose pages §2.2 does not list; these are their paths here.
  ...['/bookings', '/proposals', '/settings/theme', '/payments', '/searches'],
]

function below(base: string, ...rest: string[]): string[] {
  return [base, ...rest.map((path) => `${base}${path}`)]
}
