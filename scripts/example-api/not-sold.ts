import type { components } from '../../src/contract/api.gen.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

type Part = components['schemas']['CarSearchPart']

/** The calls for products that the example does not sell: they find nothing. */
export const notSold: readonly Route[] = [
  route('searchActivityDeals', 'POST /api/dealray/deals/activity-search', () => ({ body: { response: [] } })),
  route('searchCarDeals', 'POST /api/dealray/deals/car-search', () => ({ body: { response: [] } })),
  route('searchCars', 'POST /api/car-rental/search', () => {
    const none: Part = { kind: 'done', total: 0, isSample: true, days: 1, none: 'no_desk' }
    return { text: `${JSON.stringify(none)}\n`, type: 'application/x-ndjson' }
  }),
  route('getCar', 'POST /api/car-rental/details', () => {
    throw notFound('car')
  }),
  route('priceCar', 'POST /api/car-rental/price', () => {
    throw notFound('car')
  }),
  route('getShipLines', 'GET /api/cruise/ship-lines', () => ({ body: { shipLines: [] } })),
  route('suggestActivityPlaces', 'POST /api/activities/destinations', () => ({
    body: { data: [], allData: [] },
  })),
  route('suggestCarPlaces', 'POST /api/car-rental/auto-suggest', () => ({
    body: { locations: [], allData: [] },
  })),
  route('getCarCountries', 'GET /api/car-rental/findCountries/EN', () => ({ body: { data: [] } })),
  route('suggestAirports', 'GET /api/flight/airports', () => ({ body: { data: [] } })),
  route('suggestResorts', 'GET /api/resort/search', () => ({ body: { data: [] } })),
  route('searchResortDeals', 'POST /api/resort/properties/deals', () => ({ body: { data: [] } })),
  route('checkResortHold', 'GET /api/resort/properties/hold-check', () => ({ body: { data: null } })),
  route('getResortAvailability', 'GET /api/resort/properties/availability', () => ({ body: { data: [] } })),
  route('getResortRegions', 'GET /api/resort/regions', () => ({ body: { data: [] } })),
  route('updateResortItinerary', 'PUT /api/resort/itineraries', () => {
    throw notFound('hold')
  }),
]
