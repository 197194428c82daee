import type { OperationId } from '../../contract/operations.gen.ts'

/**
 * The calls of spec §7 that an operator's own API takes over (`LIVERY_API_ORIGIN`). The agency itself stays here, since
 * its branding and version are published here, and so do signing in and out and what spec §7 does not name.
 */
export const forwarded: ReadonlySet<OperationId> = new Set<OperationId>([
  'getCurrentPaymentGateway',
  'getBusinessInfo',
  'submitBusinessInfo',
  'getAboutUs',
  'getFaqs',
  'getNavigations',
  'getLanguages',
  'getCountries',
  'getEnabledCountries',
  'getEnabledCurrencies',
  'getExchangeRates',
  'searchHotelDeals',
  'searchActivityDeals',
  'searchCarDeals',
  'getShipLines',
  'suggestHotelPlaces',
  'suggestActivityPlaces',
  'suggestCarPlaces',
  'getCarCountries',
  'suggestAirports',
  'suggestResorts',
  'searchResortDeals',
  'checkResortHold',
  'getResortAvailability',
  'getResortRegions',
  'updateResortItinerary',
])
