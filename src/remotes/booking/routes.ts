/** Addresses of the booking part's pages; the build writes their patterns into the manifest. */
export const paths = {
  hotels: '/booknow/hotels',
  hotelResults: '/booknow/hotels/search',
  hotelStay: '/booknow/hotels/search-details',
  hotel: '/booknow/hotels/hotel-details',
  checkout: '/booknow/hotels/checkout',
  confirmation: '/booknow/hotels/confirm-payment',
  // The shell's own page, which shows in its middle what this part has of it.
  dashboard: '/mytrip/dashboard',
  trips: '/mytrip/mytrips',
  wallet: '/mytrip/wallet',
  agentWallet: '/wallet/details',
  bookings: '/bookings',
  deal: '/booknow/hotels/deal',
  proposal: '/booknow/hotels/deal/:proposalId',
  proposals: '/proposals',
} as const

/** Key of each page's title in the part's texts; the server writes it into the head. */
export const titles = {
  [paths.hotels]: 'hotels.title',
  [paths.hotelResults]: 'hotels.title',
  [paths.hotelStay]: 'hotel.title',
  [paths.hotel]: 'hotel.title',
  [paths.checkout]: 'checkout.title',
  [paths.confirmation]: 'confirmation.title',
  [paths.dashboard]: 'trips.dashboard',
  [paths.trips]: 'trips.title',
  [paths.wallet]: 'wallet.title',
  [paths.agentWallet]: 'wallet.title',
  [paths.bookings]: 'bookings.title',
  [paths.deal]: 'deal.title',
  [paths.proposal]: 'proposal.page',
  [paths.proposals]: 'proposal.list',
} as const

export const routePatterns: readonly string[] = Object.values(paths)
