import type { BusinessInfo } from './types.ts'

// What an owner chooses from (spec §5), in its order. The contract's schema holds the same; a test compares them.

/** The booking engines that 'All' stands for. */
export const bookingEngines = ['Resorts', 'Hotels', 'Flights', 'Cars', 'Activities', 'Cruises'] as const

export const bookingVolumes = [
  '$0 Just getting started',
  'Under $100k',
  '$100k-$500k',
  '$500k-$1M',
  '$1M+',
] as const satisfies readonly BusinessInfo['bookingVolume'][]

export const businessUsages = [
  'B2C website',
  'B2B platform for clients',
  'API integrated with own product',
] as const satisfies readonly BusinessInfo['useForBusiness'][]

export const hearSources = [
  'Social Media',
  'Peer referral',
  'Google',
  'Customer Support Manager',
  'Other',
] as const satisfies readonly BusinessInfo['hearBy'][]

export const socialNetworks = ['LinkedIn', 'Instagram', 'Facebook', 'TikTok', 'Twitter'] as const

/** The platform's own people, who look after agencies; the same for every agency. */
export const supportManagers = [
  'Amara Osei',
  'Daniel Reyes',
  'Ingrid Solberg',
  'Leila Haddad',
  'Tomás Vidal',
] as const
