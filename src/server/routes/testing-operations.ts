import type { OperationId } from '../../contract/operations.gen.ts'
import type { Permission } from '../../tenant/permissions.ts'
import type { AttemptKind } from '../store/attempts.ts'

/** Who an operation answers: anybody, whoever is signed in, or those with a permission of the policy. */
export type May = 'anybody' | 'whoeverIsSignedIn' | Permission

/** What the tests of every operation know of one: who may, and a request that it takes. */
export interface OperationCase {
  may: May
  path?: string
  body?: unknown
  headers?: Record<string, string>
  /** Which answer those get who may; 200 unless told. */
  status?: number
  /** What an attempt is counted as, where a secret can be guessed or a mail be asked for. */
  counted?: AttemptKind
  /** An id in its path: of something another agency has, or one of a list that is the same for all. */
  id?: ForeignId
  /** A session that has ended is no obstacle: it is what one comes to mend. */
  takesEndedSession?: true
}

export type ForeignId = 'agent' | 'session' | 'terms' | 'post' | 'link' | 'closedList'

const point = { latitude: 38.72, longitude: -9.14 }
const correlation = { 'x-correlation-id': 'search-0001' }

/** One row for every operation of the contract: whoever adds one says here who may call it. */
export const operationCases: Readonly<Record<OperationId, OperationCase>> = {
  getAgency: { may: 'anybody' },
  getCurrentPaymentGateway: { may: 'anybody' },
  getBusinessInfo: { may: 'page.commandCentre' },
  submitBusinessInfo: {
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
  login: {
    may: 'anybody',
    counted: 'signIn',
    takesEndedSession: true,
    body: { email: 'nobody@test.example', password: 'wrong' },
    status: 422,
  },
  logout: { may: 'anybody', takesEndedSession: true, body: {} },
  getSession: { may: 'anybody' },
  getAgents: { may: 'agents.manage' },
  inviteAgent: {
    may: 'agents.manage',
    counted: 'invite',
    // Works there already.
    body: { email: 'sales@test.example', firstName: 'New', lastName: 'Hand', userType: 'SalesAgent' },
    status: 409,
  },
  getAgent: { may: 'agents.manage', id: 'agent', path: '/api/users/agents/none', status: 404 },
  changeAgent: {
    may: 'agents.manage',
    id: 'agent',
    path: '/api/users/agents/none',
    body: { isActive: false },
    status: 404,
  },
  inviteAgentAgain: {
    may: 'agents.manage',
    counted: 'invite',
    id: 'agent',
    path: '/api/users/agents/none/invitation',
    body: {},
    status: 404,
  },
  listSsoProviders: { may: 'anybody' },
  changeLanguage: { may: 'anybody', id: 'closedList', path: '/api/user/changeLanguage/de' },
  getProfile: { may: 'whoeverIsSignedIn' },
  updateProfile: { may: 'whoeverIsSignedIn', body: { firstName: 'Mira' } },
  putProfilePicture: { may: 'whoeverIsSignedIn', body: { data: 'AAAA' }, status: 422 },
  deleteProfilePicture: { may: 'whoeverIsSignedIn' },
  getSessions: { may: 'whoeverIsSignedIn' },
  endOtherSessions: { may: 'whoeverIsSignedIn' },
  endSession: { may: 'whoeverIsSignedIn', id: 'session', path: '/api/user/sessions/none', status: 404 },
  getCountries: { may: 'anybody' },
  getEnabledCountries: { may: 'anybody' },
  signUp: {
    may: 'anybody',
    counted: 'signUp',
    takesEndedSession: true,
    body: {
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@test.example',
      password: 'a good long password',
      language: 'en',
    },
    status: 202,
  },
  verifyEmail: {
    may: 'anybody',
    counted: 'verify',
    takesEndedSession: true,
    body: { token: 'no-such-token' },
    status: 422,
  },
  sendVerification: {
    may: 'anybody',
    counted: 'verification',
    takesEndedSession: true,
    body: { email: 'nobody@test.example' },
    status: 202,
  },
  forgotPassword: {
    may: 'anybody',
    counted: 'reset',
    takesEndedSession: true,
    body: { email: 'nobody@test.example' },
    status: 202,
  },
  setNewPassword: {
    may: 'anybody',
    counted: 'newPassword',
    takesEndedSession: true,
    body: { token: 'no-such-token', password: 'a good long password' },
    status: 422,
  },
  askSupport: {
    may: 'whoeverIsSignedIn',
    counted: 'support',
    body: { subject: 'Breakfast', message: 'Is there any?' },
    status: 409,
  },
  readMailedLink: {
    may: 'anybody',
    counted: 'newPassword',
    takesEndedSession: true,
    body: { token: 'none' },
  },
  changePassword: {
    may: 'whoeverIsSignedIn',
    counted: 'password',
    body: { current: 'x', password: 'a good long password' },
    status: 422,
  },
  redeemHandover: {
    may: 'anybody',
    counted: 'handover',
    takesEndedSession: true,
    body: { token: 'no-such-token' },
    status: 422,
  },
  getEnabledCurrencies: { may: 'anybody' },
  getExchangeRates: { may: 'anybody' },
  getVisitorRegion: { may: 'anybody' },
  searchHotelDeals: { may: 'anybody', body: point },
  searchActivityDeals: { may: 'anybody', body: point },
  searchCarDeals: { may: 'anybody', body: { pickupLatitude: 38.72, pickupLongitude: -9.14 } },
  getShipLines: { may: 'anybody' },
  suggestHotelPlaces: { may: 'anybody', body: { text: 'lis' } },
  suggestActivityPlaces: { may: 'anybody', body: { text: 'lis' } },
  suggestCarPlaces: { may: 'anybody', body: { text: 'lis' } },
  getCarCountries: { may: 'anybody' },
  suggestAirports: { may: 'anybody', path: '/api/flight/airports?search=lis' },
  suggestResorts: { may: 'anybody', path: '/api/resort/search?query=alg', headers: correlation },
  searchResortDeals: { may: 'anybody', body: { lat: 38.72, lon: -9.14 }, headers: correlation },
  checkResortHold: { may: 'anybody', headers: correlation },
  getResortAvailability: {
    may: 'anybody',
    path: '/api/resort/properties/availability?property_id=none&checkin_date=2026-06-06&checkout_date=2026-06-13',
    headers: correlation,
    status: 404,
  },
  getResortRegions: { may: 'anybody', headers: correlation },
  updateResortItinerary: {
    may: 'anybody',
    path: '/api/resort/itineraries?reference_number=R-12345&status=RELEASE',
    body: {},
    headers: correlation,
    status: 404,
  },
}
