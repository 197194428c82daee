/** Paths of the pages that belong to no product. */
export const paths = {
  // The shell's own page, which embeds this part's content.
  dashboard: '/mytrip/dashboard',
  trips: '/mytrip/mytrips',
  wallet: '/mytrip/wallet',
  agentWallet: '/wallet/details',
  bookings: '/bookings',
  proposals: '/proposals',
} as const

/** Text key of each page's title. */
export const titles = {
  [paths.dashboard]: 'trips.dashboard',
  [paths.trips]: 'trips.title',
  [paths.wallet]: 'wallet.title',
  [paths.agentWallet]: 'wallet.title',
  [paths.bookings]: 'bookings.title',
  [paths.proposals]: 'proposal.list',
} as const
