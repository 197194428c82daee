import type { OperationId } from '../../../contract/operations.gen.ts'
import { accountOperations } from './accounts/testing-account-operations.ts'
import { agentOperations } from './accounts/testing-agent-operations.ts'
import { userOperations } from './accounts/testing-user-operations.ts'
import { resortOperations } from './products/testing-resort-operations.ts'
import { bookingOperations } from './testing-booking-operations.ts'
import { brandingOperations } from './testing-branding-operations.ts'
import type { OperationCase } from './testing-operation-case.ts'

const point = { latitude: 38.72, longitude: -9.14 }

const stay = { start: '2026-05-01', end: '2026-05-04' }

const rental = {
  pickUp: { ...point, at: '2026-05-01T10:00:00' },
  dropOff: { ...point, at: '2026-05-04T10:00:00' },
}

const reads = { not: 'only reads' }

const flights = {
  slices: [{ from: { kind: 'city', code: 'LON' }, to: { kind: 'airport', code: 'LIS' }, date: stay.start }],
  passengers: { adults: 1, childAges: [] },
}

/** One row for every operation of the contract, with its allowed callers. */
export const operationCases: Readonly<Record<OperationId, OperationCase>> = {
  getAgency: { may: 'anybody' },
  getCurrentPaymentGateway: { may: 'anybody' },
  getBusinessInfo: { may: 'page.commandCentre' },
  submitBusinessInfo: {
    audited: 'businessInfo.submit',
    hashed: true,
    may: 'businessInfo.submit',
    body: {
      contactEmailId: 'owner@test.example',
      hearBy: 'Google',
      hqCountry: 'DK',
      bookingVolume: '$1M+',
      useForBusiness: 'B2C website',
      productInterested: 'Hotels,Cars',
    },
  },
  getMarkups: { may: 'settings.markup' },
  putMarkups: {
    audited: 'markups.change',
    hashed: true,
    may: 'settings.markup',
    headers: { 'if-match': '"999"' },
    body: { rules: [{ kind: 'percent', value: 15 }] },
    status: 412,
  },
  getAboutUs: { may: 'anybody' },
  getFaqs: { may: 'anybody' },
  getNavigations: { may: 'anybody' },
  getLanguages: { may: 'anybody' },
  getDestinations: { may: 'anybody' },
  getWording: { may: 'anybody' },
  getAgencyTermsList: { may: 'anybody' },
  getAgencyTerms: { may: 'anybody', id: 'terms', path: '/api/agency/terms/none', status: 404 },
  getCancellationPolicies: { may: 'anybody' },
  getCancellationPolicy: {
    may: 'anybody',
    id: 'closedList',
    path: '/api/cruise/cancellation-policies/carnival',
    status: 404,
  },
  getPosts: { may: 'anybody' },
  getPost: { may: 'anybody', id: 'post', path: '/api/blog/posts/none', status: 404 },
  getLink: { may: 'anybody', id: 'link', path: '/api/links/summer' },
  getCountries: { may: 'anybody' },
  getEnabledCountries: { may: 'anybody' },
  getEnabledCurrencies: { may: 'anybody' },
  getExchangeRates: { may: 'anybody' },
  getVisitorRegion: { may: 'anybody' },
  searchHotelDeals: { audited: reads, may: 'anybody', body: point },
  searchActivityDeals: { audited: reads, may: 'anybody', body: point },
  searchCarDeals: { audited: reads, may: 'anybody', body: { pickupLatitude: 38.72, pickupLongitude: -9.14 } },
  searchHotels: { audited: reads, may: 'anybody', body: { ...point, stay, rooms: [{ adults: 2 }] } },
  getHotel: { audited: reads, may: 'anybody', body: { hotelId: 'none' }, status: 404 },
  searchActivities: { audited: reads, may: 'anybody', body: { ...point, date: stay.start } },
  getActivity: { audited: reads, may: 'anybody', body: { productCode: 'none' }, status: 404 },
  getActivityCalendar: {
    audited: reads,
    may: 'anybody',
    body: { productCode: 'none', from: stay.start, until: stay.end },
    status: 404,
  },
  getActivitySlots: {
    audited: reads,
    may: 'anybody',
    body: { productCode: 'none', date: stay.start, units: [{ unit: 'adult', count: 2 }] },
    status: 404,
  },
  searchCars: { audited: reads, may: 'anybody', body: rental },
  getCar: { audited: reads, may: 'anybody', body: { rateKey: 'no-such-key' }, status: 422 },
  priceCar: {
    audited: reads,
    may: 'anybody',
    body: { rateKey: 'no-such-key', extras: [] },
    status: 422,
  },
  searchFlights: { audited: reads, may: 'anybody', body: flights },
  getFlightCalendar: {
    audited: reads,
    may: 'anybody',
    body: { ...flights, from: stay.start, until: stay.end },
  },
  getFlight: { audited: reads, may: 'anybody', body: { rateKey: 'no-such-key' }, status: 422 },
  priceFlight: {
    audited: reads,
    may: 'anybody',
    body: { rateKey: 'no-such-key', services: [], seats: [] },
    status: 422,
  },
  getFlightSeats: { audited: reads, may: 'anybody', body: { rateKey: 'no-such-key' }, status: 422 },
  getShipLines: { may: 'anybody' },
  suggestHotelPlaces: { audited: reads, may: 'anybody', body: { text: 'lis' } },
  suggestActivityPlaces: { audited: reads, may: 'anybody', body: { text: 'lis' } },
  suggestCarPlaces: { audited: reads, may: 'anybody', body: { text: 'lis' } },
  getCarCountries: { may: 'anybody' },
  suggestAirports: { may: 'anybody', path: '/api/flight/airports?search=lis' },
  getPageContext: { may: 'anybody', path: '/api/page-context?path=/', takesEndedSession: true },
  getAgencyEvents: { may: 'anybody', takesEndedSession: true },
  ...accountOperations,
  ...agentOperations,
  ...bookingOperations,
  ...brandingOperations,
  ...resortOperations,
  ...userOperations,
}
