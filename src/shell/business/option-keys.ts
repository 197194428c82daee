import type { bookingVolumes, businessUsages, hearSources } from '../../contract/business-info-options.gen.ts'
import type { ProductInterest } from './product-interests.ts'

// Text keys of the options; their values are the contract's.

export const engineKeys = {
  Resorts: 'service.resorts',
  Hotels: 'service.hotels',
  Flights: 'business.flights',
  Cars: 'service.cars',
  Activities: 'service.activities',
  Cruises: 'business.cruises',
} as const satisfies Record<ProductInterest, string>

export const volumeKeys = {
  '$0 Just getting started': 'business.volumeNone',
  'Under $100k': 'business.volumeUnder100',
  '$100k-$500k': 'business.volumeUnder500',
  '$500k-$1M': 'business.volumeUnder1000',
  '$1M+': 'business.volumeOver1000',
} as const satisfies Record<(typeof bookingVolumes)[number], string>

export const usageKeys = {
  'B2C website': 'business.usageB2c',
  'B2B platform for clients': 'business.usageB2b',
  'API integrated with own product': 'business.usageApi',
} as const satisfies Record<(typeof businessUsages)[number], string>

export const sourceKeys = {
  'Social Media': 'business.heardSocial',
  'Peer referral': 'business.heardPeer',
  Google: 'business.heardGoogle',
  'Customer Support Manager': 'business.heardManager',
  Other: 'business.heardOther',
} as const satisfies Record<(typeof hearSources)[number], string>
