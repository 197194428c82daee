import type { components } from '../../src/contract/api.gen.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

type CarPart = components['schemas']['CarSearchPart']
type FlightPart = components['schemas']['FlightSearchPart']
type ResortPart = components['schemas']['ResortSearchPart']
type ActivityPart = components['schemas']['ActivitySearchPart']

/** The calls for products that the example does not sell: they find nothing. */
export const notSold: readonly Route[] = [
  route('searchActivityDeals', 'POST /api/dealray/deals/activity-search', () => ({ body: { response: [] } })),
  route('searchCarDeals', 'POST /api/dealray/deals/car-search', () => ({ body: { response: [] } })),
  route('searchCars', 'POST /api/car-rental/search', () => {
    const none: CarPart = { kind: 'done', total: 0, isSample: true, days: 1, none: 'no_desk' }
    return { text: `${JSON.stringify(none)}\n`, type: 'application/x-ndjson' }
  }),
  route('searchActivities', 'POST /api/activities/search', () => {
    const none: ActivityPart = { kind: 'done', total: 0, isSample: true }
    return { text: `${JSON.stringify(none)}\n`, type: 'application/x-ndjson' }
  }),
  route('getActivity', 'POST /api/activities/details', () => {
    throw notFound('activity')
  }),
  route('getActivityCalendar', 'POST /api/activities/calendar', () => {
    throw notFound('activity')
  }),
  route('getActivitySlots', 'POST /api/activities/slots', () => {
    throw notFound('activity')
  }),
  route('getCar', 'POST /api/car-rental/details', () => {
    throw notFound('car')
  }),
  route('priceCar', 'POST /api/car-rental/price', () => {
    throw notFound('car')
  }),
  route('searchFlights', 'POST /api/flight/search', () => {
    const none: FlightPart = { kind: 'done', total: 0, isSample: true, none: 'no_flights' }
    return { text: `${JSON.stringify(none)}\n`, type: 'application/x-ndjson' }
  }),
  route('getFlightCalendar', 'POST /api/flight/calendar', () => ({ body: { data: { days: [] } } })),
  route('getFlight', 'POST /api/flight/details', () => {
    throw notFound('journey')
  }),
  route('priceFlight', 'POST /api/flight/price', () => {
    throw notFound('journey')
  }),
  route('getFlightSeats', 'POST /api/flight/seats', () => {
    throw notFound('journey')
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
  route('searchResorts', 'POST /api/resort/weeks/search', () => {
    const none: ResortPart = { kind: 'done', total: 0, isSample: true, none: 'no_resort' }
    return { text: `${JSON.stringify(none)}\n`, type: 'application/x-ndjson' }
  }),
  route('getResort', 'POST /api/resort/weeks/details', () => {
    throw notFound('resort')
  }),
  route('priceResort', 'POST /api/resort/weeks/price', () => {
    throw notFound('resort')
  }),
  route('suggestResorts', 'GET /api/resort/search', () => ({ body: { data: [] } })),
  route('searchResortDeals', 'POST /api/resort/properties/deals', () => ({ body: { data: [] } })),
  route('checkResortHold', 'GET /api/resort/properties/hold-check', () => ({ body: { data: null } })),
  route('getResortAvailability', 'GET /api/resort/properties/availability', () => ({ body: { data: [] } })),
  route('getResortRegions', 'GET /api/resort/regions', () => ({ body: { data: [] } })),
  route('updateResortItinerary', 'PUT /api/resort/itineraries', () => {
    throw notFound('hold')
  }),
]
