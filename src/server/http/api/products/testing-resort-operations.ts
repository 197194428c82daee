import type { OperationCases } from '../testing-operation-case.ts'

const correlation = { 'x-correlation-id': 'search-0001' }

/** A row for every operation under Resort in the contract. */
export const resortOperations = {
  suggestResorts: { may: 'anybody', path: '/api/resort/search?query=alg', headers: correlation },
  searchResortDeals: {
    audited: { not: 'only reads' },
    may: 'anybody',
    body: { lat: 38.72, lon: -9.14 },
    headers: correlation,
  },
  searchResorts: {
    audited: { not: 'only reads' },
    may: 'anybody',
    body: {
      area: { subregions: ['mediterranean-algarve'] },
      checkIn: { from: '2026-05-08', until: '2026-05-25' },
    },
    headers: correlation,
  },
  getResort: {
    audited: { not: 'only reads' },
    may: 'anybody',
    body: { rateKey: 'no-such-key' },
    headers: correlation,
    status: 422,
  },
  priceResort: {
    audited: { not: 'only reads' },
    may: 'anybody',
    body: { rateKey: 'no-such-key', extras: [] },
    headers: correlation,
    status: 422,
  },
  checkResortHold: { may: 'anybody', headers: correlation },
  getResortAvailability: {
    may: 'anybody',
    path: '/api/resort/properties/availability?property_id=none&checkin_date=2026-06-06&checkout_date=2026-06-13',
    headers: correlation,
    status: 404,
  },
  getResortRegions: { may: 'anybody', headers: correlation },
  updateResortItinerary: {
    audited: { not: 'passed on to the resort service, which keeps the holds' },
    may: 'anybody',
    path: '/api/resort/itineraries?reference_number=R-12345&status=RELEASE',
    body: {},
    headers: correlation,
    status: 404,
  },
} satisfies OperationCases
