/** Addresses of the pages that are of no product. */
export const paths = {
  // The shell's own page, which shows in its middle what this part has of it.
  dashboard: '/mytrip/dashboard',
  trips: '/mytrip/mytrips',
  wallet: '/mytrip/wallet',
  agentWallet: '/wallet/details',
  bookings: '/bookings',
  proposals: '/proposals',
} as const

/** Key of each page's title in the part's texts. */
export const titles = {
  [paths.dashboard]: 'trips.dashboard',
  [paths.trips]: 'trips.title',
  [paths.wallet]: 'wallet.title',
  [paths.agentWallet]: 'wallet.title',
  [paths.bookings]: 'bookings.title',
  [paths.proposals]: 'proposal.list',
} as const
