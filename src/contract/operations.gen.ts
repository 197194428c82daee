// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.
import { type JsonSchema, type Operation, problems } from './operation.ts'

export type OperationId =
  | 'getAgency'
  | 'getCurrentPaymentGateway'
  | 'getBusinessInfo'
  | 'submitBusinessInfo'
  | 'getMarkups'
  | 'putMarkups'
  | 'getAboutUs'
  | 'getFaqs'
  | 'getNavigations'
  | 'getAgencyTermsList'
  | 'getAgencyTerms'
  | 'getPosts'
  | 'getPost'
  | 'getLanguages'
  | 'getWording'
  | 'getDestinations'
  | 'getLink'
  | 'login'
  | 'logout'
  | 'signUp'
  | 'verifyEmail'
  | 'sendVerification'
  | 'forgotPassword'
  | 'setNewPassword'
  | 'changePassword'
  | 'redeemHandover'
  | 'getSession'
  | 'changeLanguage'
  | 'listSsoProviders'
  | 'getAgents'
  | 'inviteAgent'
  | 'getAgent'
  | 'changeAgent'
  | 'inviteAgentAgain'
  | 'readMailedLink'
  | 'askSupport'
  | 'getProfile'
  | 'updateProfile'
  | 'putProfilePicture'
  | 'deleteProfilePicture'
  | 'getIdentities'
  | 'linkIdentity'
  | 'removeIdentity'
  | 'getSessions'
  | 'endOtherSessions'
  | 'endSession'
  | 'getCountries'
  | 'getEnabledCountries'
  | 'getEnabledCurrencies'
  | 'getVisitorRegion'
  | 'getExchangeRates'
  | 'searchHotelDeals'
  | 'searchActivityDeals'
  | 'searchCarDeals'
  | 'searchHotels'
  | 'getHotel'
  | 'searchActivities'
  | 'getActivity'
  | 'getActivityCalendar'
  | 'getActivitySlots'
  | 'searchCars'
  | 'getCar'
  | 'priceCar'
  | 'searchFlights'
  | 'getFlightCalendar'
  | 'getFlight'
  | 'priceFlight'
  | 'getFlightSeats'
  | 'createQuote'
  | 'getQuote'
  | 'updateQuote'
  | 'getBookings'
  | 'createBooking'
  | 'getBooking'
  | 'openBooking'
  | 'claimBooking'
  | 'extendHold'
  | 'releaseHold'
  | 'payAgain'
  | 'confirmBooking'
  | 'quoteCancellation'
  | 'cancelBooking'
  | 'quoteAmendment'
  | 'withdrawAmendment'
  | 'acceptAmendment'
  | 'confirmAmendment'
  | 'answerSupplierChange'
  | 'answerQuestions'
  | 'getVoucher'
  | 'getCalendarFile'
  | 'getIncidents'
  | 'answerIncident'
  | 'listProposals'
  | 'createProposal'
  | 'getProposal'
  | 'withdrawProposal'
  | 'answerProposal'
  | 'getWallet'
  | 'authoriseSandboxPayment'
  | 'getShipLines'
  | 'getCancellationPolicies'
  | 'getCancellationPolicy'
  | 'suggestHotelPlaces'
  | 'suggestActivityPlaces'
  | 'suggestCarPlaces'
  | 'getCarCountries'
  | 'suggestAirports'
  | 'createPreviewGrant'
  | 'getDraftEvents'
  | 'putPresence'
  | 'getShares'
  | 'createShare'
  | 'endShare'
  | 'getAgencyEvents'
  | 'getPageContext'
  | 'suggestResorts'
  | 'searchResortDeals'
  | 'checkResortHold'
  | 'getResortAvailability'
  | 'getResortRegions'
  | 'updateResortItinerary'
  | 'searchResorts'
  | 'getResort'
  | 'priceResort'
  | 'getDraft'
  | 'changeDraft'
  | 'discardDraft'
  | 'getBrandingChecks'
  | 'publishDraft'
  | 'getVersions'
  | 'getVersion'
  | 'getVersionPicture'
  | 'restoreVersion'
  | 'getSchedules'
  | 'createSchedule'
  | 'changeSchedule'
  | 'endSchedule'
  | 'storePicture'
  | 'cropPicture'
  | 'getPicturePalette'
  | 'exportSettings'
  | 'importSettings'
  | 'exportTokens'

/** The calls that an operator’s own API answers, if one is connected. */
export type OperatorOperationId =
  | 'getCurrentPaymentGateway'
  | 'getBusinessInfo'
  | 'submitBusinessInfo'
  | 'getMarkups'
  | 'putMarkups'
  | 'getAboutUs'
  | 'getFaqs'
  | 'getNavigations'
  | 'getLanguages'
  | 'login'
  | 'signUp'
  | 'verifyEmail'
  | 'sendVerification'
  | 'forgotPassword'
  | 'setNewPassword'
  | 'changePassword'
  | 'redeemHandover'
  | 'getCountries'
  | 'getEnabledCountries'
  | 'getEnabledCurrencies'
  | 'getExchangeRates'
  | 'searchHotelDeals'
  | 'searchActivityDeals'
  | 'searchCarDeals'
  | 'searchHotels'
  | 'getHotel'
  | 'searchActivities'
  | 'getActivity'
  | 'getActivityCalendar'
  | 'getActivitySlots'
  | 'searchCars'
  | 'getCar'
  | 'priceCar'
  | 'searchFlights'
  | 'getFlightCalendar'
  | 'getFlight'
  | 'priceFlight'
  | 'getFlightSeats'
  | 'createQuote'
  | 'getQuote'
  | 'updateQuote'
  | 'getBookings'
  | 'createBooking'
  | 'getBooking'
  | 'openBooking'
  | 'claimBooking'
  | 'extendHold'
  | 'releaseHold'
  | 'payAgain'
  | 'confirmBooking'
  | 'quoteCancellation'
  | 'cancelBooking'
  | 'quoteAmendment'
  | 'withdrawAmendment'
  | 'acceptAmendment'
  | 'confirmAmendment'
  | 'answerSupplierChange'
  | 'answerQuestions'
  | 'getVoucher'
  | 'getCalendarFile'
  | 'getIncidents'
  | 'answerIncident'
  | 'listProposals'
  | 'createProposal'
  | 'getProposal'
  | 'withdrawProposal'
  | 'answerProposal'
  | 'getWallet'
  | 'authoriseSandboxPayment'
  | 'getShipLines'
  | 'suggestHotelPlaces'
  | 'suggestActivityPlaces'
  | 'suggestCarPlaces'
  | 'getCarCountries'
  | 'suggestAirports'
  | 'suggestResorts'
  | 'searchResortDeals'
  | 'checkResortHold'
  | 'getResortAvailability'
  | 'getResortRegions'
  | 'updateResortItinerary'
  | 'searchResorts'
  | 'getResort'
  | 'priceResort'

const acceptLanguage = {"name":"Accept-Language","in":"header","required":false,"schema":{"type":"string","maxLength":512,"pattern":"^[A-Za-z0-9*,;=. \\t-]*$","x-reason":"must be a list of language tags"}} as const
const xSessionId = {"name":"x-session-id","in":"header","required":false,"schema":{"type":"string","pattern":"^[A-Za-z0-9._-]{8,128}$","x-reason":"must be 8 to 128 letters, digits, dots, - or _"}} as const
const timeZone = {"name":"timeZone","in":"header","required":false,"schema":{"type":"string","pattern":"^[A-Za-z0-9_+/-]{1,64}$","x-reason":"must be an IANA time zone such as Europe/Copenhagen"}} as const
const xAuthOptional = {"name":"x-auth-optional","in":"header","required":false,"schema":{"type":"boolean"}} as const
const xLiveryAgency = {"name":"x-livery-agency","in":"header","required":false,"schema":{"type":"string","format":"uuid"}} as const
const xRequestedWith = {"name":"X-Requested-With","in":"header","required":true,"schema":{"type":"string","const":"livery"}} as const
const ifMatch = {"name":"If-Match","in":"header","required":false,"schema":{"type":"string","pattern":"^\"[0-9]{1,9}\"$","x-reason":"must be a revision in quotation marks, such as \"7\""}} as const
const xLiveryScenario = {"name":"x-livery-scenario","in":"header","required":false,"schema":{"type":"string","pattern":"^[a-z_]{2,40}$","x-reason":"must be the name of a scenario"}} as const
const idempotencyKey = {"name":"Idempotency-Key","in":"header","required":true,"schema":{"type":"string","pattern":"^[A-Za-z0-9_-]{16,100}$","x-reason":"must be 16 to 100 letters, digits, - or _"}} as const
const xCorrelationId = {"name":"x-correlation-id","in":"header","required":true,"schema":{"type":"string","pattern":"^[A-Za-z0-9._-]{8,128}$","x-reason":"must be 8 to 128 letters, digits, dots, - or _"}} as const
const currency = {"name":"currency","in":"query","required":false,"schema":{"$ref":"#/components/schemas/CurrencyCode","default":"USD"}} as const

export const operations: Readonly<Record<OperationId, Operation>> = {
 getAgency: {
  id: "getAgency",
  method: "get",
  path: "/api/agency",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["agency"],
    "properties": {"agency":{"$ref":"#/components/schemas/Agency"}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getCurrentPaymentGateway: {
  id: "getCurrentPaymentGateway",
  method: "get",
  path: "/api/getCurrentPaymentGateway",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["CurrentPayment"],
    "properties": {
     "CurrentPayment": {"$ref":"#/components/schemas/Agency/properties/currentPaymentGateway"},
     "isAvailable": {
      "type": "boolean","default": true,
      "description": "True if it takes payments now; false if it has no keys here or refuses them."
     }
    }
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getBusinessInfo: {
  id: "getBusinessInfo",
  method: "get",
  path: "/api/agency/business-info",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {
      "type": "object","additionalProperties": false,"required": ["data"],
      "properties": {"data":{"oneOf":[{"$ref":"#/components/schemas/BusinessInfo"},{"type":"null"}]}}
     }
    }
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 submitBusinessInfo: {
  id: "submitBusinessInfo",
  method: "post",
  path: "/api/agency/business-info",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/BusinessInfo"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/BusinessInfo"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getMarkups: {
  id: "getMarkups",
  method: "get",
  path: "/api/agency/markups",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/AgencyMarkups"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 putMarkups: {
  id: "putMarkups",
  method: "put",
  path: "/api/agency/markups",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/UpdateMarkupsRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, ifMatch],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/AgencyMarkups"}}
   },
   ...problems(400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 503),
  },
 },
 getAboutUs: {
  id: "getAboutUs",
  method: "get",
  path: "/api/agency/about-us",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/AboutPage"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getFaqs: {
  id: "getFaqs",
  method: "get",
  path: "/api/agency/faqs",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Faq"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getNavigations: {
  id: "getNavigations",
  method: "get",
  path: "/api/agency/navigations",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["agencyNavigation"],
    "properties": {"agencyNavigation":{"type":"array","items":{"$ref":"#/components/schemas/NavigationItem"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getAgencyTermsList: {
  id: "getAgencyTermsList",
  method: "get",
  path: "/api/agency/terms",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/AgencyTermsSummary"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getAgencyTerms: {
  id: "getAgencyTerms",
  method: "get",
  path: "/api/agency/terms/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"id","in":"path","required":true,"schema":{"type":"string","maxLength":200}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/AgencyTerms"}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getPosts: {
  id: "getPosts",
  method: "get",
  path: "/api/blog/posts",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/PostSummary"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getPost: {
  id: "getPost",
  method: "get",
  path: "/api/blog/posts/{slug}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"slug","in":"path","required":true,"schema":{"type":"string","maxLength":200}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Post"}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getLanguages: {
  id: "getLanguages",
  method: "get",
  path: "/api/agency/languages",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["languages"],
    "properties": {"languages":{"type":"array","items":{"$ref":"#/components/schemas/Language"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getWording: {
  id: "getWording",
  method: "get",
  path: "/api/agency/wording",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}}
    }
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getDestinations: {
  id: "getDestinations",
  method: "get",
  path: "/api/destinations",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Destination"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getLink: {
  id: "getLink",
  method: "get",
  path: "/api/links/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [{"name":"id","in":"path","required":true,"schema":{"$ref":"#/components/schemas/LinkId"}}, acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"oneOf":[{"$ref":"#/components/schemas/Link"},{"type":"null"}]}}
   },
   ...problems(400, 401, 404, 409, 422, 503),
  },
 },
 login: {
  id: "login",
  method: "post",
  path: "/api/user/login",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/Login"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["session"],
    "properties": {"session":{"$ref":"#/components/schemas/Session"}}
   },
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 logout: {
  id: "logout",
  method: "post",
  path: "/api/user/logout",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["session"],
    "properties": {"session":{"$ref":"#/components/schemas/Session"}}
   },
   ...problems(400, 401, 403, 404, 409, 429, 503),
  },
 },
 signUp: {
  id: "signUp",
  method: "post",
  path: "/api/user/signup",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SignUp"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   202: {"$ref":"#/components/schemas/Mailed"},
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 verifyEmail: {
  id: "verifyEmail",
  method: "post",
  path: "/api/user/verify",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/TokenBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["session"],
    "properties": {"session":{"$ref":"#/components/schemas/Session"}}
   },
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 sendVerification: {
  id: "sendVerification",
  method: "post",
  path: "/api/user/verification",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/EmailBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   202: {"$ref":"#/components/schemas/Mailed"},
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 forgotPassword: {
  id: "forgotPassword",
  method: "post",
  path: "/api/user/forgot-password",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/EmailBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   202: {"$ref":"#/components/schemas/Mailed"},
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 setNewPassword: {
  id: "setNewPassword",
  method: "post",
  path: "/api/user/new-password",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/NewPassword"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["session"],
    "properties": {"session":{"$ref":"#/components/schemas/Session"}}
   },
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 changePassword: {
  id: "changePassword",
  method: "post",
  path: "/api/user/password",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ChangePasswordRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["session"],
    "properties": {"session":{"$ref":"#/components/schemas/Session"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 redeemHandover: {
  id: "redeemHandover",
  method: "post",
  path: "/api/user/handover",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/TokenBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/UserProfile"}}
   },
   ...problems(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getSession: {
  id: "getSession",
  method: "get",
  path: "/api/user/session",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["session"],
    "properties": {"session":{"$ref":"#/components/schemas/Session"}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 changeLanguage: {
  id: "changeLanguage",
  method: "get",
  path: "/api/user/changeLanguage/{language}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"language","in":"path","required":true,"schema":{"$ref":"#/components/schemas/LanguageCode"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["language"],
    "properties": {"language":{"$ref":"#/components/schemas/LanguageCode"}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 listSsoProviders: {
  id: "listSsoProviders",
  method: "get",
  path: "/api/sso/providers",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/IdentityProvider"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getAgents: {
  id: "getAgents",
  method: "get",
  path: "/api/users/agents",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Agent"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 inviteAgent: {
  id: "inviteAgent",
  method: "post",
  path: "/api/users/agents",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/AgentInvitation"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Agent"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getAgent: {
  id: "getAgent",
  method: "get",
  path: "/api/users/agents/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"id","in":"path","required":true,"schema":{"$ref":"#/components/schemas/AgentId"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Agent"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 changeAgent: {
  id: "changeAgent",
  method: "patch",
  path: "/api/users/agents/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/UpdateAgentRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"$ref":"#/components/schemas/AgentId"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Agent"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 inviteAgentAgain: {
  id: "inviteAgentAgain",
  method: "post",
  path: "/api/users/agents/{id}/invitation",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"$ref":"#/components/schemas/AgentId"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Agent"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 readMailedLink: {
  id: "readMailedLink",
  method: "post",
  path: "/api/user/link",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/MailedLinkQuestion"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"oneOf":[{"$ref":"#/components/schemas/MailedLink"},{"type":"null"}]}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 askSupport: {
  id: "askSupport",
  method: "post",
  path: "/api/user/support",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SupportRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   202: {"$ref":"#/components/schemas/Mailed"},
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getProfile: {
  id: "getProfile",
  method: "get",
  path: "/api/user/profile",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/OwnProfile"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 updateProfile: {
  id: "updateProfile",
  method: "patch",
  path: "/api/user/profile",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/UpdateProfileRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/OwnProfile"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 422, 503),
  },
 },
 putProfilePicture: {
  id: "putProfilePicture",
  method: "put",
  path: "/api/user/profile/picture",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ProfilePicture"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/OwnProfile"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 422, 429, 503),
  },
 },
 deleteProfilePicture: {
  id: "deleteProfilePicture",
  method: "delete",
  path: "/api/user/profile/picture",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/OwnProfile"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getIdentities: {
  id: "getIdentities",
  method: "get",
  path: "/api/user/identities",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/OwnIdentity"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 linkIdentity: {
  id: "linkIdentity",
  method: "post",
  path: "/api/user/identities",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/IdentityLink"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {
      "type": "object","additionalProperties": false,"required": ["token"],
      "properties": {"token":{"type":"string","minLength":1}}
     }
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 removeIdentity: {
  id: "removeIdentity",
  method: "delete",
  path: "/api/user/identities/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/OwnIdentity"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getSessions: {
  id: "getSessions",
  method: "get",
  path: "/api/user/sessions",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/OwnSession"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 endOtherSessions: {
  id: "endOtherSessions",
  method: "delete",
  path: "/api/user/sessions",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/OwnSession"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 endSession: {
  id: "endSession",
  method: "delete",
  path: "/api/user/sessions/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/OwnSession"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getCountries: {
  id: "getCountries",
  method: "get",
  path: "/api/code",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Country"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getEnabledCountries: {
  id: "getEnabledCountries",
  method: "get",
  path: "/api/admin/country/enable",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Country"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getEnabledCurrencies: {
  id: "getEnabledCurrencies",
  method: "get",
  path: "/api/admin/country/enableCurrencies",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/CurrencyEntry"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getVisitorRegion: {
  id: "getVisitorRegion",
  method: "get",
  path: "/api/visitor-region",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {
      "type": "object","additionalProperties": false,"required": ["country"],
      "properties": {
       "country": {
        "oneOf": [{"$ref":"#/components/schemas/CountryCode"},{"type":"null"}],"description": "ISO 3166-1 alpha-2."
       }
      }
     }
    }
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getExchangeRates: {
  id: "getExchangeRates",
  method: "get",
  path: "/api/multi-currency/exchange",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {"$ref":"#/components/schemas/ExchangeRates"},
   ...problems(400, 401, 404, 409, 503),
  },
 },
 searchHotelDeals: {
  id: "searchHotelDeals",
  method: "post",
  path: "/api/dealray/deals/hotel-search",
  answeredBy: "operator",
  supplier: {"product":"hotel","step":"deals"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/HotelSearch"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["response"],
    "properties": {
     "response": {"type":"array","items":{"$ref":"#/components/schemas/HotelDeal"}},
     "near": {"$ref":"#/components/schemas/PlaceNear"}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 searchActivityDeals: {
  id: "searchActivityDeals",
  method: "post",
  path: "/api/dealray/deals/activity-search",
  answeredBy: "operator",
  supplier: {"product":"activity","step":"deals"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ActivitySearch"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["response"],
    "properties": {
     "response": {"type":"array","items":{"$ref":"#/components/schemas/ActivityDeal"}},
     "near": {"$ref":"#/components/schemas/PlaceNear"}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 searchCarDeals: {
  id: "searchCarDeals",
  method: "post",
  path: "/api/dealray/deals/car-search",
  answeredBy: "operator",
  supplier: {"product":"car","step":"deals"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CarSearch"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["response"],
    "properties": {
     "response": {"type":"array","items":{"$ref":"#/components/schemas/CarDeal"}},
     "near": {"$ref":"#/components/schemas/PlaceNear"}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 searchHotels: {
  id: "searchHotels",
  method: "post",
  path: "/api/hotels/search",
  answeredBy: "operator",
  supplier: {"product":"hotel","step":"search"},
  answers: "application/x-ndjson",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/HotelCriteria"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getHotel: {
  id: "getHotel",
  method: "post",
  path: "/api/hotels/details",
  answeredBy: "operator",
  supplier: {"product":"hotel","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/HotelQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/HotelAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 searchActivities: {
  id: "searchActivities",
  method: "post",
  path: "/api/activities/search",
  answeredBy: "operator",
  supplier: {"product":"activity","step":"search"},
  answers: "application/x-ndjson",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ActivityCriteria"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getActivity: {
  id: "getActivity",
  method: "post",
  path: "/api/activities/details",
  answeredBy: "operator",
  supplier: {"product":"activity","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ActivityQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ActivityAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getActivityCalendar: {
  id: "getActivityCalendar",
  method: "post",
  path: "/api/activities/calendar",
  answeredBy: "operator",
  supplier: {"product":"activity","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ActivityCalendarQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ActivityCalendarAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getActivitySlots: {
  id: "getActivitySlots",
  method: "post",
  path: "/api/activities/slots",
  answeredBy: "operator",
  supplier: {"product":"activity","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ActivitySlotsQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ActivitySlotsAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 searchCars: {
  id: "searchCars",
  method: "post",
  path: "/api/car-rental/search",
  answeredBy: "operator",
  supplier: {"product":"car","step":"search"},
  answers: "application/x-ndjson",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CarCriteria"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getCar: {
  id: "getCar",
  method: "post",
  path: "/api/car-rental/details",
  answeredBy: "operator",
  supplier: {"product":"car","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CarQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/CarAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 priceCar: {
  id: "priceCar",
  method: "post",
  path: "/api/car-rental/price",
  answeredBy: "operator",
  supplier: {"product":"car","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CarPriceQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/CarRate"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 searchFlights: {
  id: "searchFlights",
  method: "post",
  path: "/api/flight/search",
  answeredBy: "operator",
  supplier: {"product":"flight","step":"search"},
  answers: "application/x-ndjson",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/FlightCriteria"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getFlightCalendar: {
  id: "getFlightCalendar",
  method: "post",
  path: "/api/flight/calendar",
  answeredBy: "operator",
  supplier: {"product":"flight","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/FlightCalendarQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/FlightCalendar"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getFlight: {
  id: "getFlight",
  method: "post",
  path: "/api/flight/details",
  answeredBy: "operator",
  supplier: {"product":"flight","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/FlightQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xLiveryScenario],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/FlightAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 priceFlight: {
  id: "priceFlight",
  method: "post",
  path: "/api/flight/price",
  answeredBy: "operator",
  supplier: {"product":"flight","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/FlightPriceQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/FlightFare"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getFlightSeats: {
  id: "getFlightSeats",
  method: "post",
  path: "/api/flight/seats",
  answeredBy: "operator",
  supplier: {"product":"flight","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SeatMapQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/SeatMapAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 createQuote: {
  id: "createQuote",
  method: "post",
  path: "/api/quotes",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CreateQuoteRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Quote"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getQuote: {
  id: "getQuote",
  method: "get",
  path: "/api/quotes/{id}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Quote"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 updateQuote: {
  id: "updateQuote",
  method: "patch",
  path: "/api/quotes/{id}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/UpdateQuoteRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Quote"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getBookings: {
  id: "getBookings",
  method: "get",
  path: "/api/bookings",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"when","in":"query","required":true,"schema":{"type":"string","enum":["upcoming","past","cancelled","all"]}}, {"name":"search","in":"query","required":false,"schema":{"type":"string","minLength":1,"maxLength":100}}, {"name":"state","in":"query","required":false,"schema":{"$ref":"#/components/schemas/ItemState"}}, {"name":"from","in":"query","required":false,"schema":{"$ref":"#/components/schemas/Date"}}, {"name":"to","in":"query","required":false,"schema":{"$ref":"#/components/schemas/Date"}}, {
   "name": "before","in": "query","required": false,
   "schema": {
    "type": "string","maxLength": 100,"pattern": "^[A-Za-z0-9_-]+$","x-reason": "must be what the page before gave"
   }
  }],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {
      "type": "object","additionalProperties": false,"required": ["bookings","counts"],
      "properties": {
       "bookings": {"type":"array","items":{"$ref":"#/components/schemas/BookingSummary"}},
       "counts": {"$ref":"#/components/schemas/BookingCounts"},"next": {"type":"string"}
      }
     }
    }
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 createBooking: {
  id: "createBooking",
  method: "post",
  path: "/api/bookings",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CreateBookingRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, idempotencyKey],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getBooking: {
  id: "getBooking",
  method: "get",
  path: "/api/bookings/{reference}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 openBooking: {
  id: "openBooking",
  method: "post",
  path: "/api/bookings/{reference}/access",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/BookingKey"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 claimBooking: {
  id: "claimBooking",
  method: "post",
  path: "/api/bookings/{reference}/claim",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/EmptyBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 extendHold: {
  id: "extendHold",
  method: "post",
  path: "/api/bookings/{reference}/hold",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/EmptyBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 releaseHold: {
  id: "releaseHold",
  method: "delete",
  path: "/api/bookings/{reference}/hold",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 payAgain: {
  id: "payAgain",
  method: "post",
  path: "/api/bookings/{reference}/payment",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/PayRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, idempotencyKey],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 confirmBooking: {
  id: "confirmBooking",
  method: "post",
  path: "/api/bookings/{reference}/confirmation",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ConfirmBookingRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, idempotencyKey],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 quoteCancellation: {
  id: "quoteCancellation",
  method: "post",
  path: "/api/bookings/{reference}/cancellation-quote",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CancellationQuoteRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/CancellationQuote"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 cancelBooking: {
  id: "cancelBooking",
  method: "post",
  path: "/api/bookings/{reference}/cancellation",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CancelBookingRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, idempotencyKey],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 quoteAmendment: {
  id: "quoteAmendment",
  method: "post",
  path: "/api/bookings/{reference}/amendments",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/QuoteAmendmentRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Amendment"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 withdrawAmendment: {
  id: "withdrawAmendment",
  method: "delete",
  path: "/api/bookings/{reference}/amendments/{id}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 acceptAmendment: {
  id: "acceptAmendment",
  method: "post",
  path: "/api/bookings/{reference}/amendments/{id}/acceptance",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/AcceptAmendmentRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}, idempotencyKey],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 confirmAmendment: {
  id: "confirmAmendment",
  method: "post",
  path: "/api/bookings/{reference}/amendments/{id}/confirmation",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/EmptyBody"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 answerSupplierChange: {
  id: "answerSupplierChange",
  method: "post",
  path: "/api/bookings/{reference}/supplier-changes/{id}/answer",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/AnswerSupplierChangeRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}, idempotencyKey],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 answerQuestions: {
  id: "answerQuestions",
  method: "post",
  path: "/api/bookings/{reference}/answers",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/AnswerQuestionsRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Booking"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getVoucher: {
  id: "getVoucher",
  method: "get",
  path: "/api/bookings/{reference}/voucher",
  answeredBy: "operator",
  supplier: null,
  answers: "application/pdf",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getCalendarFile: {
  id: "getCalendarFile",
  method: "get",
  path: "/api/bookings/{reference}/calendar",
  answeredBy: "operator",
  supplier: null,
  answers: "text/calendar",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"reference","in":"path","required":true,"schema":{"$ref":"#/components/schemas/BookingReference"}}],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getIncidents: {
  id: "getIncidents",
  method: "get",
  path: "/api/agency/incidents",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Incidents"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 answerIncident: {
  id: "answerIncident",
  method: "post",
  path: "/api/agency/incidents/{id}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/AnswerIncidentRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Incidents"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
 },
 listProposals: {
  id: "listProposals",
  method: "get",
  path: "/api/proposals",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {
      "type": "object","additionalProperties": false,"required": ["proposals"],
      "properties": {
       "proposals": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/ProposalSummary"}}
      }
     }
    }
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 createProposal: {
  id: "createProposal",
  method: "post",
  path: "/api/proposals",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CreateProposalRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Proposal"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getProposal: {
  id: "getProposal",
  method: "get",
  path: "/api/proposals/{id}",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Proposal"}}
   },
   ...problems(400, 401, 403, 404, 409, 502, 503, 504),
  },
 },
 withdrawProposal: {
  id: "withdrawProposal",
  method: "delete",
  path: "/api/proposals/{id}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Proposal"}}
   },
   ...problems(400, 401, 403, 404, 409, 502, 503, 504),
  },
 },
 answerProposal: {
  id: "answerProposal",
  method: "post",
  path: "/api/proposals/{id}/answer",
  answeredBy: "operator",
  supplier: {"product":"any","step":"booking"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/AnswerProposalRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","format":"uuid"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Proposal"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getWallet: {
  id: "getWallet",
  method: "get",
  path: "/api/wallet",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Wallet"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 authoriseSandboxPayment: {
  id: "authoriseSandboxPayment",
  method: "post",
  path: "/api/payments/sandbox/{id}",
  answeredBy: "operator",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SandboxToken"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {
   "name": "id","in": "path","required": true,
   "schema": {
    "type": "string","maxLength": 100,"pattern": "^[A-Za-z0-9_-]{8,100}$",
    "x-reason": "must be the reference of a payment"
   }
  }],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/SandboxAnswer"}}
   },
   ...problems(400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getShipLines: {
  id: "getShipLines",
  method: "get",
  path: "/api/cruise/ship-lines",
  answeredBy: "operator",
  supplier: {"product":"cruise","step":"reference"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["shipLines"],
    "properties": {"shipLines":{"type":"array","items":{"$ref":"#/components/schemas/ShipLine"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getCancellationPolicies: {
  id: "getCancellationPolicies",
  method: "get",
  path: "/api/cruise/cancellation-policies",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/CancellationPolicySummary"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getCancellationPolicy: {
  id: "getCancellationPolicy",
  method: "get",
  path: "/api/cruise/cancellation-policies/{line}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"line","in":"path","required":true,"schema":{"type":"string","maxLength":200}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/CancellationPolicy"}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 suggestHotelPlaces: {
  id: "suggestHotelPlaces",
  method: "post",
  path: "/api/v2/hotel/auto-suggest",
  answeredBy: "operator",
  supplier: {"product":"hotel","step":"suggest"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SuggestRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["locationSuggestions","allData"],
    "properties": {
     "locationSuggestions": {"type":"array","items":{"$ref":"#/components/schemas/Suggestion"}},
     "allData": {"type":"array","items":{"$ref":"#/components/schemas/Place"}}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 suggestActivityPlaces: {
  id: "suggestActivityPlaces",
  method: "post",
  path: "/api/activities/destinations",
  answeredBy: "operator",
  supplier: {"product":"activity","step":"suggest"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SuggestRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data","allData"],
    "properties": {
     "data": {"type":"array","items":{"$ref":"#/components/schemas/Suggestion"}},
     "allData": {"type":"array","items":{"$ref":"#/components/schemas/Place"}}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 suggestCarPlaces: {
  id: "suggestCarPlaces",
  method: "post",
  path: "/api/car-rental/auto-suggest",
  answeredBy: "operator",
  supplier: {"product":"car","step":"suggest"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/SuggestRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["locations","allData"],
    "properties": {
     "locations": {"type":"array","items":{"$ref":"#/components/schemas/Suggestion"}},
     "allData": {"type":"array","items":{"$ref":"#/components/schemas/Place"}}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getCarCountries: {
  id: "getCarCountries",
  method: "get",
  path: "/api/car-rental/findCountries/EN",
  answeredBy: "operator",
  supplier: {"product":"car","step":"reference"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/CarCountry"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 suggestAirports: {
  id: "suggestAirports",
  method: "get",
  path: "/api/flight/airports",
  answeredBy: "operator",
  supplier: {"product":"flight","step":"suggest"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"search","in":"query","required":true,"schema":{"type":"string","minLength":1,"maxLength":100}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/AirportEntry"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 createPreviewGrant: {
  id: "createPreviewGrant",
  method: "post",
  path: "/api/branding/preview-grants",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CreatePreviewGrantRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/PreviewGrant"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getDraftEvents: {
  id: "getDraftEvents",
  method: "get",
  path: "/api/branding/draft/events",
  answeredBy: "livery",
  supplier: null,
  answers: "text/event-stream",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 429, 503),
  },
 },
 putPresence: {
  id: "putPresence",
  method: "put",
  path: "/api/branding/presence",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/Presence"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/PersonHere"}}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getShares: {
  id: "getShares",
  method: "get",
  path: "/api/branding/shares",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Share"}}}
   },
   ...problems(400, 401, 403, 404, 409, 429, 503),
  },
 },
 createShare: {
  id: "createShare",
  method: "post",
  path: "/api/branding/shares",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CreateShareRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/NewShare"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 endShare: {
  id: "endShare",
  method: "delete",
  path: "/api/branding/shares/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Share"}}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getAgencyEvents: {
  id: "getAgencyEvents",
  method: "get",
  path: "/api/agency/events",
  answeredBy: "livery",
  supplier: null,
  answers: "text/event-stream",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: null,
   ...problems(400, 403, 404, 409, 429, 503),
  },
 },
 getPageContext: {
  id: "getPageContext",
  method: "get",
  path: "/api/page-context",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {
   "name": "path","in": "query","required": true,
   "schema": {
    "type": "string","minLength": 1,"maxLength": 2000,"pattern": "^/(?!/)","x-reason": "must be a path of this site"
   }
  }],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/PageContext"}}
   },
   ...problems(400, 401, 403, 404, 409, 422, 503),
  },
 },
 suggestResorts: {
  id: "suggestResorts",
  method: "get",
  path: "/api/resort/search",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"suggest"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xCorrelationId, {"name":"query","in":"query","required":true,"schema":{"type":"string","minLength":1,"maxLength":100}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/ResortSuggestion"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 searchResortDeals: {
  id: "searchResortDeals",
  method: "post",
  path: "/api/resort/properties/deals",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"deals"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ResortPoint"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xCorrelationId, currency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {
     "data": {"type":"array","items":{"$ref":"#/components/schemas/ResortDeal"}},
     "near": {"$ref":"#/components/schemas/PlaceNear"}
    }
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 checkResortHold: {
  id: "checkResortHold",
  method: "get",
  path: "/api/resort/properties/hold-check",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"booking"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xCorrelationId, {"name":"reference_number","in":"query","required":false,"schema":{"$ref":"#/components/schemas/ReferenceNumber"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"oneOf":[{"$ref":"#/components/schemas/ResortHold"},{"type":"null"}]}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getResortAvailability: {
  id: "getResortAvailability",
  method: "get",
  path: "/api/resort/properties/availability",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"details"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xCorrelationId, currency, {"name":"property_id","in":"query","required":true,"schema":{"$ref":"#/components/schemas/ResortId"}}, {"name":"checkin_date","in":"query","required":true,"schema":{"$ref":"#/components/schemas/Date"}}, {"name":"checkout_date","in":"query","required":true,"schema":{"$ref":"#/components/schemas/Date"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/ResortAvailability"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 getResortRegions: {
  id: "getResortRegions",
  method: "get",
  path: "/api/resort/regions",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"reference"},
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xCorrelationId, {
   "name": "ids","in": "query","required": false,
   "schema": {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/components/schemas/ResortId"}}
  }, {"name":"children","in":"query","required":false,"schema":{"type":"boolean","default":false}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/ResortRegion"}}}
   },
   ...problems(400, 401, 404, 409, 503),
  },
 },
 updateResortItinerary: {
  id: "updateResortItinerary",
  method: "put",
  path: "/api/resort/itineraries",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"booking"},
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xCorrelationId, {"name":"reference_number","in":"query","required":true,"schema":{"$ref":"#/components/schemas/ReferenceNumber"}}, {"name":"status","in":"query","required":true,"schema":{"type":"string","enum":["RELEASE"]}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ResortHold"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 searchResorts: {
  id: "searchResorts",
  method: "post",
  path: "/api/resort/weeks/search",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"search"},
  answers: "application/x-ndjson",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ResortCriteria"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xCorrelationId, xLiveryScenario],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getResort: {
  id: "getResort",
  method: "post",
  path: "/api/resort/weeks/details",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ResortQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xCorrelationId, xLiveryScenario],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ResortAnswer"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 priceResort: {
  id: "priceResort",
  method: "post",
  path: "/api/resort/weeks/price",
  answeredBy: "operator",
  supplier: {"product":"resort","step":"details"},
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/ResortPriceQuery"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, xCorrelationId],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ResortRate"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 502, 503, 504),
  },
 },
 getDraft: {
  id: "getDraft",
  method: "get",
  path: "/api/branding/draft",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Draft"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 changeDraft: {
  id: "changeDraft",
  method: "patch",
  path: "/api/branding/draft",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/DraftChange"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, ifMatch],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/DraftChanged"}}
   },
   412: {"$ref":"#/components/schemas/DraftStaleProblem"},
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 428, 429, 503),
  },
 },
 discardDraft: {
  id: "discardDraft",
  method: "delete",
  path: "/api/branding/draft",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, ifMatch],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/DraftChanged"}}
   },
   412: {"$ref":"#/components/schemas/DraftStaleProblem"},
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 428, 429, 503),
  },
 },
 getBrandingChecks: {
  id: "getBrandingChecks",
  method: "get",
  path: "/api/branding/checks",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data","passed","revision"],
    "properties": {
     "data": {"type":"array","items":{"$ref":"#/components/schemas/Finding"},"description":"Blocking findings first."},
     "passed": {"type":"array","items":{"$ref":"#/components/schemas/PassedCheck"}},
     "revision": {"$ref":"#/components/schemas/Revision"}
    }
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 publishDraft: {
  id: "publishDraft",
  method: "post",
  path: "/api/branding/publish",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/PublishRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/PublicationWithReceipt"}}
   },
   409: {"$ref":"#/components/schemas/ChecksFailedProblem"},
   412: {"$ref":"#/components/schemas/DraftStaleProblem"},
   ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
 },
 getVersions: {
  id: "getVersions",
  method: "get",
  path: "/api/branding/versions",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"before","in":"query","required":false,"schema":{"$ref":"#/components/schemas/VersionNumber"}}, {"name":"limit","in":"query","required":false,"schema":{"type":"integer","minimum":1,"maximum":200,"default":200}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"type":"array","items":{"$ref":"#/components/schemas/Version"}}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getVersion: {
  id: "getVersion",
  method: "get",
  path: "/api/branding/versions/{version}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"version","in":"path","required":true,"schema":{"$ref":"#/components/schemas/VersionNumber"}}, {"name":"against","in":"query","required":false,"schema":{"$ref":"#/components/schemas/VersionAgainst"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/VersionWithDiff"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 getVersionPicture: {
  id: "getVersionPicture",
  method: "get",
  path: "/api/branding/versions/{version}/picture",
  answeredBy: "livery",
  supplier: null,
  answers: "image/webp",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"version","in":"path","required":true,"schema":{"$ref":"#/components/schemas/VersionNumber"}}, {"name":"size","in":"query","required":false,"schema":{"type":"string","enum":["large","small"],"default":"large"}}],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 restoreVersion: {
  id: "restoreVersion",
  method: "post",
  path: "/api/branding/versions/{version}/restore",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/RestoreRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"version","in":"path","required":true,"schema":{"$ref":"#/components/schemas/VersionNumber"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/Restored"}}
   },
   412: {"$ref":"#/components/schemas/VersionStaleProblem"},
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getSchedules: {
  id: "getSchedules",
  method: "get",
  path: "/api/branding/schedules",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ScheduleList"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 createSchedule: {
  id: "createSchedule",
  method: "post",
  path: "/api/branding/schedules",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/CreateScheduleRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   201: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/PlannedSchedule"}}
   },
   409: {"$ref":"#/components/schemas/ChecksFailedProblem"},
   412: {"$ref":"#/components/schemas/DraftStaleProblem"},
   ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
 },
 changeSchedule: {
  id: "changeSchedule",
  method: "patch",
  path: "/api/branding/schedules/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/UpdateScheduleRequest"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/PlannedSchedule"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 endSchedule: {
  id: "endSchedule",
  method: "delete",
  path: "/api/branding/schedules/{id}",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":false,"schema":{"type":"object","additionalProperties":false}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"id","in":"path","required":true,"schema":{"type":"string","minLength":1,"maxLength":64}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ScheduleList"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 storePicture: {
  id: "storePicture",
  method: "post",
  path: "/api/branding/pictures",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{},"isFile":true},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith, {"name":"for","in":"query","required":true,"schema":{"$ref":"#/components/schemas/PictureUse"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/StoredPicture"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 cropPicture: {
  id: "cropPicture",
  method: "post",
  path: "/api/branding/pictures/crop",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{"$ref":"#/components/schemas/PictureCrop"}},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/StoredPicture"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 getPicturePalette: {
  id: "getPicturePalette",
  method: "get",
  path: "/api/branding/pictures/palette",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"address","in":"query","required":true,"schema":{"$ref":"#/components/schemas/MediaAddress"}}],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/PicturePalette"}}
   },
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 exportSettings: {
  id: "exportSettings",
  method: "get",
  path: "/api/branding/export",
  answeredBy: "livery",
  supplier: null,
  answers: "application/zip",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
 importSettings: {
  id: "importSettings",
  method: "post",
  path: "/api/branding/import",
  answeredBy: "livery",
  supplier: null,
  answers: "application/json",
  requestBody: {"required":true,"schema":{},"isFile":true},
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, xRequestedWith],
  responses: {
   200: {
    "type": "object","additionalProperties": false,"required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ImportedSettings"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
 },
 exportTokens: {
  id: "exportTokens",
  method: "get",
  path: "/api/branding/tokens",
  answeredBy: "livery",
  supplier: null,
  answers: "text/css",
  requestBody: null,
  parameters: [acceptLanguage, xSessionId, timeZone, xAuthOptional, xLiveryAgency, {"name":"format","in":"query","required":true,"schema":{"$ref":"#/components/schemas/TokenFormat"}}],
  responses: {
   200: null,
   ...problems(400, 401, 403, 404, 409, 503),
  },
 },
}

export const schemas: Readonly<Record<string, JsonSchema>> = {
 "ChosenPassword": {"type":"string","minLength":10,"maxLength":200},
 "MailableAddress": {
  "type": "string","maxLength": 254,
  "pattern": "^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
  "x-reason": "must be an email address"
 },
 "SignUp": {
  "type": "object","additionalProperties": false,"required": ["firstName","lastName","email","password"],
  "properties": {
   "firstName": {"$ref":"#/components/schemas/PersonName"},"lastName": {"$ref":"#/components/schemas/PersonName"},
   "email": {"$ref":"#/components/schemas/MailableAddress"},"password": {"$ref":"#/components/schemas/ChosenPassword"},
   "language": {"$ref":"#/components/schemas/LanguageCode"}
  }
 },
 "EmailBody": {
  "type": "object","additionalProperties": false,"required": ["email"],
  "properties": {"email":{"$ref":"#/components/schemas/EmailAddress"}}
 },
 "TokenBody": {
  "type": "object","additionalProperties": false,"required": ["token"],
  "properties": {"token":{"type":"string","minLength":1,"maxLength":200}}
 },
 "NewPassword": {
  "type": "object","additionalProperties": false,"required": ["token","password"],
  "properties": {
   "token": {"type":"string","minLength":1,"maxLength":200},"password": {"$ref":"#/components/schemas/ChosenPassword"}
  }
 },
 "ChangePasswordRequest": {
  "type": "object","additionalProperties": false,"required": ["current","password"],
  "properties": {
   "current": {"type":"string","minLength":1,"maxLength":200},
   "password": {"$ref":"#/components/schemas/ChosenPassword"}
  }
 },
 "Mailed": {
  "type": "object","additionalProperties": false,"required": ["status"],
  "properties": {"status":{"type":"string","const":"mailed"}}
 },
 "ProductCode": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be a code of letters, digits, - and _, 64 at most"
 },
 "OptionId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","x-reason":"must be the id of an option"},
 "UnitId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","x-reason":"must be the id of a unit"},
 "SlotId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,99}$","x-reason":"must be the id of a start time"},
 "UnitKind": {"type":"string","enum":["adult","youth","child","infant","family","senior","student","military","other"]},
 "UnitsWanted": {
  "type": "array","minItems": 1,"maxItems": 12,
  "items": {
   "type": "object","additionalProperties": false,"required": ["unit","count"],
   "properties": {"unit":{"$ref":"#/components/schemas/UnitId"},"count":{"type":"integer","minimum":1,"maximum":90}}
  }
 },
 "LanguageTag": {"type":"string","pattern":"^[a-z]{2,3}(-[A-Z]{2})?$","x-reason":"must be the code of a language"},
 "ActivityCategory": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a category"},
 "ActivityCriteria": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude","date"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "destination": {"type":"string","maxLength":100,"default":""},"date": {"$ref":"#/components/schemas/Date"},
   "until": {"$ref":"#/components/schemas/Date"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "radius": {"type":"number","minimum":1,"maximum":100,"default":15},
   "productCode": {"$ref":"#/components/schemas/ProductCode"}
  }
 },
 "AvailabilityStatus": {"type":"string","enum":["freesale","available","limited","sold_out","closed"]},
 "Minutes": {
  "type": "object","additionalProperties": false,"required": ["from","to"],
  "properties": {"from":{"type":"integer","minimum":1},"to":{"type":"integer","minimum":1}}
 },
 "GuideLanguage": {
  "type": "object","additionalProperties": false,"required": ["language","by"],
  "properties": {
   "language": {"$ref":"#/components/schemas/LanguageTag"},"by": {"type":"string","enum":["guide","audio","written"]}
  }
 },
 "ActivityConfirmation": {"type":"string","enum":["instant","manual","mixed"]},
 "ActivityFeature": {
  "type": "string",
  "enum": [
   "private","small_group","skip_the_line","pickup","wheelchair","digital_ticket","likely_to_sell_out",
   "family_friendly","outdoor","food_included","equipment_included","no_children"
  ]
 },
 "ActivityOffer": {
  "type": "object","additionalProperties": false,
  "required": [
   "productCode","title","contentLanguage","category","picture","guestRating","reviewCount","duration","languages",
   "features","confirmation","position","distance","starts","status","vacancies","pricedBy","worth"
  ],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},"title": {"type":"string","minLength":1},
   "contentLanguage": {"$ref":"#/components/schemas/LanguageTag"},
   "category": {"$ref":"#/components/schemas/ActivityCategory"},"picture": {"$ref":"#/components/schemas/SafeUrl"},
   "guestRating": {"$ref":"#/components/schemas/Rating"},"reviewCount": {"type":"integer","minimum":0},
   "duration": {"$ref":"#/components/schemas/Minutes"},
   "languages": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/GuideLanguage"}},
   "features": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityFeature"}},
   "confirmation": {"$ref":"#/components/schemas/ActivityConfirmation"},
   "freeUntilHours": {"type":"integer","minimum":0,"maximum":2000},"position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},"date": {"$ref":"#/components/schemas/Date"},
   "starts": {"type":"array","maxItems":48,"items":{"$ref":"#/components/schemas/LocalHour"}},
   "status": {"$ref":"#/components/schemas/AvailabilityStatus"},"vacancies": {"type":["integer","null"],"minimum":0},
   "pricedBy": {"type":"string","enum":["person","group"]},"groupSize": {"type":"integer","minimum":1,"maximum":99},
   "worth": {"type":"number"},"price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"}
  }
 },
 "ActivitySearchPart": {
  "oneOf": [
   {"$ref":"#/components/schemas/ActivitySearchOffers"},{"$ref":"#/components/schemas/ActivitySearchDone"},
   {"$ref":"#/components/schemas/ActivitySearchFailed"}
  ]
 },
 "ActivitySearchOffers": {
  "type": "object","additionalProperties": false,"required": ["kind","offers"],
  "properties": {
   "kind": {"const":"offers"},"offers": {"type":"array","items":{"$ref":"#/components/schemas/ActivityOffer"}}
  }
 },
 "ActivitySearchDone": {
  "type": "object","additionalProperties": false,"required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},"total": {"type":"integer","minimum":0},"isSample": {"type":"boolean"},
   "near": {"$ref":"#/components/schemas/PlaceNear"}
  }
 },
 "ActivitySearchFailed": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "ActivityQuery": {
  "type": "object","additionalProperties": false,"required": ["productCode"],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},
   "destination": {"type":"string","maxLength":100,"default":""},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ActivityPlace": {
  "type": "object","additionalProperties": false,"required": ["kind","name","position"],
  "properties": {
   "kind": {"type":"string","enum":["start","itinerary","admission_included","end","redemption","pickup"]},
   "name": {"type":"string","minLength":1,"maxLength":200},"address": {"type":"string","maxLength":300},
   "position": {"oneOf":[{"$ref":"#/components/schemas/Position"},{"type":"null"}]},
   "minutes": {"type":"integer","minimum":0}
  }
 },
 "Pickup": {
  "type": "object","additionalProperties": false,"required": ["offered","places","takesOwnAddress"],
  "properties": {
   "offered": {"type":"string","enum":["always","optional","none"]},
   "places": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/ActivityPlace"}},
   "takesOwnAddress": {"type":"boolean"},"radiusMiles": {"type":"number","minimum":0}
  }
 },
 "ActivityReviewTheme": {
  "type": "object","additionalProperties": false,"required": ["theme","rating"],
  "properties": {
   "theme": {"type":"string","enum":["guide","experience","organisation","value"]},
   "rating": {"$ref":"#/components/schemas/Rating"}
  }
 },
 "ActivityReview": {
  "type": "object","additionalProperties": false,"required": ["text","rating","month"],
  "properties": {
   "text": {"$ref":"#/components/schemas/ActivityText"},"rating": {"$ref":"#/components/schemas/Rating"},
   "month": {"type":"string","pattern":"^\\d{4}-\\d{2}$","x-reason":"must be a month, YYYY-MM"}
  }
 },
 "ActivityText": {"type":"string","minLength":1,"maxLength":600},
 "Activity": {
  "type": "object","additionalProperties": false,
  "required": [
   "productCode","title","contentLanguage","category","description","highlights","inclusions","exclusions",
   "beforeYouBook","beforeYouArrive","accessibility","questions","places","pickup","languages","features",
   "confirmation","duration","position","distance","city","country","timeZone","supplier","reviews","pictures",
   "redemption"
  ],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},"title": {"type":"string","minLength":1},
   "contentLanguage": {"$ref":"#/components/schemas/LanguageTag"},
   "category": {"$ref":"#/components/schemas/ActivityCategory"},"description": {"type":"string","maxLength":4000},
   "highlights": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "inclusions": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "exclusions": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "beforeYouBook": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "beforeYouArrive": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "accessibility": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "questions": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "object","additionalProperties": false,"required": ["question","answer"],
     "properties": {
      "question": {"$ref":"#/components/schemas/ActivityText"},
      "answer": {"type":"string","minLength":1,"maxLength":2000}
     }
    }
   },
   "places": {"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/components/schemas/ActivityPlace"}},
   "pickup": {"$ref":"#/components/schemas/Pickup"},
   "languages": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/GuideLanguage"}},
   "features": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityFeature"}},
   "confirmation": {"$ref":"#/components/schemas/ActivityConfirmation"},
   "duration": {"$ref":"#/components/schemas/Minutes"},"position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},"city": {"type":"string","minLength":1},
   "country": {"$ref":"#/components/schemas/CountryCode"},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "supplier": {"type":"string","minLength":1,"maxLength":120},
   "reviews": {
    "type": "object","additionalProperties": false,"required": ["rating","count"],
    "properties": {
     "rating": {"$ref":"#/components/schemas/Rating"},"count": {"type":"integer","minimum":0},
     "themes": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityReviewTheme"}},
     "samples": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityReview"}}
    }
   },
   "pictures": {"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/components/schemas/HotelPicture"}},
   "redemption": {
    "type": "object","additionalProperties": false,"required": ["per","by"],
    "properties": {
     "per": {"type":"string","enum":["booking","ticket"]},"by": {"type":"string","enum":["digital","print","list"]}
    }
   }
  }
 },
 "ActivityUnit": {
  "type": "object","additionalProperties": false,"required": ["unit","kind","people","accompaniedBy","requiresId"],
  "properties": {
   "unit": {"$ref":"#/components/schemas/UnitId"},"kind": {"$ref":"#/components/schemas/UnitKind"},
   "label": {"type":"string","minLength":1,"maxLength":120},
   "ages": {
    "type": "object","additionalProperties": false,"required": ["from","to"],
    "properties": {
     "from": {"type":"integer","minimum":0,"maximum":120},"to": {"type":"integer","minimum":0,"maximum":120}
    }
   },
   "people": {"type":"integer","minimum":1,"maximum":20},"minimum": {"type":"integer","minimum":0,"maximum":90},
   "maximum": {"type":"integer","minimum":1,"maximum":90},
   "accompaniedBy": {"type":"array","maxItems":9,"items":{"$ref":"#/components/schemas/UnitId"}},
   "requiresId": {"type":"boolean"},
   "heightCm": {
    "type": "object","additionalProperties": false,
    "properties": {"from":{"type":"integer","minimum":0},"to":{"type":"integer","minimum":0}}
   }
  }
 },
 "ActivityOption": {
  "type": "object","additionalProperties": false,
  "required": ["option","title","kind","pricedBy","duration","cutoffMinutes","units","minimumUnits","maximumUnits"],
  "properties": {
   "option": {"$ref":"#/components/schemas/OptionId"},"title": {"type":"string","minLength":1,"maxLength":200},
   "kind": {"type":"string","enum":["start_time","opening_hours"]},
   "pricedBy": {"type":"string","enum":["person","group"]},"duration": {"$ref":"#/components/schemas/Minutes"},
   "language": {"$ref":"#/components/schemas/GuideLanguage"},"pickup": {"type":"boolean"},
   "cutoffMinutes": {"type":"integer","minimum":0},
   "units": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/ActivityUnit"}},
   "minimumUnits": {"type":"integer","minimum":1,"maximum":90},
   "maximumUnits": {"type":"integer","minimum":1,"maximum":90},
   "peopleInMultiplesOf": {"type":"integer","minimum":2,"maximum":20}
  }
 },
 "ActivityAnswer": {
  "type": "object","additionalProperties": false,"required": ["activity","options","isSample"],
  "properties": {
   "activity": {"$ref":"#/components/schemas/Activity"},
   "options": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityOption"}},
   "freeUntilHours": {"type":"integer","minimum":0,"maximum":2000},"isSample": {"type":"boolean"}
  }
 },
 "ActivityCalendarQuery": {
  "type": "object","additionalProperties": false,"required": ["productCode","from","until"],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},"option": {"$ref":"#/components/schemas/OptionId"},
   "from": {"$ref":"#/components/schemas/Date"},"until": {"$ref":"#/components/schemas/Date"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ActivityDay": {
  "type": "object","additionalProperties": false,"required": ["date","status"],
  "properties": {
   "date": {"$ref":"#/components/schemas/Date"},"status": {"$ref":"#/components/schemas/AvailabilityStatus"},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"}
  }
 },
 "ActivityCalendarAnswer": {
  "type": "object","additionalProperties": false,"required": ["currency","days"],
  "properties": {
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "days": {"type":"array","maxItems":93,"items":{"$ref":"#/components/schemas/ActivityDay"}}
  }
 },
 "ActivitySlotsQuery": {
  "type": "object","additionalProperties": false,"required": ["productCode","date","units"],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},"date": {"$ref":"#/components/schemas/Date"},
   "units": {"$ref":"#/components/schemas/UnitsWanted"},"destination": {"type":"string","maxLength":100,"default":""},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "SlotTime": {
  "type": "object","additionalProperties": false,"required": ["slot","start","end","isAllDay"],
  "properties": {
   "slot": {"$ref":"#/components/schemas/SlotId"},"start": {"$ref":"#/components/schemas/LocalMoment"},
   "end": {"$ref":"#/components/schemas/LocalMoment"},"isAllDay": {"type":"boolean"},
   "validUntil": {"$ref":"#/components/schemas/Date"},
   "opens": {
    "type": "array","maxItems": 4,
    "items": {
     "type": "object","additionalProperties": false,"required": ["from","until"],
     "properties": {"from":{"$ref":"#/components/schemas/LocalHour"},"until":{"$ref":"#/components/schemas/LocalHour"}}
    }
   }
  }
 },
 "UnitRefusal": {
  "type": "object","additionalProperties": false,"required": ["reason"],
  "properties": {
   "reason": {
    "type": "string","enum": ["needs_companion","too_few","too_many","too_few_places","unknown_unit","uneven_family"]
   },
   "unit": {"$ref":"#/components/schemas/UnitId"},"limit": {"type":"integer","minimum":0}
  }
 },
 "ActivitySlot": {
  "type": "object","additionalProperties": false,"required": ["time","status","vacancies","confirmation","cutoffAt"],
  "properties": {
   "time": {"$ref":"#/components/schemas/SlotTime"},"status": {"$ref":"#/components/schemas/AvailabilityStatus"},
   "vacancies": {"type":["integer","null"],"minimum":0},"confirmation": {"type":"string","enum":["instant","manual"]},
   "cutoffAt": {"type":"string","format":"date-time"},"refusal": {"$ref":"#/components/schemas/UnitRefusal"},
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"}
  }
 },
 "ActivitySlotsAnswer": {
  "type": "object","additionalProperties": false,"required": ["date","options"],
  "properties": {
   "date": {"$ref":"#/components/schemas/Date"},
   "closed": {"type":"string","enum":["not_operating","sold_out","too_late"]},
   "nextDate": {"$ref":"#/components/schemas/Date"},
   "options": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "object","additionalProperties": false,"required": ["option","slots"],
     "properties": {
      "option": {"$ref":"#/components/schemas/OptionId"},"refusal": {"$ref":"#/components/schemas/UnitRefusal"},
      "slots": {"type":"array","maxItems":48,"items":{"$ref":"#/components/schemas/ActivitySlot"}}
     }
    }
   }
  }
 },
 "BookingServiceTitle": {"type":"string","enum":["Hotels","Air Travel","Resorts","Cars","Activities","Cruise"]},
 "BookingMenuItemOption": {
  "type": "object","additionalProperties": false,"required": ["title","active"],
  "properties": {"title":{"$ref":"#/components/schemas/BookingServiceTitle"},"active":{"type":"boolean"}}
 },
 "LanguageCode": {"type":"string","enum":["en","pt","es","da","no","de","ar","fr","sv"]},
 "CountryCode": {
  "type": "string","pattern": "^[A-Z]{2}$","x-reason": "must be a country code of two capital letters, such as DK"
 },
 "CurrencyCode": {
  "type": "string","pattern": "^[A-Z]{3}$","x-reason": "must be a currency code of three capital letters, such as DKK"
 },
 "TimeZone": {
  "type": "string","maxLength": 60,"pattern": "^[A-Z][A-Za-z]*(?:/[A-Za-z0-9_+-]+){0,2}$",
  "x-reason": "must be the name of a time zone, such as Europe/Lisbon"
 },
 "HexColor": {
  "type": "string","pattern": "^#[0-9a-fA-F]{6}$","x-reason": "must be a colour written #rrggbb, such as #2c7be5"
 },
 "SafeUrl": {
  "type": "string","maxLength": 2048,
  "pattern": "^(https://[^\\s\\\\]+|mailto:[^\\s\\\\]+|tel:[+0-9 ()-]+|/(?![/\\\\])[^\\s\\\\]*)$",
  "x-reason": "must be an https, mailto or tel address, or a path on this site that begins with one slash"
 },
 "Slug": {
  "type": "string","pattern": "^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$",
  "x-reason": "must be lower-case letters, digits and inner hyphens, 40 at most"
 },
 "MetaData": {
  "type": "object","additionalProperties": false,"required": ["title","description","keywords"],
  "properties": {
   "title": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":120},
   "description": {"type":"string","maxLength":320},"keywords": {"type":"string","maxLength":320}
  }
 },
 "Sso": {
  "type": "object","additionalProperties": false,"required": ["isSSOEnabled","isDirectLoginAllowedForSSOUsers"],
  "properties": {"isSSOEnabled":{"type":"boolean"},"isDirectLoginAllowedForSSOUsers":{"type":"boolean"}}
 },
 "SocialLinks": {
  "type": "object","additionalProperties": false,
  "properties": {
   "linkedin": {"$ref":"#/components/schemas/SafeUrl"},"instagram": {"$ref":"#/components/schemas/SafeUrl"},
   "facebook": {"$ref":"#/components/schemas/SafeUrl"},"twitter": {"$ref":"#/components/schemas/SafeUrl"},
   "youtube": {"$ref":"#/components/schemas/SafeUrl"},"discord": {"$ref":"#/components/schemas/SafeUrl"},
   "tiktok": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "Analytics": {
  "type": "object","additionalProperties": false,"required": ["isEnabled"],
  "properties": {
   "isEnabled": {"type":"boolean"},
   "googleAnalyticsId": {
    "type": "string","pattern": "^(G|GT)-[A-Z0-9]{4,20}$",
    "x-reason": "must be a tag of Google Analytics 4 such as G-ABC123; UA- tags no longer count, and AW- tags are for advertising, which pages do not load"
   },
   "facebookAnalyticsId": {"type":"string","pattern":"^[0-9]{5,20}$","x-reason":"must be 5 to 20 digits"}
  }
 },
 "ThemeInput": {
  "type": "object","additionalProperties": false,
  "properties": {
   "mode": {"type":"string","enum":["light","dark","auto"],"default":"auto"},
   "radius": {"type":"string","enum":["none","small","medium","large","full"],"default":"medium"},
   "typePairing": {
    "type": "string","enum": ["modern","editorial","friendly","classic","technical","elegant","expressive","arabic"],
    "default": "modern"
   },
   "density": {"type":"string","enum":["compact","comfortable","spacious"],"default":"comfortable"},
   "elevation": {"type":"string","enum":["flat","soft","raised"],"default":"soft"},
   "secondaryColor": {"$ref":"#/components/schemas/HexColor"},"neutralTint": {"$ref":"#/components/schemas/HexColor"}
  }
 },
 "HomeContent": {
  "type": "object","additionalProperties": false,"required": ["headline","subline","scene"],
  "properties": {
   "headline": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":90},
   "subline": {"type":"string","maxLength":200},
   "scene": {"type":"string","enum":["beach","old-town","skyline","mountain","desert","harbour","forest"]},
   "timeOfDay": {"type":"string","enum":["dawn","day","golden","dusk","night"],"default":"golden"},
   "layout": {"type":"string","enum":["side","middle","framed"],"default":"side"},
   "place": {"$ref":"#/components/schemas/HomePlace"}
  }
 },
 "PublishedHome": {
  "type": "object","additionalProperties": false,"required": ["headline","subline","scene","place"],
  "properties": {
   "headline": {"$ref":"#/components/schemas/HomeContent/properties/headline"},
   "subline": {"$ref":"#/components/schemas/HomeContent/properties/subline"},
   "scene": {"$ref":"#/components/schemas/HomeContent/properties/scene"},
   "timeOfDay": {"$ref":"#/components/schemas/HomeContent/properties/timeOfDay"},
   "layout": {"$ref":"#/components/schemas/HomeContent/properties/layout"},
   "place": {"$ref":"#/components/schemas/HomePlace"}
  }
 },
 "HomePlace": {
  "type": "object","additionalProperties": false,"required": ["name","latitude","longitude"],
  "properties": {
   "name": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":80},
   "latitude": {"type":"number","minimum":-90,"maximum":90},"longitude": {"type":"number","minimum":-180,"maximum":180}
  }
 },
 "ChatWidget": {
  "type": "object","additionalProperties": false,"required": ["url","label"],
  "properties": {
   "url": {"type":"string","maxLength":2048,"pattern":"^https://[^\\s\\\\]+$","x-reason":"must be an https address"},
   "label": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":60}
  }
 },
 "Agency": {
  "type": "object","additionalProperties": false,
  "required": [
   "id","version","agencyName","subdomain","logo","logoMobile","favicon","metaData","status","defaultLanguage",
   "defaultCountry","primaryColor","isSubscribed","returnUrl","sso","allowNonLoginFlow","isHideLoginOption",
   "isHideSignupOption","hideHeaderforDealProposal","displayTopDestinations","bookingMenuItemOptions",
   "currentPaymentGateway","isAbousUsEnable","aboutUsEnableTitle","isFaqEnable","faqEnableTitle","privacyPolicy",
   "cookiesPolicy","disclaimer","userTermsAndConditions","publishedPages","socialLinks","contactPhoneNumber",
   "contactEmailId","displaySupportPhoneFooter","displayAddressFooter","addressLine1","city","state","country",
   "zipCode","analytics","showAcceptedPayments","savingsPopup","supportMode","academyUrl","defaultCurrency",
   "isPlatformBrand","analyticsConsentRegions","thirdParties","theme","home","languages"
  ],
  "properties": {
   "id": {"type":"string","format":"uuid"},"version": {"type":"integer","minimum":1},
   "agencyName": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":80},
   "subdomain": {"$ref":"#/components/schemas/Slug"},"logo": {"$ref":"#/components/schemas/SafeUrl"},
   "logoMobile": {"$ref":"#/components/schemas/SafeUrl"},"favicon": {"$ref":"#/components/schemas/SafeUrl"},
   "metaData": {"$ref":"#/components/schemas/MetaData"},"status": {"type":"string","enum":["Active","Inactive"]},
   "defaultLanguage": {"$ref":"#/components/schemas/LanguageCode"},
   "defaultCountry": {"$ref":"#/components/schemas/CountryCode"},
   "primaryColor": {"$ref":"#/components/schemas/HexColor"},"isSubscribed": {"type":"boolean"},
   "returnUrl": {
    "type": "string","maxLength": 2048,"pattern": "^(|https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-reason": "must be an https address, a path on this site that begins with one slash, or empty"
   },
   "sso": {"$ref":"#/components/schemas/Sso"},"allowNonLoginFlow": {"type":"boolean"},
   "isHideLoginOption": {"type":"boolean"},"isHideSignupOption": {"type":"boolean"},
   "hideHeaderforDealProposal": {"type":"boolean"},"displayTopDestinations": {"type":"boolean"},
   "bookingMenuItemOptions": {"type":"array","maxItems":6,"items":{"$ref":"#/components/schemas/BookingMenuItemOption"}},
   "currentPaymentGateway": {"type":"string","enum":["sandbox","stripe"]},"isAbousUsEnable": {"type":"boolean"},
   "aboutUsEnableTitle": {"type":"string","maxLength":80},"isFaqEnable": {"type":"boolean"},
   "faqEnableTitle": {"type":"string","maxLength":80},"privacyPolicy": {"type":"string","maxLength":60000},
   "cookiesPolicy": {"type":"string","maxLength":60000},"disclaimer": {"type":"string","maxLength":60000},
   "userTermsAndConditions": {"type":"string","maxLength":60000},
   "publishedPages": {
    "type": "array","maxItems": 4,"uniqueItems": true,
    "items": {"type":"string","enum":["user-terms","cancellation-policies","blog","hidden-gems"]}
   },
   "socialLinks": {"$ref":"#/components/schemas/SocialLinks"},
   "contactPhoneNumber": {
    "type": "string","maxLength": 32,"pattern": "^[\\p{L}\\p{Nd}+() .,/#*-]*$",
    "x-reason": "must be a phone number of digits, letters, spaces and + ( ) . , / # * -, or empty"
   },
   "contactEmailId": {
    "type": "string","maxLength": 254,
    "pattern": "^$|^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
    "x-reason": "must be an email address, or empty"
   },
   "displaySupportPhoneFooter": {"type":"boolean"},"displayAddressFooter": {"type":"boolean"},
   "addressLine1": {"type":"string","maxLength":120},"city": {"type":"string","maxLength":80},
   "state": {"type":"string","maxLength":80},"country": {"type":"string","maxLength":80},
   "zipCode": {"type":"string","maxLength":20},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "analytics": {"$ref":"#/components/schemas/Analytics"},"showAcceptedPayments": {"type":"boolean","default":true},
   "savingsPopup": {"type":"boolean","default":true},
   "supportMode": {"type":"string","enum":["page","chat"],"default":"page"},
   "defaultCurrency": {"$ref":"#/components/schemas/CurrencyCode"},
   "isPlatformBrand": {"type":"boolean","default":false},
   "analyticsConsentRegions": {"type":"array","maxItems":250,"items":{"$ref":"#/components/schemas/CountryCode"}},
   "thirdParties": {
    "type": "array","maxItems": 20,
    "items": {
     "type": "string","pattern": "^https://[a-z0-9.-]+$",
     "x-reason": "must be an origin such as https://widget.example, without a path"
    }
   },
   "chatWidget": {"$ref":"#/components/schemas/ChatWidget"},
   "academyUrl": {
    "type": "string","maxLength": 2048,"pattern": "^(|https://[^\\s\\\\]+)$",
    "x-reason": "must be an https address, or empty","default": ""
   },
   "theme": {"$ref":"#/components/schemas/ThemeInput"},"home": {"$ref":"#/components/schemas/PublishedHome"},
   "languages": {
    "type": "array","minItems": 1,"maxItems": 9,"uniqueItems": true,
    "items": {"$ref":"#/components/schemas/LanguageCode"}
   }
  }
 },
 "AgentType": {"type":"string","enum":["AgencyOwner","Admin","SalesAgent"]},
 "AgentStatus": {"type":"string","enum":["active","invited","inactive"]},
 "AgentId": {"type":"string","pattern":"^[A-Za-z0-9-]{1,64}$","x-reason":"must be an agent's id"},
 "Agent": {
  "type": "object","additionalProperties": false,
  "required": ["id","email","firstName","lastName","userType","isRestricted","status","isSelf"],
  "properties": {
   "id": {"$ref":"#/components/schemas/AgentId"},"email": {"$ref":"#/components/schemas/EmailAddress"},
   "firstName": {"type":"string"},"lastName": {"type":"string"},"profileImage": {"$ref":"#/components/schemas/SafeUrl"},
   "userType": {"$ref":"#/components/schemas/AgentType"},"isRestricted": {"type":"boolean"},
   "status": {"$ref":"#/components/schemas/AgentStatus"},"isSelf": {"type":"boolean"}
  }
 },
 "PersonName": {
  "type": "string","maxLength": 80,"pattern": "^[^\\p{Cc}<>]*[^\\s\\p{Cc}<>][^\\p{Cc}<>]*$",
  "x-reason": "must have a letter, and neither < nor > nor control characters"
 },
 "AgentInvitation": {
  "type": "object","additionalProperties": false,"required": ["email","firstName","lastName","userType"],
  "properties": {
   "email": {"$ref":"#/components/schemas/MailableAddress"},"firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},"userType": {"$ref":"#/components/schemas/AgentType"},
   "isRestricted": {"type":"boolean","default":false}
  }
 },
 "UpdateAgentRequest": {
  "type": "object","additionalProperties": false,"minProperties": 1,
  "properties": {
   "userType": {"$ref":"#/components/schemas/AgentType"},"isRestricted": {"type":"boolean"},
   "isActive": {"type":"boolean"}
  }
 },
 "BookingReference": {
  "type": "string","pattern": "^[A-Z0-9]{2,4}-[A-Z0-9]{6,10}$",
  "x-reason": "must be a booking reference such as LV-7K3QX9"
 },
 "CreateQuoteRequest": {
  "type": "object","additionalProperties": false,"required": ["items"],
  "properties": {
   "items": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/WantedItem"}},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "shownTotal": {"$ref":"#/components/schemas/MoneyAmount"},"proposalId": {"type":"string","format":"uuid"}
  }
 },
 "WantedItem": {
  "type": "object","additionalProperties": false,"required": ["product","rateKey"],
  "properties": {"product":{"$ref":"#/components/schemas/Product"},"rateKey":{"$ref":"#/components/schemas/RateKey"}}
 },
 "UpdateQuoteRequest": {
  "type": "object","additionalProperties": false,"minProperties": 1,
  "properties": {
   "promoCode": {"oneOf":[{"$ref":"#/components/schemas/PromoCode"},{"type":"null"}]},"useCredits": {"type":"boolean"}
  }
 },
 "PromoCode": {
  "type": "string","maxLength": 32,"pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$",
  "x-reason": "must be a code of letters, digits, - and _, 32 at most"
 },
 "Discount": {
  "type": "object","additionalProperties": false,"required": ["kind","amount"],
  "properties": {
   "kind": {"type":"string","enum":["promo","credits"]},"code": {"$ref":"#/components/schemas/PromoCode"},
   "amount": {"type":"integer","minimum":0}
  }
 },
 "ItemSubject": {
  "oneOf": [
   {"$ref":"#/components/schemas/HotelSubject"},{"$ref":"#/components/schemas/ActivitySubject"},
   {"$ref":"#/components/schemas/CarSubject"},{"$ref":"#/components/schemas/FlightSubject"},
   {"$ref":"#/components/schemas/ResortSubject"}
  ],
  "discriminator": {"propertyName":"product"}
 },
 "PaymentEntry": {
  "type": "object","additionalProperties": false,"required": ["amount","to","kind"],
  "properties": {
   "at": {"$ref":"#/components/schemas/Date"},"amount": {"$ref":"#/components/schemas/MoneyAmount"},
   "to": {"type":"string","enum":["agency","supplier"]},
   "kind": {"type":"string","enum":["deposit","balance","local","hold"]},
   "state": {"$ref":"#/components/schemas/PaymentEntryState"},"refunded": {"$ref":"#/components/schemas/MoneyAmount"},
   "declined": {"type":"string","maxLength":60},"isPayable": {"type":"boolean"},
   "cancelsOn": {"$ref":"#/components/schemas/Date"}
  }
 },
 "PaymentEntryState": {"type":"string","enum":["due","processing","paid","failed","overdue","released"]},
 "QuoteItem": {
  "type": "object","additionalProperties": false,"required": ["subject","price","requirements","paymentSchedule"],
  "properties": {
   "subject": {"$ref":"#/components/schemas/ItemSubject"},"price": {"$ref":"#/components/schemas/ShownPrice"},
   "requirements": {
    "type": "array","minItems": 1,"maxItems": 90,"items": {"$ref":"#/components/schemas/TravellerRequirement"}
   },
   "questions": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/ProductQuestion"}},
   "paymentSchedule": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/PaymentEntry"}}
  }
 },
 "Quote": {
  "type": "object","additionalProperties": false,
  "required": ["id","status","expiresAt","items","total","dueNow","paymentSchedule","discounts","payment"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"status": {"type":"string","enum":["available","price_changed"]},
   "audience": {"$ref":"#/components/schemas/MarkupAudience"},"expiresAt": {"type":"string","format":"date-time"},
   "items": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/QuoteItem"}},
   "total": {"$ref":"#/components/schemas/MoneyAmount"},
   "paymentSchedule": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/PaymentEntry"}},
   "shownTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "discounts": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Discount"}},
   "dueNow": {"$ref":"#/components/schemas/MoneyAmount"},"credits": {"$ref":"#/components/schemas/MoneyAmount"},
   "takesPromo": {"type":"boolean","default":false},"payment": {"$ref":"#/components/schemas/PaymentMethods"},
   "payLater": {"$ref":"#/components/schemas/PayLater"},"isMailed": {"type":"boolean"}
  }
 },
 "PayLater": {
  "type": "object","additionalProperties": false,"required": ["payBy"],
  "properties": {"priceUntil":{"type":"string","format":"date-time"},"payBy":{"type":"string","format":"date-time"}}
 },
 "PaymentMethods": {
  "type": "object","additionalProperties": false,"required": ["gateway"],
  "properties": {
   "gateway": {"type":"string","enum":["none","sandbox","stripe","unavailable"]},"publishableKey": {"type":"string"}
  }
 },
 "Contact": {
  "type": "object","additionalProperties": false,"required": ["firstName","lastName","email","phone"],
  "properties": {
   "firstName": {"$ref":"#/components/schemas/PersonName"},"lastName": {"$ref":"#/components/schemas/PersonName"},
   "email": {"$ref":"#/components/schemas/EmailAddress"},"phone": {"$ref":"#/components/schemas/InternationalPhone"}
  }
 },
 "InternationalPhone": {
  "type": "string","pattern": "^\\+[1-9]\\d{5,14}$",
  "x-reason": "must be an international telephone number, such as +442079460958"
 },
 "CreateBookingRequest": {
  "type": "object","additionalProperties": false,"required": ["quoteId","shownTotal","contact","parties"],
  "properties": {
   "quoteId": {"type":"string","format":"uuid"},"shownTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "contact": {"$ref":"#/components/schemas/Contact"},
   "parties": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/Party"}},
   "requests": {"type":"string","maxLength":500,"default":""},
   "arrival": {"type":"string","pattern":"^(?:[01]\\d|2[0-3]):00$","x-reason":"must be an hour of the day, HH:00"},
   "payLater": {"type":"boolean","default":false}
  }
 },
 "ItemState": {
  "type": "string",
  "enum": [
   "on_hold","in_doubt","pending","confirmed","rejected","expired","released","cancellation_requested","cancelled",
   "completed"
  ]
 },
 "BookingState": {
  "type": "string",
  "enum": [
   "needs_choice","on_hold","in_doubt","pending","partly_confirmed","confirmed","rejected","expired","released",
   "cancellation_requested","cancelled","completed"
  ]
 },
 "ItemAction": {"type":"string","enum":["cancel","change","update_travellers","add_services"]},
 "BookingItem": {
  "type": "object","additionalProperties": false,
  "required": ["id","state","subject","party","price","paymentSchedule","cancellation","availableActions"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"state": {"$ref":"#/components/schemas/ItemState"},
   "subject": {"$ref":"#/components/schemas/ItemSubject"},"party": {"$ref":"#/components/schemas/ShownParty"},
   "price": {"$ref":"#/components/schemas/ShownPrice"},
   "paymentSchedule": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/PaymentEntry"}},
   "confirmationNumber": {"type":"string"},"isLeftOut": {"type":"boolean"},"costsNothing": {"type":"boolean"},
   "discounts": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Discount"}},
   "cancellation": {"$ref":"#/components/schemas/ItemCancellation"},
   "availableActions": {"type":"array","maxItems":4,"items":{"$ref":"#/components/schemas/ItemAction"}},
   "laterQuestions": {"$ref":"#/components/schemas/LaterQuestions"},
   "amendments": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Amendment"}},
   "supplierChanges": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/SupplierChange"}}
  }
 },
 "ItemChange": {
  "oneOf": [
   {"$ref":"#/components/schemas/HotelChange"},{"$ref":"#/components/schemas/ActivityChange"},
   {"$ref":"#/components/schemas/CarChange"},{"$ref":"#/components/schemas/FlightChange"},
   {"$ref":"#/components/schemas/ResortChange"}
  ],
  "discriminator": {"propertyName":"product"}
 },
 "AmendmentState": {"type":"string","enum":["proposed","accepted","applying","in_doubt","applied","rejected","failed"]},
 "Amendment": {
  "type": "object","additionalProperties": false,
  "required": ["id","state","createdAt","was","becomes","wasTotal","becomesTotal","due","refund","requirements"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"state": {"$ref":"#/components/schemas/AmendmentState"},
   "createdAt": {"type":"string","format":"date-time"},"expiresAt": {"type":"string","format":"date-time"},
   "secondsLeft": {"type":"integer","minimum":0},"was": {"$ref":"#/components/schemas/ItemSubject"},
   "becomes": {"$ref":"#/components/schemas/ItemSubject"},"wasTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "becomesTotal": {"$ref":"#/components/schemas/MoneyAmount"},"due": {"$ref":"#/components/schemas/MoneyAmount"},
   "refund": {"$ref":"#/components/schemas/MoneyAmount"},
   "requirements": {
    "type": "array","minItems": 1,"maxItems": 90,"items": {"$ref":"#/components/schemas/TravellerRequirement"}
   },
   "staying": {"type":"array","maxItems":90,"items":{"type":"integer","minimum":0,"maximum":89}},
   "questions": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/ProductQuestion"}},
   "payment": {"$ref":"#/components/schemas/BookingPayment"},"isAskedByMail": {"type":"boolean"},
   "reason": {
    "type": "string",
    "enum": ["sold_out","price_changed","refused","no_answer","payment","lapsed","cancelled","superseded","withdrawn"]
   }
  }
 },
 "QuoteAmendmentRequest": {
  "type": "object","additionalProperties": false,"required": ["change"],
  "properties": {"itemId":{"type":"string","format":"uuid"},"change":{"$ref":"#/components/schemas/ItemChange"}}
 },
 "AcceptAmendmentRequest": {
  "type": "object","additionalProperties": false,"properties": {"party":{"$ref":"#/components/schemas/AmendedParty"}}
 },
 "SupplierChange": {
  "type": "object","additionalProperties": false,
  "required": ["id","state","foundAt","respondBy","was","becomes","answers","unlessAnswered"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"state": {"type":"string","enum":["open","accepted","declined"]},
   "foundAt": {"type":"string","format":"date-time"},"respondBy": {"type":"string","format":"date-time"},
   "was": {"$ref":"#/components/schemas/ItemSubject"},"becomes": {"$ref":"#/components/schemas/ItemSubject"},
   "answers": {"type":"array","minItems":1,"maxItems":2,"items":{"$ref":"#/components/schemas/ChangeAnswer"}},
   "unlessAnswered": {"$ref":"#/components/schemas/ChangeAnswer"},
   "lessPrice": {"$ref":"#/components/schemas/MoneyAmount"},"isDefault": {"type":"boolean"},
   "isSettling": {"type":"boolean"}
  }
 },
 "ChangeAnswer": {"type":"string","enum":["accept","cancel"]},
 "LaterQuestions": {
  "type": "object","additionalProperties": false,"required": ["questions","until"],
  "properties": {
   "questions": {"type":"array","minItems":1,"maxItems":40,"items":{"$ref":"#/components/schemas/ProductQuestion"}},
   "until": {"type":"string","format":"date-time"}
  }
 },
 "AnswerQuestionsRequest": {
  "type": "object","additionalProperties": false,"required": ["itemId","answers"],
  "properties": {
   "itemId": {"type":"string","format":"uuid"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "AnswerSupplierChangeRequest": {
  "type": "object","additionalProperties": false,"required": ["answer"],
  "properties": {"answer":{"$ref":"#/components/schemas/ChangeAnswer"}}
 },
 "ItemCancellation": {
  "type": "object","additionalProperties": false,
  "properties": {
   "at": {"type":"string","format":"date-time"},"penalty": {"$ref":"#/components/schemas/MoneyAmount"},
   "refund": {"$ref":"#/components/schemas/MoneyAmount"},"refundedBefore": {"$ref":"#/components/schemas/MoneyAmount"},
   "creditsBack": {"$ref":"#/components/schemas/MoneyAmount"},"owed": {"$ref":"#/components/schemas/MoneyAmount"},
   "supplierCredits": {"type":"array","minItems":1,"maxItems":17,"items":{"$ref":"#/components/schemas/SupplierCredit"}}
  }
 },
 "PaymentState": {
  "type": "string",
  "enum": ["requires_payment_method","requires_action","processing","requires_capture","succeeded","canceled"]
 },
 "BookingPayment": {
  "type": "object","additionalProperties": false,"required": ["state","due","paid","refunded"],
  "properties": {
   "gateway": {"type":"string","enum":["none","sandbox","stripe"]},
   "state": {"$ref":"#/components/schemas/PaymentState"},"due": {"$ref":"#/components/schemas/MoneyAmount"},
   "paid": {"$ref":"#/components/schemas/MoneyAmount"},"refunded": {"$ref":"#/components/schemas/MoneyAmount"},
   "refunding": {"$ref":"#/components/schemas/MoneyAmount"},"reference": {"type":"string"},
   "clientSecret": {"type":"string"},"publishableKey": {"type":"string"},"isStranded": {"type":"boolean"},
   "declined": {"type":"string","maxLength":60},"at": {"$ref":"#/components/schemas/Date"}
  }
 },
 "Booking": {
  "type": "object","additionalProperties": false,
  "required": [
   "reference","state","createdAt","items","total","paymentSchedule","discounts","contact","payment","requests","terms"
  ],
  "properties": {
   "reference": {"$ref":"#/components/schemas/BookingReference"},"state": {"$ref":"#/components/schemas/BookingState"},
   "createdAt": {"type":"string","format":"date-time"},
   "hold": {
    "type": "object","additionalProperties": false,"required": ["expiresAt","secondsLeft","canExtend"],
    "properties": {
     "expiresAt": {"type":"string","format":"date-time"},"secondsLeft": {"type":"integer","minimum":0},
     "canExtend": {"type":"boolean"},"payLater": {"$ref":"#/components/schemas/PayLater"}
    }
   },
   "items": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/BookingItem"}},
   "total": {"$ref":"#/components/schemas/MoneyAmount"},
   "paymentSchedule": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/PaymentEntry"}},
   "discounts": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Discount"}},
   "contact": {"$ref":"#/components/schemas/Contact"},"requests": {"type":"string"},"arrival": {"type":"string"},
   "canClaim": {"type":"boolean"},"isReadOnly": {"type":"boolean"},"isMailed": {"type":"boolean"},
   "canReassign": {"type":"boolean"},"payment": {"$ref":"#/components/schemas/BookingPayment"},
   "entryPayment": {"$ref":"#/components/schemas/BookingPayment"},
   "terms": {
    "type": "object","additionalProperties": false,"required": ["version","language"],
    "properties": {"version":{"type":"integer","minimum":1},"language":{"$ref":"#/components/schemas/LanguageCode"}}
   },
   "history": {"type":"array","maxItems":400,"items":{"$ref":"#/components/schemas/BookingStep"}}
  }
 },
 "BookingSummary": {
  "type": "object","additionalProperties": false,
  "required": [
   "reference","product","state","createdAt","title","place","picture","start","end","total","guests","itemCount"
  ],
  "properties": {
   "reference": {"$ref":"#/components/schemas/BookingReference"},"product": {"$ref":"#/components/schemas/Product"},
   "itemCount": {"type":"integer","minimum":1,"maximum":9},"state": {"$ref":"#/components/schemas/BookingState"},
   "createdAt": {"type":"string","format":"date-time"},
   "hold": {
    "type": "object","additionalProperties": false,"required": ["expiresAt","secondsLeft"],
    "properties": {"expiresAt":{"type":"string","format":"date-time"},"secondsLeft":{"type":"integer","minimum":0}}
   },
   "title": {"type":"string"},"place": {"type":"string"},"picture": {"$ref":"#/components/schemas/SafeUrl"},
   "start": {"$ref":"#/components/schemas/Date"},"end": {"$ref":"#/components/schemas/Date"},
   "startTime": {"$ref":"#/components/schemas/LocalHour"},"endTime": {"$ref":"#/components/schemas/LocalHour"},
   "attention": {"$ref":"#/components/schemas/BookingAttention"},"total": {"$ref":"#/components/schemas/MoneyAmount"},
   "afterDiscounts": {"$ref":"#/components/schemas/MoneyAmount"},"guests": {"type":"integer","minimum":1},
   "traveller": {"type":"string","x-seen-by":"menu.bookings"},"email": {"type":"string","x-seen-by":"menu.bookings"},
   "net": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.agent"},
   "markup": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.agent"}
  }
 },
 "BookingAttention": {
  "type": "object","additionalProperties": false,"required": ["what"],
  "properties": {
   "what": {"type":"string","enum":["choice","supplier_change","change_payment","payment"]},
   "dueOn": {"$ref":"#/components/schemas/Date"}
  }
 },
 "BookingCounts": {
  "type": "object","additionalProperties": false,"required": ["upcoming","past","cancelled"],
  "properties": {
   "upcoming": {"type":"integer","minimum":0},"past": {"type":"integer","minimum":0},
   "cancelled": {"type":"integer","minimum":0}
  }
 },
 "BookingStep": {
  "type": "object","additionalProperties": false,"required": ["at","what"],
  "properties": {
   "at": {"type":"string","format":"date-time"},
   "what": {
    "type": "string",
    "enum": [
     "held","claimed","extended","sent","confirmed","rejected","expired","released","cancellation_requested",
     "cancellation_refused","cancelled","completed","declined","paid","released_payment","refunded","supplier_changed",
     "change_accepted","amended","amendment_refused","answered"
    ]
   },
   "itemId": {"type":"string","format":"uuid"},"amount": {"$ref":"#/components/schemas/MoneyAmount"}
  }
 },
 "CancellationQuote": {
  "type": "object","additionalProperties": false,"required": ["id","expiresAt","secondsLeft","penalty","refund"],
  "properties": {
   "id": {"type":"string","minLength":8,"maxLength":200},"expiresAt": {"type":"string","format":"date-time"},
   "secondsLeft": {"type":"integer","minimum":0},"penalty": {"$ref":"#/components/schemas/MoneyAmount"},
   "refund": {"$ref":"#/components/schemas/MoneyAmount"},"creditsBack": {"$ref":"#/components/schemas/MoneyAmount"},
   "owed": {"$ref":"#/components/schemas/MoneyAmount"},
   "supplierCredits": {"type":"array","minItems":1,"maxItems":17,"items":{"$ref":"#/components/schemas/SupplierCredit"}}
  }
 },
 "SupplierCredit": {
  "type": "object","additionalProperties": false,"required": ["traveller","issuer","amount","expiresOn"],
  "properties": {
   "traveller": {"type":"integer","minimum":0,"maximum":89},"issuer": {"type":"string","minLength":1,"maxLength":120},
   "amount": {"$ref":"#/components/schemas/MoneyAmount"},"code": {"type":"string","minLength":4,"maxLength":40},
   "expiresOn": {"$ref":"#/components/schemas/Date"}
  }
 },
 "WalletEntry": {
  "type": "object","additionalProperties": false,"required": ["at","reason","amount"],
  "properties": {
   "at": {"type":"string","format":"date-time"},
   "reason": {"type":"string","enum":["welcome","booking","cancellation","reward","adjustment"]},
   "reference": {"$ref":"#/components/schemas/BookingReference"},"amount": {"type":"integer"}
  }
 },
 "Wallet": {
  "type": "object","additionalProperties": false,"required": ["balance","entries"],
  "properties": {
   "balance": {"$ref":"#/components/schemas/MoneyAmount"},
   "entries": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/WalletEntry"}}
  }
 },
 "EmptyBody": {"type":"object","additionalProperties":false},
 "PayRequest": {"type":"object","additionalProperties":false,"properties":{"at":{"$ref":"#/components/schemas/Date"}}},
 "BookingKey": {
  "type": "object","additionalProperties": false,"required": ["key"],
  "properties": {
   "key": {"type":"string","pattern":"^[A-Za-z0-9_-]{20,100}$","x-reason":"must be the key of the mailed link"}
  }
 },
 "ConfirmBookingRequest": {
  "type": "object","additionalProperties": false,
  "properties": {"without":{"type":"array","maxItems":9,"items":{"type":"string","format":"uuid"}}}
 },
 "CancellationQuoteRequest": {
  "type": "object","additionalProperties": false,"properties": {"itemId":{"type":"string","format":"uuid"}}
 },
 "CancelBookingRequest": {
  "type": "object","additionalProperties": false,"required": ["quoteId"],
  "properties": {"quoteId":{"type":"string","minLength":8,"maxLength":200}}
 },
 "SandboxToken": {
  "oneOf": [
   {
    "type": "object","additionalProperties": false,"required": ["clientSecret","token"],
    "properties": {
     "clientSecret": {"$ref":"#/components/schemas/ClientSecret"},
     "token": {"type":"string","pattern":"^sandbox_[a-z_]{2,40}$","x-reason":"must be a token of the sandbox"}
    }
   },
   {
    "type": "object","additionalProperties": false,"required": ["clientSecret","isApproved"],
    "properties": {"clientSecret":{"$ref":"#/components/schemas/ClientSecret"},"isApproved":{"type":"boolean"}}
   }
  ]
 },
 "ClientSecret": {
  "type": "string","maxLength": 200,"pattern": "^[A-Za-z0-9_-]{8,200}$",
  "x-reason": "must be the secret that the payment came with"
 },
 "SandboxAnswer": {
  "type": "object","additionalProperties": false,"required": ["state"],
  "properties": {"state":{"$ref":"#/components/schemas/PaymentState"},"declined":{"type":"string","maxLength":60}}
 },
 "PictureUse": {"type":"string","enum":["logo","logoMobile","favicon","about","share"]},
 "PictureCrop": {
  "type": "object","additionalProperties": false,"required": ["address","x","y","width","height"],
  "properties": {
   "address": {"$ref":"#/components/schemas/MediaAddress"},"x": {"type":"number","minimum":0,"maximum":1},
   "y": {"type":"number","minimum":0,"maximum":1},"width": {"type":"number","exclusiveMinimum":0,"maximum":1},
   "height": {"type":"number","exclusiveMinimum":0,"maximum":1}
  }
 },
 "StoredPicture": {
  "type": "object","additionalProperties": false,"required": ["address","width","height","contentType","palette"],
  "properties": {
   "address": {"$ref":"#/components/schemas/MediaAddress"},"width": {"type":"integer","minimum":1},
   "height": {"type":"integer","minimum":1},"contentType": {"type":"string","enum":["image/svg+xml","image/webp"]},
   "palette": {"$ref":"#/components/schemas/PicturePalette"}
  }
 },
 "PicturePalette": {
  "type": "array","maxItems": 8,
  "items": {
   "type": "object","additionalProperties": false,"required": ["color","share"],
   "properties": {"color":{"$ref":"#/components/schemas/HexColor"},"share":{"type":"number","minimum":0,"maximum":1}}
  }
 },
 "ImportedSettings": {
  "type": "object","additionalProperties": false,"required": ["changes","kept","problems"],
  "properties": {
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "kept": {"type":"array","items":{"type":"string"}},
   "problems": {"type":"array","items":{"$ref":"#/components/schemas/FolderProblem"}}
  }
 },
 "FolderProblem": {
  "type": "object","additionalProperties": false,"required": ["file","field","reason"],
  "properties": {"file":{"type":"string"},"field":{"type":"string"},"reason":{"type":"string"}}
 },
 "TokenFormat": {"type":"string","enum":["css","tailwind","dtcg"]},
 "PreviewRole": {"type":"string","enum":["anonymous","traveller","agent","restricted","owner"]},
 "SupplyState": {"type":"string","enum":["ready","loading","empty","failed"]},
 "CreatePreviewGrantRequest": {
  "type": "object","additionalProperties": false,"required": ["role"],
  "properties": {
   "role": {"$ref":"#/components/schemas/PreviewRole"},"language": {"$ref":"#/components/schemas/LanguageCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},"mode": {"type":"string","enum":["light","dark"]},
   "bookingState": {"$ref":"#/components/schemas/SupplyState","default":"ready"},
   "version": {"type":"integer","minimum":1,"maximum":2147483647}
  }
 },
 "PreviewGrant": {
  "type": "object","additionalProperties": false,"required": ["grant","expiresAt"],
  "properties": {"grant":{"type":"string","minLength":1},"expiresAt":{"type":"string","format":"date-time"}}
 },
 "PageContext": {
  "type": "object","additionalProperties": false,
  "required": ["agency","session","language","currency","device","today","wording","demo","frame"],
  "properties": {
   "agency": {"type":"object","additionalProperties":true},"session": {"$ref":"#/components/schemas/Session"},
   "language": {"$ref":"#/components/schemas/LanguageCode"},"currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "device": {"type":"string","enum":["phone","tablet","desktop"]},"today": {"type":"string","format":"date"},
   "wording": {"type":"object","maxProperties":5000,"additionalProperties":{"type":"string","maxLength":4000}},
   "demo": {"type":"boolean"},
   "frame": {
    "type": "object","additionalProperties": false,"required": ["header","footer"],
    "properties": {"header":{"type":"boolean"},"footer":{"type":"boolean"}}
   },
   "isMenuCollapsed": {"type":"boolean","const":true},"platformEmail": {"type":"string"},
   "preview": {"$ref":"#/components/schemas/ShownPreview"}
  }
 },
 "ShownPreview": {
  "type": "object","additionalProperties": false,"required": ["kind","bookingState"],
  "properties": {
   "kind": {"type":"string","enum":["frame","share"]},"bookingState": {"$ref":"#/components/schemas/SupplyState"}
  }
 },
 "Presence": {
  "type": "object","additionalProperties": false,"required": ["panel"],
  "properties": {
   "panel": {"type":"string","maxLength":60},
   "field": {
    "oneOf": [
     {"type":"string","maxLength":200,"pattern":"^(/[^\\s]*)?$","x-reason":"must be a JSON pointer"},{"type":"null"}
    ],
    "default": null
   }
  }
 },
 "PersonHere": {
  "type": "object","additionalProperties": false,"required": ["id","name","panel","field","seenAt","isYou"],
  "properties": {
   "id": {"type":"string"},"isYou": {"type":"boolean"},"name": {"type":"string"},"panel": {"type":"string"},
   "field": {"oneOf":[{"type":"string"},{"type":"null"}]},"seenAt": {"type":"string","format":"date-time"}
  }
 },
 "CreateShareRequest": {
  "type": "object","additionalProperties": false,"required": ["label"],
  "properties": {
   "label": {"type":"string","minLength":1,"maxLength":120,"pattern":"\\S","x-reason":"must say whom the link is for"},
   "days": {"type":"integer","minimum":1,"maximum":30,"default":7}
  }
 },
 "Share": {
  "type": "object","additionalProperties": false,
  "required": ["id","label","createdBy","createdAt","expiresAt","openedAt","state"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"label": {"type":"string"},"createdBy": {"type":"string"},
   "createdAt": {"type":"string","format":"date-time"},"expiresAt": {"type":"string","format":"date-time"},
   "openedAt": {"type":["string","null"],"format":"date-time"},
   "state": {"type":"string","enum":["open","expired","revoked"]}
  }
 },
 "NewShare": {
  "type": "object","additionalProperties": false,"required": ["share","address"],
  "properties": {"share":{"$ref":"#/components/schemas/Share"},"address":{"type":"string"}}
 },
 "LocalTime": {"type":"string","format":"local-date-time"},
 "CreateScheduleRequest": {
  "type": "object","additionalProperties": false,"required": ["revision","start"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},"start": {"$ref":"#/components/schemas/LocalTime"},
   "end": {"$ref":"#/components/schemas/LocalTime"},"note": {"type":"string","maxLength":500,"default":""},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"}
  }
 },
 "UpdateScheduleRequest": {
  "type": "object","additionalProperties": false,
  "properties": {
   "start": {"$ref":"#/components/schemas/LocalTime"},
   "end": {"oneOf":[{"$ref":"#/components/schemas/LocalTime"},{"type":"null"}]},
   "note": {"type":"string","maxLength":500},"confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"}
  }
 },
 "ScheduleState": {"type":"string","enum":["planned","live","done","cancelled","failed"]},
 "ScheduleFailure": {
  "type": "object","additionalProperties": false,"required": ["code","at","pointers"],
  "properties": {
   "code": {"type":"string","enum":["conflict","checks","missed"]},"at": {"type":"string","enum":["start","end"]},
   "pointers": {"type":"array","items":{"$ref":"#/components/schemas/SettingsPointer"}},
   "findings": {"type":"array","items":{"$ref":"#/components/schemas/Finding"}},
   "plan": {
    "type": "object","additionalProperties": false,"required": ["id","note"],
    "properties": {"id":{"type":"string","format":"uuid"},"note":{"type":"string"}}
   }
  }
 },
 "Schedule": {
  "type": "object","additionalProperties": false,
  "required": ["id","state","note","by","createdAt","startsAt","endsAt","start","end","baseVersion","changes","failure"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"state": {"$ref":"#/components/schemas/ScheduleState"},
   "note": {"type":"string"},"by": {"$ref":"#/components/schemas/Editor"},
   "createdAt": {"type":"string","format":"date-time"},"startsAt": {"type":"string","format":"date-time"},
   "endsAt": {"type":["string","null"],"format":"date-time"},"start": {"$ref":"#/components/schemas/LocalTime"},
   "end": {"oneOf":[{"$ref":"#/components/schemas/LocalTime"},{"type":"null"}]},
   "baseVersion": {"$ref":"#/components/schemas/VersionNumber"},
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "undo": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "failure": {"oneOf":[{"$ref":"#/components/schemas/ScheduleFailure"},{"type":"null"}]}
  }
 },
 "ScheduleList": {
  "type": "object","additionalProperties": false,"required": ["timeZone","schedules"],
  "properties": {
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "schedules": {"type":"array","items":{"$ref":"#/components/schemas/Schedule"}}
  }
 },
 "MeantTime": {
  "type": "object","additionalProperties": false,"required": ["field","kind","asked","meant"],
  "properties": {
   "field": {"type":"string","enum":["start","end"]},"kind": {"type":"string","enum":["missing","twice"]},
   "asked": {"$ref":"#/components/schemas/LocalTime"},"meant": {"$ref":"#/components/schemas/LocalTime"}
  }
 },
 "PlannedSchedule": {
  "type": "object","additionalProperties": false,"required": ["schedule","timeZone","meant"],
  "properties": {
   "schedule": {"$ref":"#/components/schemas/Schedule"},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "meant": {"type":"array","items":{"$ref":"#/components/schemas/MeantTime"}}
  }
 },
 "SettingsPointer": {
  "type": "string","minLength": 2,"maxLength": 400,"pattern": "^/",
  "x-reason": "must be a JSON pointer such as /agency/primaryColor"
 },
 "SettingsChange": {
  "type": "object","additionalProperties": false,"required": ["pointer"],
  "properties": {"pointer":{"$ref":"#/components/schemas/SettingsPointer"},"before":{},"after":{}}
 },
 "Editor": {
  "type": "object","additionalProperties": false,"required": ["id","name"],
  "properties": {"id":{"type":"string","maxLength":300},"name":{"type":"string","maxLength":300}}
 },
 "Revision": {"type":"integer","minimum":0,"maximum":2000000000},
 "VersionNumber": {"type":"integer","minimum":1,"maximum":2000000000},
 "FieldAuthor": {
  "type": "object","additionalProperties": false,"required": ["pointer","by","at"],
  "properties": {
   "pointer": {"$ref":"#/components/schemas/SettingsPointer"},"by": {"$ref":"#/components/schemas/Editor"},
   "at": {"type":"string","format":"date-time"}
  }
 },
 "Draft": {
  "type": "object","additionalProperties": false,
  "required": ["revision","publishedVersion","settings","changed","fields","hosts","updatedAt","updatedBy","you"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "publishedVersion": {"$ref":"#/components/schemas/VersionNumber"},
   "settings": {"$ref":"#/components/schemas/Settings"},
   "changed": {"type":"array","items":{"$ref":"#/components/schemas/SettingsPointer"}},
   "fields": {"type":"array","items":{"$ref":"#/components/schemas/FieldAuthor"}},
   "hosts": {"type":"array","items":{"type":"string"}},"updatedAt": {"type":["string","null"],"format":"date-time"},
   "updatedBy": {"oneOf":[{"$ref":"#/components/schemas/Editor"},{"type":"null"}]},
   "you": {"$ref":"#/components/schemas/Editor"}
  }
 },
 "DraftChange": {
  "type": "object","additionalProperties": false,"required": ["changes"],
  "properties": {
   "changes": {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/components/schemas/SettingsChange"}},
   "gesture": {"type":"string","format":"uuid"},"person": {"type":"string","maxLength":300}
  }
 },
 "DraftChanged": {
  "type": "object","additionalProperties": false,"required": ["revision","changes"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}}
  }
 },
 "PastChange": {
  "type": "object","additionalProperties": false,"required": ["revision","by","at","changes"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},"by": {"$ref":"#/components/schemas/Editor"},
   "at": {"type":"string","format":"date-time"},"gesture": {"type":"string","format":"uuid"},
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}}
  }
 },
 "FindingValues": {
  "type": "object","maxProperties": 12,"additionalProperties": {"type":["string","number"],"maxLength":4000}
 },
 "Finding": {
  "type": "object","additionalProperties": false,
  "required": ["check","level","code","values","pointer","field","reason"],
  "properties": {
   "check": {"type":"string","maxLength":60},"level": {"type":"string","enum":["blocking","advice"]},
   "code": {"type":"string","maxLength":60},"values": {"$ref":"#/components/schemas/FindingValues"},
   "pointer": {"type":"string","maxLength":400},"field": {"type":"string"},"reason": {"type":"string"},
   "fix": {"$ref":"#/components/schemas/FindingFix"}
  }
 },
 "FindingFix": {
  "type": "object","additionalProperties": false,"required": ["code","values","changes"],
  "properties": {
   "code": {"type":"string","maxLength":60},"values": {"$ref":"#/components/schemas/FindingValues"},
   "changes": {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/components/schemas/SettingsChange"}}
  }
 },
 "PassedCheck": {
  "type": "object","additionalProperties": false,"required": ["check","values","summary"],
  "properties": {
   "check": {"type":"string","maxLength":60},"values": {"$ref":"#/components/schemas/FindingValues"},
   "summary": {"type":"string"}
  }
 },
 "PublishRequest": {
  "type": "object","additionalProperties": false,"required": ["revision"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},"note": {"type":"string","maxLength":500,"default":""},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"}
  }
 },
 "ConfirmInactive": {"type":"string","maxLength":200},
 "PublicationKind": {"type":"string","enum":["publish","rollback","scheduled","schedule-end"]},
 "Publication": {
  "type": "object","additionalProperties": false,"required": ["id","version","kind","by","note","at","beforeVersion"],
  "properties": {
   "id": {"type":"integer","minimum":1},"version": {"$ref":"#/components/schemas/VersionNumber"},
   "kind": {"$ref":"#/components/schemas/PublicationKind"},"by": {"$ref":"#/components/schemas/Editor"},
   "note": {"type":"string"},"at": {"type":"string","format":"date-time"},
   "beforeVersion": {"oneOf":[{"$ref":"#/components/schemas/VersionNumber"},{"type":"null"}]}
  }
 },
 "Receipt": {
  "type": "object","additionalProperties": false,"required": ["fields","pages","authors"],
  "properties": {
   "fields": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "pages": {"type":"array","items":{"type":"string"}},
   "authors": {"type":"array","items":{"$ref":"#/components/schemas/FieldAuthor"}}
  }
 },
 "PublicationWithReceipt": {
  "type": "object","additionalProperties": false,"required": ["publication","receipt","revision"],
  "properties": {
   "publication": {"$ref":"#/components/schemas/Publication"},"receipt": {"$ref":"#/components/schemas/Receipt"},
   "revision": {"$ref":"#/components/schemas/Revision"}
  }
 },
 "Version": {
  "type": "object","additionalProperties": false,"required": ["version","at","note","by","isPublished","publications"],
  "properties": {
   "version": {"$ref":"#/components/schemas/VersionNumber"},"at": {"type":"string","format":"date-time"},
   "note": {"type":"string"},"by": {"oneOf":[{"$ref":"#/components/schemas/Editor"},{"type":"null"}]},
   "isPublished": {"type":"boolean"},
   "publications": {"type":"array","items":{"$ref":"#/components/schemas/Publication"}}
  }
 },
 "VersionAgainst": {
  "type": "string","enum": ["before","published","draft"],"default": "before",
  "x-reason": "must be before, published or draft"
 },
 "VersionWithDiff": {
  "type": "object","additionalProperties": false,"required": ["version","published","changes","pages","comparedWith"],
  "properties": {
   "version": {"$ref":"#/components/schemas/Version"},"published": {"$ref":"#/components/schemas/VersionNumber"},
   "comparedWith": {"oneOf":[{"$ref":"#/components/schemas/VersionNumber"},{"type":"null"}]},
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "pages": {"type":"array","items":{"type":"string"}},"receipt": {"$ref":"#/components/schemas/Receipt"}
  }
 },
 "RestoreRequest": {
  "type": "object","additionalProperties": false,"required": ["from"],
  "properties": {
   "from": {"$ref":"#/components/schemas/VersionNumber"},"note": {"type":"string","maxLength":500,"default":""},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"},"keepsDraft": {"type":"boolean","default":false}
  }
 },
 "Restored": {
  "type": "object","additionalProperties": false,"required": ["revision","changes","publication"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "publication": {"$ref":"#/components/schemas/Publication"}
  }
 },
 "VersionStaleProblem": {
  "type": "object","additionalProperties": false,"required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},"title": {"type":"string"},"status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},"detail": {"type":"string"},"instance": {"type":"string"},
   "errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}},
   "published": {"$ref":"#/components/schemas/Version"}
  }
 },
 "DraftStaleProblem": {
  "type": "object","additionalProperties": false,"required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},"title": {"type":"string"},"status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},"detail": {"type":"string"},"instance": {"type":"string"},
   "errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}},
   "revision": {"$ref":"#/components/schemas/Revision"},
   "since": {"type":"array","items":{"$ref":"#/components/schemas/PastChange"}}
  }
 },
 "ChecksFailedProblem": {
  "type": "object","additionalProperties": false,"required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},"title": {"type":"string"},"status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},"detail": {"type":"string"},"instance": {"type":"string"},
   "errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}},
   "findings": {"type":"array","items":{"$ref":"#/components/schemas/Finding"}}
  }
 },
 "BusinessInfo": {
  "type": "object","additionalProperties": false,
  "required": ["contactEmailId","hearBy","hqCountry","bookingVolume","useForBusiness","productInterested"],
  "properties": {
   "contactEmailId": {"$ref":"#/components/schemas/MailableAddress"},
   "contactPhoneNumber": {
    "type": "string","maxLength": 32,"pattern": "^[0-9+() ./-]*$",
    "x-reason": "must be a phone number of digits, spaces and + ( ) . / -","default": ""
   },
   "hearBy": {"$ref":"#/components/schemas/HearSource"},"hearByName": {"type":"string","maxLength":120,"default":""},
   "hqCountry": {"$ref":"#/components/schemas/CountryCode"},
   "bookingVolume": {"$ref":"#/components/schemas/BookingVolume"},
   "useForBusiness": {"$ref":"#/components/schemas/BusinessUsage"},
   "productInterested": {
    "type": "string","maxLength": 80,
    "pattern": "^(?!.*\\b(\\w+)\\b.*\\b\\1\\b)(?:Resorts|Hotels|Flights|Cars|Activities|Cruises)(?:, ?(?:Resorts|Hotels|Flights|Cars|Activities|Cruises)){0,5}$",
    "x-reason": "must be a comma-joined list of Resorts, Hotels, Flights, Cars, Activities, Cruises, each once at most"
   }
  },
  "allOf": [
   {
    "if": {"properties":{"hearBy":{"const":"Social Media"}},"required":["hearBy"]},
    "then": {"required":["hearByName"],"properties":{"hearByName":{"$ref":"#/components/schemas/SocialNetwork"}}}
   },
   {
    "if": {"properties":{"hearBy":{"const":"Customer Support Manager"}},"required":["hearBy"]},
    "then": {"required":["hearByName"],"properties":{"hearByName":{"$ref":"#/components/schemas/SupportManager"}}}
   },
   {
    "if": {"properties":{"hearBy":{"enum":["Peer referral","Other"]}},"required":["hearBy"]},
    "then": {"required":["hearByName"],"properties":{"hearByName":{"pattern":"\\S","x-reason":"must not be blank"}}}
   }
  ]
 },
 "BookingVolume": {"type":"string","enum":["$0 Just getting started","Under $100k","$100k-$500k","$500k-$1M","$1M+"]},
 "BusinessUsage": {"type":"string","enum":["B2C website","B2B platform for clients","API integrated with own product"]},
 "HearSource": {"type":"string","enum":["Social Media","Peer referral","Google","Customer Support Manager","Other"]},
 "SocialNetwork": {"type":"string","enum":["LinkedIn","Instagram","Facebook","TikTok","Twitter"]},
 "SupportManager": {"type":"string","enum":["Amara Osei","Daniel Reyes","Ingrid Solberg","Leila Haddad","Tomás Vidal"]},
 "CarId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$","x-reason":"must be the id of a car"},
 "DriverAge": {"type":"integer","minimum":18,"maximum":99},
 "Handover": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude","at"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "name": {"type":"string","maxLength":100,"default":""},"at": {"$ref":"#/components/schemas/LocalMoment"}
  }
 },
 "CarCriteria": {
  "type": "object","additionalProperties": false,"required": ["pickUp","dropOff"],
  "properties": {
   "pickUp": {"$ref":"#/components/schemas/Handover"},"dropOff": {"$ref":"#/components/schemas/Handover"},
   "driverAge": {"$ref":"#/components/schemas/DriverAge","default":25},
   "residence": {"$ref":"#/components/schemas/CountryCode","default":"US"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "carId": {"$ref":"#/components/schemas/CarId"}
  }
 },
 "CarCategory": {
  "type": "string",
  "enum": ["mini","economy","compact","intermediate","standard","full_size","premium","luxury","oversize","special"]
 },
 "CarBody": {
  "type": "string",
  "enum": [
   "two_door","two_four_door","four_door","five_door","estate","van","limousine","sport","convertible","suv",
   "open_all_terrain","special","pickup","coupe","monospace","recreational","motor_home","two_wheel","roadster",
   "crossover","commercial_van"
  ]
 },
 "CarFuel": {
  "type": "string",
  "enum": ["unspecified","petrol","diesel","hybrid","plug_in_hybrid","electric","gas","hydrogen","multi_fuel","ethanol"]
 },
 "Vehicle": {
  "type": "object","additionalProperties": false,
  "required": [
   "acriss","category","isElite","body","transmission","drive","fuel","hasAirConditioning","model","seats","doors",
   "largeBags","smallBags","picture"
  ],
  "properties": {
   "acriss": {"type":"string","pattern":"^[A-Z]{4}$","x-reason":"must be an ACRISS code"},
   "category": {"$ref":"#/components/schemas/CarCategory"},"isElite": {"type":"boolean"},
   "body": {"$ref":"#/components/schemas/CarBody"},"transmission": {"type":"string","enum":["manual","automatic"]},
   "drive": {"type":"string","enum":["unspecified","four_wheel","all_wheel"]},
   "fuel": {"$ref":"#/components/schemas/CarFuel"},"hasAirConditioning": {"type":"boolean"},
   "model": {"type":"string","minLength":1,"maxLength":120},"seats": {"type":"integer","minimum":1,"maximum":20},
   "doors": {"type":"integer","minimum":0,"maximum":9},"largeBags": {"type":"integer","minimum":0,"maximum":20},
   "smallBags": {"type":"integer","minimum":0,"maximum":20},"rangeKm": {"type":"integer","minimum":1},
   "picture": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "DeskKind": {
  "type": "string",
  "enum": ["in_terminal","rental_center","shuttle","meet_and_greet","call_for_pick_up","downtown","station"]
 },
 "OpenHours": {
  "type": "object","additionalProperties": false,"required": ["from","until"],
  "properties": {"from":{"$ref":"#/components/schemas/LocalHour"},"until":{"$ref":"#/components/schemas/LocalHour"}}
 },
 "CarDesk": {
  "type": "object","additionalProperties": false,
  "required": ["id","name","kind","address","position","timeZone","rating","reviewCount","distance"],
  "properties": {
   "id": {"$ref":"#/components/schemas/CarId"},"name": {"type":"string","minLength":1},
   "kind": {"$ref":"#/components/schemas/DeskKind"},
   "airport": {"type":"string","pattern":"^[A-Z]{3}$","x-reason":"must be the code of an airport"},
   "address": {"type":"string","maxLength":300},"phone": {"type":"string","maxLength":40},
   "position": {"$ref":"#/components/schemas/Position"},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "rating": {"$ref":"#/components/schemas/Rating"},"reviewCount": {"type":"integer","minimum":0},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "hours": {
    "type": "array","minItems": 7,"maxItems": 7,
    "items": {"type":"array","maxItems":3,"items":{"$ref":"#/components/schemas/OpenHours"}}
   }
  }
 },
 "CarProvider": {
  "type": "object","additionalProperties": false,"required": ["code","name","logo"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CarId"},"name": {"type":"string","minLength":1},
   "logo": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "CarPayment": {"type":"string","enum":["now","at_desk"]},
 "FuelPolicy": {"type":"string","enum":["full_to_full","same_to_same","full_to_empty","charged_to_same"]},
 "Mileage": {
  "type": "object","additionalProperties": false,"required": ["isUnlimited"],
  "properties": {
   "isUnlimited": {"type":"boolean"},"limitKm": {"type":"integer","minimum":1},
   "extraPerKm": {"$ref":"#/components/schemas/MoneyAmount"}
  }
 },
 "CoverLevel": {"type":"string","enum":["basic","cover","zero_excess"]},
 "CarCover": {
  "type": "object","additionalProperties": false,"required": ["level","damageExcess","theftExcess","deposit"],
  "properties": {
   "level": {"$ref":"#/components/schemas/CoverLevel"},"damageExcess": {"$ref":"#/components/schemas/MoneyAmount"},
   "theftExcess": {"$ref":"#/components/schemas/MoneyAmount"},"deposit": {"$ref":"#/components/schemas/MoneyAmount"}
  }
 },
 "CardKind": {"type":"string","enum":["credit","debit","cash"]},
 "Rental": {
  "type": "object","additionalProperties": false,
  "required": [
   "carId","vehicle","provider","pickUp","dropOff","days","driverAge","residence","minimumAge","mileage","fuelPolicy",
   "acceptedCards","included"
  ],
  "properties": {
   "carId": {"$ref":"#/components/schemas/CarId"},"vehicle": {"$ref":"#/components/schemas/Vehicle"},
   "provider": {"$ref":"#/components/schemas/CarProvider"},"pickUp": {"$ref":"#/components/schemas/RentalHandover"},
   "dropOff": {"$ref":"#/components/schemas/RentalHandover"},"days": {"type":"integer","minimum":1,"maximum":90},
   "graceMinutes": {"type":"integer","minimum":0,"maximum":720},"driverAge": {"$ref":"#/components/schemas/DriverAge"},
   "residence": {"$ref":"#/components/schemas/CountryCode"},"minimumAge": {"type":"integer","minimum":18,"maximum":99},
   "maximumAge": {"type":"integer","minimum":18,"maximum":120},
   "licenceYears": {"type":"integer","minimum":0,"maximum":20},"mileage": {"$ref":"#/components/schemas/Mileage"},
   "fuelPolicy": {"$ref":"#/components/schemas/FuelPolicy"},
   "acceptedCards": {"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/components/schemas/CardKind"}},
   "territory": {"$ref":"#/components/schemas/RentalTerritory"},
   "included": {
    "type": "array","maxItems": 20,
    "items": {
     "type": "string",
     "enum": [
      "collision_damage","theft_protection","third_party","unlimited_mileage","airport_fee","local_taxes",
      "roadside_assistance","free_cancellation","amendments"
     ]
    }
   }
  }
 },
 "RentalTerritory": {
  "type": "object","additionalProperties": false,"required": ["ferries","abroad"],
  "properties": {
   "ferries": {"type":"string","enum":["allowed","not_allowed"]},
   "abroad": {"type":"string","enum":["allowed","with_extra","not_allowed"]}
  }
 },
 "RentalHandover": {
  "type": "object","additionalProperties": false,"required": ["desk","at","isOutOfHours"],
  "properties": {
   "desk": {"$ref":"#/components/schemas/CarDesk"},"at": {"$ref":"#/components/schemas/LocalMoment"},
   "isOutOfHours": {"type":"boolean"}
  }
 },
 "CarOffer": {
  "type": "object","additionalProperties": false,
  "required": ["rateKey","rental","cover","payment","policy","left","worth","others"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"rental": {"$ref":"#/components/schemas/Rental"},
   "cover": {"$ref":"#/components/schemas/CarCover"},"payment": {"$ref":"#/components/schemas/CarPayment"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},"left": {"type":"integer","minimum":1},
   "worth": {"type":"number"},"price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"},
   "others": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/CarRateChoice"}}
  }
 },
 "CarRateChoice": {
  "type": "object","additionalProperties": false,"required": ["cover","payment"],
  "properties": {
   "cover": {"$ref":"#/components/schemas/CoverLevel"},"payment": {"$ref":"#/components/schemas/CarPayment"},
   "freeUntil": {"$ref":"#/components/schemas/LocalMoment"},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"}
  }
 },
 "CarSearchPart": {
  "oneOf": [
   {"$ref":"#/components/schemas/CarSearchOffers"},{"$ref":"#/components/schemas/CarSearchDone"},
   {"$ref":"#/components/schemas/CarSearchFailed"}
  ]
 },
 "CarSearchOffers": {
  "type": "object","additionalProperties": false,"required": ["kind","offers"],
  "properties": {"kind":{"const":"offers"},"offers":{"type":"array","items":{"$ref":"#/components/schemas/CarOffer"}}}
 },
 "CarSearchDone": {
  "type": "object","additionalProperties": false,"required": ["kind","total","isSample","days"],
  "properties": {
   "kind": {"const":"done"},"total": {"type":"integer","minimum":0},"isSample": {"type":"boolean"},
   "days": {"type":"integer","minimum":1,"maximum":90},"near": {"$ref":"#/components/schemas/PlaceNear"},
   "gone": {"$ref":"#/components/schemas/GoneCar"},
   "none": {
    "type": "string",
    "enum": [
     "no_desk","desk_closed","one_way_not_allowed","border_not_allowed","ferry_not_allowed","driver_too_young",
     "driver_too_old","sold_out"
    ]
   }
  }
 },
 "GoneCar": {
  "type": "object","additionalProperties": false,"required": ["category","transmission","seats"],
  "properties": {
   "category": {"$ref":"#/components/schemas/CarCategory"},
   "transmission": {"type":"string","enum":["manual","automatic"]},"seats": {"type":"integer","minimum":1,"maximum":20},
   "desk": {"type":"string"}
  }
 },
 "CarSearchFailed": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "CarQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ExtraCode": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of an extra"},
 "ExtrasWanted": {
  "type": "array","maxItems": 20,
  "items": {
   "type": "object","additionalProperties": false,"required": ["code","count"],
   "properties": {"code":{"$ref":"#/components/schemas/ExtraCode"},"count":{"type":"integer","minimum":1,"maximum":9}}
  }
 },
 "CarExtra": {
  "type": "object","additionalProperties": false,"required": ["code","maximum","paidAt"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ExtraCode"},"label": {"type":"string","minLength":1,"maxLength":120},
   "maximum": {"type":"integer","minimum":1,"maximum":9},"paidAt": {"type":"string","enum":["here","desk"]},
   "price": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"},"isCapped": {"type":"boolean"}
  }
 },
 "CarRate": {
  "type": "object","additionalProperties": false,"required": ["rateKey","cover","payment","policy","left"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"cover": {"$ref":"#/components/schemas/CarCover"},
   "payment": {"$ref":"#/components/schemas/CarPayment"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},"left": {"type":"integer","minimum":1},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"}
  }
 },
 "CarAnswer": {
  "type": "object","additionalProperties": false,"required": ["rental","rates","extras","isSample"],
  "properties": {
   "rental": {"$ref":"#/components/schemas/Rental"},
   "rates": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/CarRate"}},
   "extras": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/CarExtra"}},
   "isSample": {"type":"boolean"}
  }
 },
 "CarPriceQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey","extras"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"extras": {"$ref":"#/components/schemas/ExtrasWanted"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "NavigationItem": {
  "type": "object","additionalProperties": false,"required": ["label","path"],
  "properties": {"label":{"type":"string","minLength":1,"maxLength":40},"path":{"$ref":"#/components/schemas/SafeUrl"}}
 },
 "AboutPage": {
  "type": "object","additionalProperties": false,"required": ["isEnabled","title","content"],
  "properties": {
   "isEnabled": {"type":"boolean"},"title": {"type":"string","maxLength":80},
   "image": {"$ref":"#/components/schemas/SafeUrl"},"content": {"type":"string","maxLength":60000}
  }
 },
 "FaqQuestion": {
  "type": "object","additionalProperties": false,"required": ["question","answer"],
  "properties": {"question":{"type":"string","maxLength":300},"answer":{"type":"string","maxLength":4000}}
 },
 "Faq": {
  "type": "object","additionalProperties": false,"required": ["isEnabled","headerMessage","questions"],
  "properties": {
   "isEnabled": {"type":"boolean"},"headerMessage": {"type":"string","maxLength":300},
   "questions": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/FaqQuestion"}}
  }
 },
 "Destination": {
  "type": "object","additionalProperties": false,
  "required": ["id","name","country","latitude","longitude","summary","scene","image","isTop","isHiddenGem"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug"},"name": {"type":"string","minLength":1,"maxLength":80},
   "country": {"$ref":"#/components/schemas/CountryCode"},"latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},"summary": {"type":"string","maxLength":300},
   "scene": {"$ref":"#/components/schemas/HomeContent/properties/scene"},
   "image": {"$ref":"#/components/schemas/SafeUrl"},"isTop": {"type":"boolean"},"isHiddenGem": {"type":"boolean"}
  }
 },
 "AgencyTermsSummary": {
  "type": "object","additionalProperties": false,"required": ["id","title"],
  "properties": {"id":{"$ref":"#/components/schemas/Slug"},"title":{"type":"string","minLength":1,"maxLength":120}}
 },
 "AgencyTerms": {
  "type": "object","additionalProperties": false,"required": ["id","title","content"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug"},
   "title": {"$ref":"#/components/schemas/AgencyTermsSummary/properties/title"},
   "content": {"type":"string","maxLength":60000}
  }
 },
 "CruiseLineName": {"type":"string","enum":["royal-caribbean","carnival","mcl","celebrity","disney"]},
 "CancellationPolicySummary": {
  "type": "object","additionalProperties": false,"required": ["line","isPublished"],
  "properties": {"line":{"$ref":"#/components/schemas/CruiseLineName"},"isPublished":{"type":"boolean"}}
 },
 "CancellationPolicy": {
  "type": "object","additionalProperties": false,"required": ["line","content"],
  "properties": {"line":{"$ref":"#/components/schemas/CruiseLineName"},"content":{"type":"string","maxLength":60000}}
 },
 "PostSummary": {
  "type": "object","additionalProperties": false,
  "required": ["slug","title","summary","image","publishedOn","readingMinutes"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/Slug"},"title": {"type":"string","minLength":1,"maxLength":120},
   "summary": {"type":"string","minLength":1,"maxLength":300},"image": {"$ref":"#/components/schemas/SafeUrl"},
   "publishedOn": {"type":"string","format":"date"},"author": {"type":"string","minLength":1,"maxLength":80},
   "readingMinutes": {"type":"integer","minimum":1}
  }
 },
 "Post": {
  "type": "object","additionalProperties": false,
  "required": ["slug","title","summary","image","publishedOn","readingMinutes","content"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/PostSummary/properties/slug"},
   "title": {"$ref":"#/components/schemas/PostSummary/properties/title"},
   "summary": {"$ref":"#/components/schemas/PostSummary/properties/summary"},
   "image": {"$ref":"#/components/schemas/PostSummary/properties/image"},
   "publishedOn": {"$ref":"#/components/schemas/PostSummary/properties/publishedOn"},
   "author": {"type":"string","minLength":1,"maxLength":80},
   "readingMinutes": {"$ref":"#/components/schemas/PostSummary/properties/readingMinutes"},
   "content": {"type":"string","maxLength":60000}
  }
 },
 "LinkId": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be up to 64 of a-z, A-Z, 0-9, - and _, and begin with a letter or digit"
 },
 "Link": {
  "type": "object","additionalProperties": false,"required": ["id","to","isExpired"],
  "properties": {
   "id": {"$ref":"#/components/schemas/LinkId"},"to": {"type":"string","maxLength":2048},
   "isExpired": {"type":"boolean"}
  }
 },
 "CruiseCode": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be a code of letters, digits, - and _, 64 at most"
 },
 "SailingId": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9_.-]{3,119}$",
  "x-reason": "must be the id of a sailing as a search gave it"
 },
 "CruiseMonth": {"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])$","x-reason":"must be a month, YYYY-MM"},
 "CruiseType": {"type":"string","enum":["ocean","river","expedition","coastal"]},
 "CabinKind": {"type":"string","enum":["inside","ocean_view","balcony","suite","single"]},
 "CruisePlace": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"type":"string","enum":["region","port"]},"code":{"$ref":"#/components/schemas/CruiseCode"}}
 },
 "CabinGuests": {
  "type": "object","additionalProperties": false,"required": ["adults","ages"],
  "properties": {
   "adults": {"type":"integer","minimum":0,"maximum":6},
   "ages": {"type":"array","maxItems":6,"items":{"$ref":"#/components/schemas/GuestAge"}}
  }
 },
 "GuestAge": {"type":"integer","minimum":0,"maximum":110},
 "CruiseCriteria": {
  "type": "object","additionalProperties": false,"required": ["cabins"],
  "properties": {
   "place": {"$ref":"#/components/schemas/CruisePlace"},"from": {"$ref":"#/components/schemas/CruiseMonth"},
   "until": {"$ref":"#/components/schemas/CruiseMonth"},"nights": {"$ref":"#/components/schemas/NightsRange"},
   "lines": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/CruiseCode"}},
   "ships": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/CruiseCode"}},
   "types": {"type":"array","maxItems":4,"items":{"$ref":"#/components/schemas/CruiseType"}},
   "cabins": {"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/components/schemas/CabinGuests"}},
   "residence": {"$ref":"#/components/schemas/CountryCode","default":"US"},
   "isPastGuest": {"type":"boolean","default":false},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "NightsRange": {
  "type": "object","additionalProperties": false,"required": ["from","until"],
  "properties": {
   "from": {"type":"integer","minimum":1,"maximum":180},"until": {"type":"integer","minimum":1,"maximum":180}
  }
 },
 "CruisePlaceEntry": {
  "type": "object","additionalProperties": false,"required": ["kind","code","name","label"],
  "properties": {
   "kind": {"type":"string","enum":["region","port"]},"code": {"$ref":"#/components/schemas/CruiseCode"},
   "name": {"type":"string","minLength":1},"label": {"type":"string","minLength":1},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},"position": {"$ref":"#/components/schemas/Position"},
   "types": {"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"#/components/schemas/CruiseType"}}
  }
 },
 "CruiseLine": {
  "type": "object","additionalProperties": false,"required": ["code","name","logo"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"name": {"type":"string","minLength":1},
   "logo": {"$ref":"#/components/schemas/SafeUrl"},"conditions": {"$ref":"#/components/schemas/CruiseLineName"},
   "programme": {"type":"string","minLength":1}
  }
 },
 "CruiseShip": {
  "type": "object","additionalProperties": false,"required": ["code","name","type","since","guests","currency"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"name": {"type":"string","minLength":1},
   "type": {"$ref":"#/components/schemas/CruiseType"},"since": {"type":"integer","minimum":1900,"maximum":2100},
   "rebuilt": {"type":"integer","minimum":1900,"maximum":2100},"guests": {"type":"integer","minimum":1},
   "crew": {"type":"integer","minimum":1},"lengthMetres": {"type":"integer","minimum":10,"maximum":450},
   "decks": {"type":"integer","minimum":1,"maximum":30},"currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "minimumAge": {"type":"integer","minimum":0,"maximum":99},
   "youngestMonths": {"type":"integer","minimum":0,"maximum":216},
   "amenities": {"type":"array","maxItems":30,"items":{"$ref":"#/components/schemas/ShipAmenity"}}
  }
 },
 "ShipAmenity": {
  "type": "string",
  "enum": [
   "pool","spa","gym","theatre","casino","kids_club","water_slides","climbing","ice_rink","cinema","library","shops",
   "wifi","medical_centre","laundry","step_free","zodiacs","observation_lounge","speciality_dining","buffet","bicycles"
  ]
 },
 "SailingStatus": {"type":"string","enum":["open","on_request","waitlist","sold_out","closed"]},
 "PortCall": {
  "type": "object","additionalProperties": false,"required": ["day","date","kind"],
  "properties": {
   "day": {"type":"integer","minimum":1,"maximum":200},"date": {"$ref":"#/components/schemas/Date"},
   "kind": {"type":"string","enum":["embark","call","sea","scenic","disembark","skipped"]},
   "port": {"$ref":"#/components/schemas/CruisePort"},"arrives": {"$ref":"#/components/schemas/LocalHour"},
   "departs": {"$ref":"#/components/schemas/LocalHour"},"isOvernight": {"type":"boolean"},
   "isTender": {"type":"boolean"}
  }
 },
 "CruisePort": {
  "type": "object","additionalProperties": false,"required": ["code","name","countryCode","timeZone","position"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"name": {"type":"string","minLength":1},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "position": {"$ref":"#/components/schemas/Position"},"terminal": {"type":"string","minLength":1,"maxLength":120}
  }
 },
 "Sailing": {
  "type": "object","additionalProperties": false,
  "required": [
   "id","name","line","ship","region","nights","departsOn","returnsOn","from","to","calls","status","picture"
  ],
  "properties": {
   "id": {"$ref":"#/components/schemas/SailingId"},"name": {"type":"string","minLength":1},
   "line": {"$ref":"#/components/schemas/CruiseLine"},"ship": {"$ref":"#/components/schemas/CruiseShip"},
   "region": {"$ref":"#/components/schemas/RegionOfCruise"},"nights": {"type":"integer","minimum":1,"maximum":180},
   "departsOn": {"$ref":"#/components/schemas/Date"},"returnsOn": {"$ref":"#/components/schemas/Date"},
   "from": {"$ref":"#/components/schemas/CruisePort"},"to": {"$ref":"#/components/schemas/CruisePort"},
   "calls": {"type":"array","minItems":2,"maxItems":200,"items":{"$ref":"#/components/schemas/PortCall"}},
   "status": {"$ref":"#/components/schemas/SailingStatus"},"picture": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "RegionOfCruise": {
  "type": "object","additionalProperties": false,"required": ["code","name"],
  "properties": {"code":{"$ref":"#/components/schemas/CruiseCode"},"name":{"type":"string","minLength":1}}
 },
 "CruisePayments": {
  "type": "object","additionalProperties": false,"required": ["isDepositRefundable"],
  "properties": {
   "deposit": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"},
   "balance": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"},
   "balanceOn": {"$ref":"#/components/schemas/Date"},"isDepositRefundable": {"type":"boolean"},
   "optionUntil": {"type":"string","format":"date-time"}
  }
 },
 "CruiseOffer": {
  "type": "object","additionalProperties": false,
  "required": ["rateKeys","sailing","kind","category","fare","isGuarantee","payments","policy","left","worth","others"],
  "properties": {
   "rateKeys": {"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/components/schemas/RateKey"}},
   "sailing": {"$ref":"#/components/schemas/Sailing"},"kind": {"$ref":"#/components/schemas/CabinKind"},
   "category": {"type":"string","minLength":1,"maxLength":80},"fare": {"type":"string","minLength":1,"maxLength":80},
   "isGuarantee": {"type":"boolean"},"payments": {"$ref":"#/components/schemas/CruisePayments"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},"left": {"type":"integer","minimum":0},
   "worth": {"type":"number"},"price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"},
   "perPerson": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"},
   "onboardCredit": {"$ref":"#/components/schemas/MoneyAmount"},
   "others": {"type":"array","maxItems":6,"items":{"$ref":"#/components/schemas/CabinChoice"}}
  }
 },
 "CabinChoice": {
  "type": "object","additionalProperties": false,"required": ["kind","left"],
  "properties": {
   "kind": {"$ref":"#/components/schemas/CabinKind"},"left": {"type":"integer","minimum":0},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"}
  }
 },
 "CruiseSearchPart": {
  "oneOf": [
   {"$ref":"#/components/schemas/CruiseSearchOffers"},{"$ref":"#/components/schemas/CruiseSearchDone"},
   {"$ref":"#/components/schemas/CruiseSearchFailed"}
  ]
 },
 "CruiseSearchOffers": {
  "type": "object","additionalProperties": false,"required": ["kind","offers"],
  "properties": {
   "kind": {"const":"offers"},"offers": {"type":"array","items":{"$ref":"#/components/schemas/CruiseOffer"}}
  }
 },
 "CruiseSearchDone": {
  "type": "object","additionalProperties": false,"required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},"total": {"type":"integer","minimum":0},"isSample": {"type":"boolean"},
   "none": {
    "type": "string","enum": ["no_sailing","sold_out","too_many_guests","adults_only","infant_too_young","no_adult"]
   },
   "nearest": {"$ref":"#/components/schemas/CruiseMonth"}
  }
 },
 "CruiseSearchFailed": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "SailingQuery": {
  "type": "object","additionalProperties": false,"required": ["sailing","guests"],
  "properties": {
   "sailing": {"$ref":"#/components/schemas/SailingId"},"guests": {"$ref":"#/components/schemas/CabinGuests"},
   "residence": {"$ref":"#/components/schemas/CountryCode","default":"US"},
   "isPastGuest": {"type":"boolean","default":false},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "CabinCategory": {
  "type": "object","additionalProperties": false,
  "required": [
   "code","name","kind","isGuarantee","view","sleeps","beds","squareMetres","decks","position","isAccessible","picture"
  ],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"name": {"type":"string","minLength":1,"maxLength":80},
   "kind": {"$ref":"#/components/schemas/CabinKind"},"isGuarantee": {"type":"boolean"},
   "view": {
    "type": "string",
    "enum": [
     "none","interior","obstructed","porthole","window","floor_to_ceiling","french_balcony","balcony","large_balcony"
    ]
   },
   "sleeps": {"type":"integer","minimum":1,"maximum":8},
   "beds": {"type":"string","enum":["single","twin","double","twin_or_double","double_and_sofa","double_and_uppers"]},
   "squareMetres": {"type":"number","minimum":4,"maximum":500},
   "balconySquareMetres": {"type":"number","minimum":1,"maximum":300},
   "decks": {"type":"array","minItems":1,"maxItems":30,"items":{"type":"integer","minimum":1,"maximum":30}},
   "position": {"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/components/schemas/CabinPosition"}},
   "isAccessible": {"type":"boolean"},
   "perks": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "string",
     "enum": [
      "priority_boarding","butler","lounge","speciality_dining","spa_access","minibar","wifi","drinks","laundry"
     ]
    }
   },
   "picture": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "CabinPosition": {"type":"string","enum":["forward","midship","aft"]},
 "CruiseFare": {
  "type": "object","additionalProperties": false,"required": ["code","name","isDepositRefundable","includes"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"name": {"type":"string","minLength":1,"maxLength":80},
   "isDepositRefundable": {"type":"boolean"},
   "includes": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/CruisePackage"}},
   "only": {
    "type": "array","maxItems": 3,"items": {"type":"string","enum":["residents","seniors","past_guests","last_minute"]}
   }
  }
 },
 "CruisePackage": {
  "type": "string","enum": ["drinks","wifi","gratuities","excursions","speciality_dining","flights","transfers"]
 },
 "CabinRate": {
  "type": "object","additionalProperties": false,
  "required": ["rateKey","category","fare","left","status","payments","policy"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"category": {"$ref":"#/components/schemas/CruiseCode"},
   "fare": {"$ref":"#/components/schemas/CruiseCode"},"left": {"type":"integer","minimum":0},
   "status": {"$ref":"#/components/schemas/SailingStatus"},"payments": {"$ref":"#/components/schemas/CruisePayments"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"},
   "perPerson": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"},
   "onboardCredit": {"$ref":"#/components/schemas/MoneyAmount"},
   "singleSupplement": {"type":"integer","minimum":0,"maximum":200}
  }
 },
 "CruiseExtraKind": {
  "type": "string",
  "enum": ["drinks","wifi","gratuities","speciality_dining","excursion","transfer","hotel","spa","photos","insurance"]
 },
 "CruiseExtra": {
  "type": "object","additionalProperties": false,"required": ["code","kind","per","maximum"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"kind": {"$ref":"#/components/schemas/CruiseExtraKind"},
   "label": {"type":"string","minLength":1,"maxLength":160},"per": {"type":"string","enum":["person","cabin"]},
   "maximum": {"type":"integer","minimum":1,"maximum":20},"day": {"type":"integer","minimum":1,"maximum":200},
   "startsAt": {"$ref":"#/components/schemas/LocalHour"},"minutes": {"type":"integer","minimum":15,"maximum":2880},
   "effort": {"type":"string","enum":["easy","moderate","active"]},"left": {"type":"integer","minimum":0},
   "price": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"}
  }
 },
 "DiningChoice": {
  "type": "object","additionalProperties": false,"required": ["code"],
  "properties": {
   "code": {"type":"string","enum":["early","late","flexible"]},"at": {"$ref":"#/components/schemas/LocalHour"},
   "isFull": {"type":"boolean"}
  }
 },
 "SailingAnswer": {
  "type": "object","additionalProperties": false,
  "required": [
   "sailing","route","categories","fares","rates","recommended","extras","dining","gratuities","documents","isSample"
  ],
  "properties": {
   "sailing": {"$ref":"#/components/schemas/Sailing"},
   "route": {"type":"array","maxItems":600,"items":{"$ref":"#/components/schemas/Position"}},
   "categories": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/CabinCategory"}},
   "fares": {"type":"array","maxItems":8,"items":{"$ref":"#/components/schemas/CruiseFare"}},
   "rates": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/CabinRate"}},
   "recommended": {"type":"array","maxItems":4,"items":{"$ref":"#/components/schemas/Recommendation"}},
   "extras": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/CruiseExtra"}},
   "dining": {"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/components/schemas/DiningChoice"}},
   "gratuities": {
    "type": "object","additionalProperties": false,"required": ["isIncluded"],
    "properties": {"isIncluded":{"type":"boolean"},"perNight":{"$ref":"#/components/schemas/MoneyAmount"}}
   },
   "documents": {"type":"string","enum":["none","identity_card","passport"]},"isSample": {"type":"boolean"}
  }
 },
 "Recommendation": {
  "type": "object","additionalProperties": false,"required": ["category","why"],
  "properties": {
   "category": {"$ref":"#/components/schemas/CruiseCode"},
   "why": {"type":"string","enum":["cheapest","best_value","calm","space_for_family","best_view"]}
  }
 },
 "CabinsQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey"],
  "properties": {"rateKey":{"$ref":"#/components/schemas/RateKey"}}
 },
 "CabinNumber": {"type":"string","pattern":"^[A-Z0-9]{1,8}$","x-reason":"must be the number of a cabin"},
 "DeckPlan": {
  "type": "object","additionalProperties": false,"required": ["deck","name","length","width","cabins","areas"],
  "properties": {
   "deck": {"type":"integer","minimum":1,"maximum":30},"name": {"type":"string","minLength":1,"maxLength":60},
   "length": {"type":"number","minimum":10,"maximum":450},"width": {"type":"number","minimum":3,"maximum":80},
   "cabins": {"type":"array","maxItems":600,"items":{"$ref":"#/components/schemas/Cabin"}},
   "areas": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/DeckArea"}}
  }
 },
 "Cabin": {
  "type": "object","additionalProperties": false,
  "required": ["number","category","x","y","length","width","position","side","isFree","sleeps"],
  "properties": {
   "number": {"$ref":"#/components/schemas/CabinNumber"},"category": {"$ref":"#/components/schemas/CruiseCode"},
   "x": {"type":"number","minimum":0},"y": {"type":"number","minimum":0},
   "length": {"type":"number","minimum":1,"maximum":40},"width": {"type":"number","minimum":1,"maximum":40},
   "position": {"$ref":"#/components/schemas/CabinPosition"},
   "side": {"type":"string","enum":["port","starboard","centre"]},"isFree": {"type":"boolean"},
   "sleeps": {"type":"integer","minimum":1,"maximum":8},"isObstructed": {"type":"boolean"},
   "isAccessible": {"type":"boolean"},"connectsTo": {"$ref":"#/components/schemas/CabinNumber"},
   "nearby": {
    "type": "array","maxItems": 4,
    "items": {"type":"string","enum":["lift","stairs","above_theatre","below_pool","near_engine","near_kids_club"]}
   }
  }
 },
 "DeckArea": {
  "type": "object","additionalProperties": false,"required": ["kind","x","y","length","width"],
  "properties": {
   "kind": {
    "type": "string",
    "enum": [
     "lift","stairs","restaurant","buffet","bar","pool","theatre","spa","gym","shops","casino","kids_club","lounge",
     "open_deck","reception","crew","library","bridge"
    ]
   },
   "name": {"type":"string","minLength":1,"maxLength":60},"x": {"type":"number","minimum":0},
   "y": {"type":"number","minimum":0},"length": {"type":"number","minimum":1},"width": {"type":"number","minimum":1}
  }
 },
 "CabinsAnswer": {
  "type": "object","additionalProperties": false,"required": ["decks","suggested"],
  "properties": {
   "decks": {"type":"array","maxItems":30,"items":{"$ref":"#/components/schemas/DeckPlan"}},
   "suggested": {"type":"array","maxItems":6,"items":{"$ref":"#/components/schemas/CabinNumber"}}
  }
 },
 "ExtraWanted": {
  "type": "object","additionalProperties": false,"required": ["code","count"],
  "properties": {"code":{"$ref":"#/components/schemas/CruiseCode"},"count":{"type":"integer","minimum":1,"maximum":20}}
 },
 "CruisePriceQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"cabin": {"$ref":"#/components/schemas/CabinNumber"},
   "dining": {"type":"string","enum":["early","late","flexible"]},
   "extras": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/ExtraWanted"},"default":[]},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "Money": {"type":"number","minimum":0},"Rating": {"type":"number","minimum":0,"maximum":5},
 "PlaceNear": {"type":"string","minLength":1,"maxLength":200},
 "Rates": {
  "type": "object","additionalProperties": false,
  "required": ["publishedRate","totalRate","savedPrice","discountPercentage","currency"],
  "properties": {
   "publishedRate": {"$ref":"#/components/schemas/Money"},"totalRate": {"$ref":"#/components/schemas/Money"},
   "baseRate": {"$ref":"#/components/schemas/Money","x-seen-by":"prices.agent"},
   "taxAndFee": {"$ref":"#/components/schemas/Money","x-seen-by":"prices.agent"},"savedPrice": {"type":"number"},
   "discountPercentage": {"type":"number","minimum":0,"maximum":100},
   "memberSaving": {"type":"number","exclusiveMinimum":0,"x-seen-by":"prices.promise"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"}
  }
 },
 "HotelDetails": {
  "type": "object","additionalProperties": false,"required": ["heroImage","name","distance","distanceFrom"],
  "properties": {
   "heroImage": {"$ref":"#/components/schemas/SafeUrl"},"name": {"type":"string","minLength":1},
   "distance": {"type":"number","minimum":0},"distanceFrom": {"type":"string"}
  }
 },
 "HotelDeal": {
  "type": "object","additionalProperties": false,"required": ["rating","link","hotel"],
  "properties": {
   "rating": {"$ref":"#/components/schemas/Rating"},"link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {"$ref":"#/components/schemas/Rates","x-seen-by":"prices.see"},
   "hotel": {
    "type": "object","additionalProperties": false,"required": ["hotelDetails"],
    "properties": {"hotelDetails":{"$ref":"#/components/schemas/HotelDetails"}}
   }
  }
 },
 "ActivityDeal": {
  "type": "object","additionalProperties": false,
  "required": ["id","imageUrl","title","duration","isFreeCancellation","rating","link"],
  "properties": {
   "id": {"type":"string","minLength":1},"imageUrl": {"$ref":"#/components/schemas/SafeUrl"},
   "title": {"type":"string","minLength":1},"duration": {"type":"integer","minimum":1},
   "isFreeCancellation": {"type":"boolean"},"rating": {"$ref":"#/components/schemas/Rating"},
   "link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {"$ref":"#/components/schemas/Rates","x-seen-by":"prices.see"}
  }
 },
 "CarDeal": {
  "type": "object","additionalProperties": false,
  "required": [
   "vehiclePicture","logo","name","passangerCapacity","bagCapacity","noOfDoors","pickupLocation","dropOffLocation",
   "rating","link"
  ],
  "properties": {
   "vehiclePicture": {"$ref":"#/components/schemas/SafeUrl"},"logo": {"$ref":"#/components/schemas/SafeUrl"},
   "veh": {"type":"string"},"name": {"type":"string","minLength":1},
   "passangerCapacity": {"type":"integer","minimum":1,"maximum":99},
   "bagCapacity": {"type":"integer","minimum":0,"maximum":99},"noOfDoors": {"type":"integer","minimum":0,"maximum":9},
   "pickupLocation": {"type":"string","minLength":1},"dropOffLocation": {"type":"string","minLength":1},
   "rating": {"$ref":"#/components/schemas/Rating"},"link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {"$ref":"#/components/schemas/Rates","x-seen-by":"prices.see"}
  }
 },
 "ResortDeal": {
  "type": "object","additionalProperties": false,"required": ["id","imageUrl","name","location","rating","link"],
  "properties": {
   "id": {"type":"string","minLength":1},"imageUrl": {"$ref":"#/components/schemas/SafeUrl"},
   "name": {"type":"string","minLength":1},"location": {"type":"string","minLength":1},
   "nights": {"type":"integer","minimum":1},"bedrooms": {"type":"integer","minimum":0},
   "sleeps": {"type":"integer","minimum":1},"distance": {"type":"number","minimum":0},
   "rating": {"$ref":"#/components/schemas/Rating"},"link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {"$ref":"#/components/schemas/Rates","x-seen-by":"prices.see"}
  }
 },
 "Occupancy": {
  "type": "object","additionalProperties": false,
  "properties": {
   "numOfRoom": {"type":"integer","minimum":1,"maximum":9,"default":1},
   "numOfAdults": {"type":"integer","minimum":1,"maximum":9,"default":2},
   "numOfChildren": {"type":"integer","minimum":0,"maximum":9,"default":0},
   "childAges": {"type":"array","maxItems":9,"default":[],"items":{"type":"integer","minimum":0,"maximum":17}}
  }
 },
 "StayPeriod": {
  "type": "object","additionalProperties": false,"required": ["start","end"],
  "properties": {"start":{"$ref":"#/components/schemas/Date"},"end":{"$ref":"#/components/schemas/Date"}}
 },
 "Date": {"type":"string","format":"date"},"LocalDateTime": {"type":"string","format":"local-date-time"},
 "HotelSearch": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude"],
  "properties": {
   "occupancies": {
    "type": "array","minItems": 1,"maxItems": 9,
    "default": [{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}],
    "items": {"$ref":"#/components/schemas/Occupancy"}
   },
   "stayPeriod": {"$ref":"#/components/schemas/StayPeriod"},"latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "nationality": {"$ref":"#/components/schemas/CountryCode","default":"IN"},
   "destinationCountryCode": {"$ref":"#/components/schemas/CountryCode","default":"IN"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "radius": {"type":"number","minimum":1,"maximum":100,"default":15},
   "searchString": {"type":"string","maxLength":100,"default":""},"isOTA": {"type":"boolean","default":false},
   "isHome": {"type":"boolean","default":false},"isFromDestination": {"type":"boolean","default":false}
  }
 },
 "ActivitySearch": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},"isOTA": {"type":"boolean","default":false},
   "isHome": {"type":"boolean","default":false},"isFromDestination": {"type":"boolean","default":false}
  }
 },
 "CarSearch": {
  "type": "object","additionalProperties": false,"required": ["pickupLatitude","pickupLongitude"],
  "properties": {
   "age": {"type":"integer","minimum":18,"maximum":99,"default":25},
   "countryOfResidence": {"$ref":"#/components/schemas/CountryCode","default":"US"},
   "pickUpDateTime": {"$ref":"#/components/schemas/LocalDateTime"},
   "pickupLatitude": {"$ref":"#/components/schemas/Latitude"},
   "pickupLongitude": {"$ref":"#/components/schemas/Longitude"},
   "returnDateTime": {"$ref":"#/components/schemas/LocalDateTime"},
   "returnLatitude": {"$ref":"#/components/schemas/Latitude"},
   "returnLongitude": {"$ref":"#/components/schemas/Longitude"},
   "searchString": {"type":"string","maxLength":100,"default":""},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},"isOTA": {"type":"boolean","default":false},
   "isHome": {"type":"boolean","default":false},"isFromDestination": {"type":"boolean","default":false}
  }
 },
 "ShipLine": {
  "type": "object","additionalProperties": false,"required": ["id","name"],
  "properties": {
   "id": {"type":"string","minLength":1},"name": {"type":"string","minLength":1},
   "logo": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "CabinClass": {"type":"string","enum":["economy","premium_economy","business","first"]},
 "FlightPlace": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {
   "kind": {"type":"string","enum":["airport","city"]},"code": {"$ref":"#/components/schemas/IataCode"},
   "within": {"type":"integer","minimum":0,"maximum":300,"default":0}
  }
 },
 "HourRange": {
  "type": "object","additionalProperties": false,"required": ["from","until"],
  "properties": {"from":{"type":"integer","minimum":0,"maximum":23},"until":{"type":"integer","minimum":1,"maximum":24}}
 },
 "SliceWanted": {
  "type": "object","additionalProperties": false,"required": ["from","to","date"],
  "properties": {
   "from": {"$ref":"#/components/schemas/FlightPlace"},"to": {"$ref":"#/components/schemas/FlightPlace"},
   "date": {"$ref":"#/components/schemas/Date"},"departure": {"$ref":"#/components/schemas/HourRange"},
   "arrival": {"$ref":"#/components/schemas/HourRange"}
  }
 },
 "FlightPassengers": {
  "type": "object","additionalProperties": false,"required": ["adults","childAges"],
  "properties": {
   "adults": {"type":"integer","minimum":0,"maximum":9},
   "childAges": {"type":"array","maxItems":17,"items":{"type":"integer","minimum":0,"maximum":11}}
  }
 },
 "AirlineCode": {"type":"string","pattern":"^[A-Z0-9]{2}$","x-reason":"must be the two-character code of an airline"},
 "ItineraryId": {
  "type": "string","pattern": "^[A-Za-z0-9_.-]{4,200}$",
  "x-reason": "must be the id of a slice's flights as a search gave it"
 },
 "FlightCriteria": {
  "type": "object","additionalProperties": false,"required": ["slices","passengers"],
  "properties": {
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/SliceWanted"}},
   "passengers": {"$ref":"#/components/schemas/FlightPassengers"},
   "cabin": {"$ref":"#/components/schemas/CabinClass","default":"economy"},
   "maximumConnections": {"type":"integer","minimum":0,"maximum":2,"default":2},
   "airlines": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/AirlineCode"}},
   "withoutAirlines": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/AirlineCode"}},
   "flexibleDays": {"type":"integer","minimum":0,"maximum":3,"default":0},
   "separateTickets": {"type":"boolean","default":false},
   "chosen": {"type":"array","maxItems":5,"items":{"$ref":"#/components/schemas/ItineraryId"}},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "Airline": {
  "type": "object","additionalProperties": false,"required": ["code","name","logo"],
  "properties": {
   "code": {"$ref":"#/components/schemas/AirlineCode"},"name": {"type":"string","minLength":1},
   "logo": {"$ref":"#/components/schemas/SafeUrl"},"programme": {"type":"string","minLength":1}
  }
 },
 "FlightAirport": {
  "type": "object","additionalProperties": false,"required": ["code","name","city","countryCode","timeZone","position"],
  "properties": {
   "code": {"$ref":"#/components/schemas/IataCode"},"name": {"type":"string","minLength":1},
   "city": {"type":"string","minLength":1},"countryCode": {"$ref":"#/components/schemas/CountryCode"},
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},"position": {"$ref":"#/components/schemas/Position"}
  }
 },
 "FlightEnd": {
  "type": "object","additionalProperties": false,"required": ["airport","at"],
  "properties": {
   "airport": {"$ref":"#/components/schemas/IataCode"},"terminal": {"type":"string","maxLength":20},
   "at": {"$ref":"#/components/schemas/LocalMoment"}
  }
 },
 "TechnicalStop": {
  "type": "object","additionalProperties": false,"required": ["airport","minutes"],
  "properties": {
   "airport": {"$ref":"#/components/schemas/IataCode"},"minutes": {"type":"integer","minimum":1,"maximum":1440}
  }
 },
 "FlightSegment": {
  "type": "object","additionalProperties": false,
  "required": ["marketing","flightNumber","operating","aircraft","departure","arrival","minutes","distanceKm","stops"],
  "properties": {
   "marketing": {"$ref":"#/components/schemas/AirlineCode"},
   "flightNumber": {"type":"string","pattern":"^\\d{1,4}$","x-reason":"must be a flight number of at most four digits"},
   "operating": {"$ref":"#/components/schemas/AirlineCode"},
   "operatingNumber": {
    "type": "string","pattern": "^\\d{1,4}$","x-reason": "must be a flight number of at most four digits"
   },
   "aircraft": {"type":"string","minLength":1,"maxLength":80},"departure": {"$ref":"#/components/schemas/FlightEnd"},
   "arrival": {"$ref":"#/components/schemas/FlightEnd"},"minutes": {"type":"integer","minimum":1,"maximum":2880},
   "distanceKm": {"type":"integer","minimum":1},
   "stops": {"type":"array","maxItems":3,"items":{"$ref":"#/components/schemas/TechnicalStop"}}
  }
 },
 "Itinerary": {
  "type": "object","additionalProperties": false,"required": ["id","segments","minutes"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ItineraryId"},
   "segments": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/FlightSegment"}},
   "minutes": {"type":"integer","minimum":1,"maximum":10080}
  }
 },
 "ChangeTerm": {
  "type": "object","additionalProperties": false,"required": ["allowed"],
  "properties": {
   "allowed": {"type":"string","enum":["yes","no","unknown"]},"penalty": {"$ref":"#/components/schemas/MoneyAmount"}
  }
 },
 "KnownTerm": {"type":"string","enum":["yes","no","unknown"]},
 "Baggage": {
  "type": "object","additionalProperties": false,"required": ["kind","count"],
  "properties": {
   "kind": {"type":"string","enum":["carry_on","checked"]},"count": {"type":"integer","minimum":0,"maximum":9},
   "kilograms": {"type":"integer","minimum":1,"maximum":70}
  }
 },
 "SegmentFare": {
  "type": "object","additionalProperties": false,"required": ["cabin","cabinName","fareBasis","baggage","amenities"],
  "properties": {
   "cabin": {"$ref":"#/components/schemas/CabinClass"},"cabinName": {"type":"string","minLength":1,"maxLength":60},
   "fareBasis": {"type":"string","minLength":1,"maxLength":20},
   "baggage": {"type":"array","maxItems":4,"items":{"$ref":"#/components/schemas/Baggage"}},
   "amenities": {
    "type": "object","additionalProperties": false,
    "properties": {
     "seatPitchCm": {"type":"integer","minimum":60,"maximum":250},
     "seat": {"type":"string","enum":["standard","extra_legroom","recliner","angle_flat","full_flat","suite"]},
     "wifi": {"type":"string","enum":["none","paid","free"]},"power": {"type":"boolean"}
    }
   }
  }
 },
 "SliceFare": {
  "type": "object","additionalProperties": false,
  "required": [
   "itinerary","brand","shelf","change","refund","seatChoice","priorityBoarding","priorityCheckIn","segments"
  ],
  "properties": {
   "itinerary": {"$ref":"#/components/schemas/ItineraryId"},"brand": {"type":"string","minLength":1,"maxLength":60},
   "shelf": {"type":"integer","minimum":1,"maximum":5},"change": {"$ref":"#/components/schemas/ChangeTerm"},
   "refund": {"$ref":"#/components/schemas/ChangeTerm"},"seatChoice": {"$ref":"#/components/schemas/KnownTerm"},
   "priorityBoarding": {"$ref":"#/components/schemas/KnownTerm"},
   "priorityCheckIn": {"$ref":"#/components/schemas/KnownTerm"},
   "segments": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/SegmentFare"}}
  }
 },
 "Emissions": {
  "type": "object","additionalProperties": false,"required": ["kilograms"],
  "properties": {"kilograms":{"type":"integer","minimum":0},"typical":{"type":"integer","minimum":0}}
 },
 "FlightOffer": {
  "type": "object","additionalProperties": false,
  "required": [
   "rateKey","owner","itineraries","brands","shelf","bags","change","refund","emissions","isSeparateTickets","left",
   "worth","others"
  ],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"owner": {"$ref":"#/components/schemas/AirlineCode"},
   "itineraries": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/ItineraryId"}},
   "brands": {"type":"array","minItems":1,"maxItems":6,"items":{"type":"string","minLength":1,"maxLength":60}},
   "shelf": {"type":"integer","minimum":1,"maximum":5},
   "bags": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Baggage"}},
   "change": {"$ref":"#/components/schemas/ChangeTerm"},"refund": {"$ref":"#/components/schemas/ChangeTerm"},
   "emissions": {"$ref":"#/components/schemas/Emissions"},"isSeparateTickets": {"type":"boolean"},
   "left": {"type":"integer","minimum":1,"maximum":9},"worth": {"type":"number"},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"},
   "others": {"type":"array","maxItems":8,"items":{"$ref":"#/components/schemas/FlightFareChoice"}}
  }
 },
 "FlightFareChoice": {
  "type": "object","additionalProperties": false,"required": ["shelf","bags","change","refund"],
  "properties": {
   "shelf": {"type":"integer","minimum":1,"maximum":5},
   "bags": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Baggage"}},
   "change": {"$ref":"#/components/schemas/ChangeTerm"},"refund": {"$ref":"#/components/schemas/ChangeTerm"},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"}
  }
 },
 "FlightSearchPart": {
  "oneOf": [
   {"$ref":"#/components/schemas/FlightSearchOffers"},{"$ref":"#/components/schemas/FlightSearchDone"},
   {"$ref":"#/components/schemas/FlightSearchFailed"}
  ]
 },
 "FlightSearchOffers": {
  "type": "object","additionalProperties": false,
  "required": ["kind","currency","itineraries","airports","airlines","offers"],
  "properties": {
   "kind": {"const":"offers"},"currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "itineraries": {"type":"array","items":{"$ref":"#/components/schemas/Itinerary"}},
   "airports": {"type":"array","items":{"$ref":"#/components/schemas/FlightAirport"}},
   "airlines": {"type":"array","items":{"$ref":"#/components/schemas/Airline"}},
   "offers": {"type":"array","items":{"$ref":"#/components/schemas/FlightOffer"}}
  }
 },
 "FlightSearchDone": {
  "type": "object","additionalProperties": false,"required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},"total": {"type":"integer","minimum":0},"isSample": {"type":"boolean"},
   "typical": {"$ref":"#/components/schemas/TypicalPrice"},
   "none": {
    "type": "string",
    "enum": [
     "no_flights","no_flights_that_day","only_with_connections","no_seats","times_do_not_fit","airlines_do_not_fly"
    ]
   }
  }
 },
 "FlightSearchFailed": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "TypicalPrice": {
  "type": "object","additionalProperties": false,"required": ["low","high"],
  "properties": {"low":{"$ref":"#/components/schemas/MoneyAmount"},"high":{"$ref":"#/components/schemas/MoneyAmount"}}
 },
 "FlightCalendarQuery": {
  "type": "object","additionalProperties": false,"required": ["slices","passengers","from","until"],
  "properties": {
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/SliceWanted"}},
   "passengers": {"$ref":"#/components/schemas/FlightPassengers"},
   "cabin": {"$ref":"#/components/schemas/CabinClass","default":"economy"},
   "maximumConnections": {"type":"integer","minimum":0,"maximum":2,"default":2},
   "from": {"$ref":"#/components/schemas/Date"},"until": {"$ref":"#/components/schemas/Date"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "FlightCalendar": {
  "type": "object","additionalProperties": false,"required": ["days"],
  "properties": {"days":{"type":"array","maxItems":63,"items":{"$ref":"#/components/schemas/FlightDay"}}}
 },
 "FlightDay": {
  "type": "object","additionalProperties": false,"required": ["date"],
  "properties": {
   "date": {"$ref":"#/components/schemas/Date"},
   "price": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"},
   "level": {"type":"string","enum":["low","typical","high"]}
  }
 },
 "BookedReference": {
  "type": "object","additionalProperties": false,"required": ["reference","itemId"],
  "properties": {
   "reference": {"$ref":"#/components/schemas/BookingReference"},"itemId": {"type":"string","format":"uuid"}
  }
 },
 "FlightQuery": {
  "type": "object","additionalProperties": false,
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"booked": {"$ref":"#/components/schemas/BookedReference"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "FlightFare": {
  "type": "object","additionalProperties": false,"required": ["rateKey","slices","left","expiresAt"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/SliceFare"}},
   "left": {"type":"integer","minimum":1,"maximum":9},"expiresAt": {"type":"string","format":"date-time"},
   "payLater": {"$ref":"#/components/schemas/PayLater"},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"}
  }
 },
 "ServiceId": {
  "type": "string","pattern": "^[a-z0-9][a-z0-9_.-]{0,59}$",
  "x-reason": "must be the id of a service as the journey's page gave it"
 },
 "ServiceKind": {
  "type": "string","enum": ["checked_bag","carry_on_bag","meal","assistance","priority","cancel_for_any_reason"]
 },
 "FlightService": {
  "type": "object","additionalProperties": false,"required": ["id","kind","passengers","slices","maximum"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ServiceId"},"kind": {"$ref":"#/components/schemas/ServiceKind"},
   "code": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a kind of service"},
   "label": {"type":"string","minLength":1,"maxLength":120},
   "passengers": {"type":"array","maxItems":17,"items":{"$ref":"#/components/schemas/PassengerIndex"}},
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"type":"integer","minimum":0,"maximum":5}},
   "maximum": {"type":"integer","minimum":1,"maximum":9},"kilograms": {"type":"integer","minimum":1,"maximum":70},
   "sizeCm": {"type":"integer","minimum":30,"maximum":400},"refund": {"$ref":"#/components/schemas/MoneyAmount"},
   "price": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"}
  }
 },
 "PassengerIndex": {"type":"integer","minimum":0,"maximum":16},
 "ServiceWanted": {
  "type": "object","additionalProperties": false,"required": ["id","passenger","count"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ServiceId"},"passenger": {"$ref":"#/components/schemas/PassengerIndex"},
   "count": {"type":"integer","minimum":1,"maximum":9}
  }
 },
 "SeatDesignator": {"type":"string","pattern":"^[1-9]\\d?[A-Z]$","x-reason":"must be a seat such as 12A"},
 "SeatWanted": {
  "type": "object","additionalProperties": false,"required": ["slice","segment","passenger","seat"],
  "properties": {
   "slice": {"type":"integer","minimum":0,"maximum":5},"segment": {"type":"integer","minimum":0,"maximum":5},
   "passenger": {"$ref":"#/components/schemas/PassengerIndex"},"seat": {"$ref":"#/components/schemas/SeatDesignator"}
  }
 },
 "FlightPassenger": {
  "type": "object","additionalProperties": false,"required": ["type"],
  "properties": {"type":{"$ref":"#/components/schemas/TravellerType"},"age":{"type":"integer","minimum":0,"maximum":11}}
 },
 "FlightAnswer": {
  "type": "object","additionalProperties": false,
  "required": [
   "owner","itineraries","airports","airlines","passengers","fares","services","hasSeatMap","emissions",
   "isSeparateTickets","documents","isSample"
  ],
  "properties": {
   "owner": {"$ref":"#/components/schemas/AirlineCode"},
   "itineraries": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/Itinerary"}},
   "airports": {"type":"array","maxItems":80,"items":{"$ref":"#/components/schemas/FlightAirport"}},
   "airlines": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Airline"}},
   "passengers": {"type":"array","minItems":1,"maxItems":17,"items":{"$ref":"#/components/schemas/FlightPassenger"}},
   "fares": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/FlightFare"}},
   "services": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/FlightService"}},
   "hasSeatMap": {"type":"boolean"},"emissions": {"$ref":"#/components/schemas/Emissions"},
   "isSeparateTickets": {"type":"boolean"},"documents": {"type":"string","enum":["none","offered","required"]},
   "isSample": {"type":"boolean"}
  }
 },
 "FlightPriceQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey","services","seats"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "services": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/ServiceWanted"}},
   "seats": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/SeatWanted"}},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "SeatMapQuery": {
  "type": "object","additionalProperties": false,
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"booked": {"$ref":"#/components/schemas/BookedReference"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "SeatMapAnswer": {
  "type": "object","additionalProperties": false,"required": ["maps"],
  "properties": {"maps":{"type":"array","maxItems":36,"items":{"$ref":"#/components/schemas/SeatMap"}}}
 },
 "SeatMap": {
  "type": "object","additionalProperties": false,"required": ["slice","segment","cabins"],
  "properties": {
   "slice": {"type":"integer","minimum":0,"maximum":5},"segment": {"type":"integer","minimum":0,"maximum":5},
   "cabins": {"type":"array","minItems":1,"maxItems":8,"items":{"$ref":"#/components/schemas/SeatMapCabin"}}
  }
 },
 "SeatMapCabin": {
  "type": "object","additionalProperties": false,"required": ["deck","cabin","rows"],
  "properties": {
   "deck": {"type":"integer","minimum":0,"maximum":1},"cabin": {"$ref":"#/components/schemas/CabinClass"},
   "wings": {
    "type": "object","additionalProperties": false,"required": ["first","last"],
    "properties": {"first":{"type":"integer","minimum":0},"last":{"type":"integer","minimum":0}}
   },
   "rows": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/SeatMapRow"}}
  }
 },
 "SeatMapRow": {
  "type": "object","additionalProperties": false,"required": ["sections"],
  "properties": {
   "sections": {
    "type": "array","minItems": 1,"maxItems": 4,
    "items": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/SeatMapElement"}}
   }
  }
 },
 "SeatMapElement": {
  "type": "object","additionalProperties": false,"required": ["kind"],
  "properties": {
   "kind": {
    "type": "string",
    "enum": ["seat","restricted_seat","bassinet","empty","exit_row","lavatory","galley","closet","stairs"]
   },
   "seat": {"$ref":"#/components/schemas/SeatDesignator"},"isFree": {"type":"boolean"},
   "name": {"type":"string","maxLength":60},
   "disclosures": {
    "type": "array","maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "exit_row","no_infants","limited_recline","no_window","near_lavatory","near_galley","no_storage","extra_legroom",
      "bassinet"
     ]
    }
   },
   "price": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"}
  }
 },
 "HotelId": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be an id of letters, digits, - and _, 64 at most"
 },
 "Stay": {
  "type": "object","additionalProperties": false,"required": ["start","end"],
  "properties": {"start":{"$ref":"#/components/schemas/Date"},"end":{"$ref":"#/components/schemas/Date"}}
 },
 "RoomGuests": {
  "type": "object","additionalProperties": false,"required": ["adults"],
  "properties": {
   "adults": {"type":"integer","minimum":1,"maximum":9},
   "childAges": {"type":"array","maxItems":9,"items":{"type":"integer","minimum":0,"maximum":17},"default":[]}
  }
 },
 "RoomsWanted": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/RoomGuests"}},
 "HotelCriteria": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude","stay","rooms"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "destination": {"type":"string","maxLength":100,"default":""},"stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"$ref":"#/components/schemas/RoomsWanted"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "nationality": {"$ref":"#/components/schemas/CountryCode","default":"IN"},
   "radius": {"type":"number","minimum":1,"maximum":100,"default":15},
   "hotelId": {"$ref":"#/components/schemas/HotelId"}
  }
 },
 "BoardType": {"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},
 "RatePayment": {"type":"string","enum":["now","at_property"]},
 "RateDeposit": {
  "type": "object","additionalProperties": false,"required": ["percent","balanceOn"],
  "properties": {"percent":{"type":"integer","minimum":1,"maximum":99},"balanceOn":{"type":"string","format":"date"}}
 },
 "HotelAmenity": {
  "type": "string",
  "enum": [
   "wifi","parking","pool","spa","gym","restaurant","bar","air_conditioning","front_desk_24h","lift","pets_welcome",
   "family_friendly","beachfront","airport_shuttle","car_charging","step_free","laundry","room_service","garden",
   "terrace","meeting_rooms","non_smoking","ski_storage","bicycle_hire"
  ]
 },
 "RoomAmenity": {
  "type": "string",
  "enum": [
   "private_bathroom","shower","bathtub","hairdryer","safe","minibar","kettle","coffee_machine","desk","television",
   "kitchen","balcony","sitting_area","air_conditioning","bathrobes"
  ]
 },
 "RoomKind": {
  "type": "string","enum": ["economy","standard","superior","deluxe","family","apartment","junior_suite","suite"]
 },
 "RoomView": {"type":"string","enum":["none","city","sea","garden","courtyard","mountain","lake"]},
 "RoomCode": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","x-reason":"must be the code of a room"},
 "LocalHour": {"type":"string","pattern":"^\\d{2}:\\d{2}$","x-reason":"must be a time, HH:mm"},
 "CancellationStep": {
  "type": "object","additionalProperties": false,"required": ["from"],
  "properties": {
   "from": {"$ref":"#/components/schemas/LocalMoment"},
   "penalty": {"type":"integer","minimum":0,"x-seen-by":"prices.see"},
   "costs": {"type":"string","enum":["nothing","part","all"]}
  }
 },
 "CancellationPolicyOfRate": {
  "type": "object","additionalProperties": false,"required": ["isRefundable","timeZone","steps"],
  "properties": {
   "isRefundable": {"type":"boolean"},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "steps": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/CancellationStep"}}
  }
 },
 "HotelOffer": {
  "type": "object","additionalProperties": false,
  "required": [
   "hotelId","name","stars","guestRating","reviewCount","position","distance","picture","amenities","board","payment",
   "policy","roomsLeft","worth","others"
  ],
  "properties": {
   "hotelId": {"$ref":"#/components/schemas/HotelId"},"name": {"type":"string","minLength":1},
   "stars": {"$ref":"#/components/schemas/Rating"},"guestRating": {"$ref":"#/components/schemas/Rating"},
   "reviewCount": {"type":"integer","minimum":0},"position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},"picture": {"$ref":"#/components/schemas/SafeUrl"},
   "amenities": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/HotelAmenity"}},
   "board": {"$ref":"#/components/schemas/BoardType"},"payment": {"$ref":"#/components/schemas/RatePayment"},
   "takesDeposit": {"type":"boolean"},"policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "roomsLeft": {"type":"integer","minimum":1},"worth": {"type":"number"},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"},
   "others": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/OtherRate"}}
  }
 },
 "OtherRate": {
  "type": "object","additionalProperties": false,"required": ["board","payment","roomsLeft"],
  "properties": {
   "board": {"$ref":"#/components/schemas/BoardType"},"payment": {"$ref":"#/components/schemas/RatePayment"},
   "freeUntil": {"$ref":"#/components/schemas/LocalMoment"},"roomsLeft": {"type":"integer","minimum":1},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"}
  }
 },
 "LocalMoment": {
  "type": "string","pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$",
  "x-reason": "must be a local time, YYYY-MM-DDTHH:mm:ss"
 },
 "DistanceFrom": {
  "type": "object","additionalProperties": false,"required": ["miles","from"],
  "properties": {"miles":{"type":"number","minimum":0},"from":{"type":"string"}}
 },
 "Position": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "HotelSearchPart": {
  "oneOf": [
   {"$ref":"#/components/schemas/HotelSearchOffers"},{"$ref":"#/components/schemas/HotelSearchDone"},
   {"$ref":"#/components/schemas/HotelSearchFailed"}
  ]
 },
 "HotelSearchOffers": {
  "type": "object","additionalProperties": false,"required": ["kind","offers"],
  "properties": {"kind":{"const":"offers"},"offers":{"type":"array","items":{"$ref":"#/components/schemas/HotelOffer"}}}
 },
 "HotelSearchDone": {
  "type": "object","additionalProperties": false,"required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},"total": {"type":"integer","minimum":0},"isSample": {"type":"boolean"},
   "near": {"$ref":"#/components/schemas/PlaceNear"},
   "neighbours": {
    "type": "array","maxItems": 8,
    "items": {
     "type": "object","additionalProperties": false,"required": ["name","latitude","longitude"],
     "properties": {
      "name": {"type":"string","minLength":1},"latitude": {"$ref":"#/components/schemas/Latitude"},
      "longitude": {"$ref":"#/components/schemas/Longitude"}
     }
    }
   }
  }
 },
 "HotelSearchFailed": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "HotelQuery": {
  "type": "object","additionalProperties": false,"required": ["hotelId"],
  "properties": {
   "hotelId": {"$ref":"#/components/schemas/HotelId"},"destination": {"type":"string","maxLength":100,"default":""},
   "stay": {"$ref":"#/components/schemas/Stay"},"rooms": {"$ref":"#/components/schemas/RoomsWanted"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "nationality": {"$ref":"#/components/schemas/CountryCode","default":"IN"}
  }
 },
 "ReviewTheme": {"type":"string","enum":["location","cleanliness","service","comfort","value","breakfast"]},
 "HotelReviews": {
  "type": "object","additionalProperties": false,"required": ["rating","count","themes","samples"],
  "properties": {
   "rating": {"$ref":"#/components/schemas/Rating"},"count": {"type":"integer","minimum":0},
   "themes": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "object","additionalProperties": false,"required": ["theme","rating","count"],
     "properties": {
      "theme": {"$ref":"#/components/schemas/ReviewTheme"},"rating": {"$ref":"#/components/schemas/Rating"},
      "count": {"type":"integer","minimum":0}
     }
    }
   },
   "samples": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "object","additionalProperties": false,"required": ["theme","tone","variant","rating","month"],
     "properties": {
      "theme": {"$ref":"#/components/schemas/ReviewTheme"},"tone": {"type":"string","enum":["praise","mixed"]},
      "variant": {"type":"integer","minimum":1,"maximum":3},"rating": {"$ref":"#/components/schemas/Rating"},
      "month": {"type":"string","pattern":"^\\d{4}-\\d{2}$","x-reason":"must be a month, YYYY-MM"}
     }
    }
   }
  }
 },
 "HotelPicture": {
  "type": "object","additionalProperties": false,"required": ["url","kind"],
  "properties": {"url":{"$ref":"#/components/schemas/SafeUrl"},"kind":{"type":"string","maxLength":40}}
 },
 "HouseRules": {
  "type": "object","additionalProperties": false,
  "required": ["minimumAge","pets","smoking","hasExtraBeds","quietHours"],
  "properties": {
   "minimumAge": {"type":"integer","minimum":0,"maximum":99},"pets": {"type":"string","enum":["yes","no","on_request"]},
   "smoking": {"type":"string","enum":["no","outside"]},"hasExtraBeds": {"type":"boolean"},
   "quietHours": {
    "oneOf": [
     {
      "type": "object","additionalProperties": false,"required": ["from","until"],
      "properties": {"from":{"$ref":"#/components/schemas/LocalHour"},"until":{"$ref":"#/components/schemas/LocalHour"}}
     },
     {"type":"null"}
    ]
   }
  }
 },
 "Hotel": {
  "type": "object","additionalProperties": false,
  "required": [
   "id","name","stars","reviews","address","position","distance","timeZone","amenities","checkIn","checkOut","rules",
   "pictures"
  ],
  "properties": {
   "id": {"$ref":"#/components/schemas/HotelId"},"name": {"type":"string","minLength":1},
   "stars": {"$ref":"#/components/schemas/Rating"},"reviews": {"$ref":"#/components/schemas/HotelReviews"},
   "address": {
    "type": "object","additionalProperties": false,"required": ["line","city","country"],
    "properties": {
     "line": {"type":"string"},"city": {"type":"string"},"country": {"$ref":"#/components/schemas/CountryCode"}
    }
   },
   "position": {"$ref":"#/components/schemas/Position"},"distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "amenities": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/HotelAmenity"}},
   "checkIn": {
    "type": "object","additionalProperties": false,"required": ["from","until"],
    "properties": {
     "from": {"$ref":"#/components/schemas/LocalHour"},
     "until": {"oneOf":[{"$ref":"#/components/schemas/LocalHour"},{"type":"null"}]}
    }
   },
   "checkOut": {
    "type": "object","additionalProperties": false,"required": ["until"],
    "properties": {"until":{"$ref":"#/components/schemas/LocalHour"}}
   },
   "rules": {"$ref":"#/components/schemas/HouseRules"},
   "pictures": {"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/components/schemas/HotelPicture"}}
  }
 },
 "HotelRate": {
  "type": "object","additionalProperties": false,
  "required": ["rateKey","board","isRefundable","payment","policy","roomsLeft"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"board": {"$ref":"#/components/schemas/BoardType"},
   "isRefundable": {"type":"boolean"},"payment": {"$ref":"#/components/schemas/RatePayment"},
   "deposit": {"$ref":"#/components/schemas/RateDeposit"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},"roomsLeft": {"type":"integer","minimum":1},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"}
  }
 },
 "RoomType": {
  "type": "object","additionalProperties": false,
  "required": ["code","kind","view","beds","squareMetres","sleeps","amenities","pictures"],
  "properties": {
   "code": {"$ref":"#/components/schemas/RoomCode"},"kind": {"$ref":"#/components/schemas/RoomKind"},
   "view": {"$ref":"#/components/schemas/RoomView"},
   "beds": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/Beds"}},
   "squareMetres": {"type":"integer","minimum":1},"sleeps": {"type":"integer","minimum":1,"maximum":20},
   "amenities": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/RoomAmenity"}},
   "pictures": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/HotelPicture"}}
  }
 },
 "Beds": {
  "type": "object","additionalProperties": false,"required": ["kind","count"],
  "properties": {
   "kind": {"type":"string","enum":["single","double","queen","king","sofa_bed","bunk"]},
   "count": {"type":"integer","minimum":1,"maximum":8}
  }
 },
 "HotelAnswer": {
  "type": "object","additionalProperties": false,"required": ["hotel","isSample"],
  "properties": {
   "hotel": {"$ref":"#/components/schemas/Hotel"},"isSample": {"type":"boolean"},
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {
    "type": "array","maxItems": 20,
    "items": {
     "type": "object","additionalProperties": false,"required": ["room","rates"],
     "properties": {
      "room": {"$ref":"#/components/schemas/RoomType"},
      "rates": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/HotelRate"}}
     }
    }
   }
  }
 },
 "OwnIdentity": {
  "type": "object","additionalProperties": false,"required": ["id","name","kind","createdAt"],
  "properties": {
   "id": {"type":"string","minLength":1},"name": {"type":"string","minLength":1},
   "kind": {"$ref":"#/components/schemas/IdentityProvider/properties/kind"},
   "createdAt": {"type":"string","format":"date-time"}
  }
 },
 "IdentityLink": {
  "type": "object","additionalProperties": false,"required": ["provider","current"],
  "properties": {
   "provider": {"$ref":"#/components/schemas/IdentityProvider/properties/id"},
   "current": {"type":"string","minLength":1,"maxLength":200}
  }
 },
 "IncidentKind": {
  "type": "string",
  "enum": [
   "capture","void","refund","ask","hold_over","cancel","collect","mail","complete","unpaid","booked_after_all",
   "cancelled_short","cancelled_unknown","refund_late","refunded_elsewhere","refunded_twice","disputed",
   "supplier_change","change_refused","amended_after_all","other"
  ]
 },
 "Incident": {
  "type": "object","additionalProperties": false,"required": ["id","kind","since","canRetry"],
  "properties": {
   "id": {"type":"string"},"kind": {"$ref":"#/components/schemas/IncidentKind"},
   "reference": {"$ref":"#/components/schemas/BookingReference"},"since": {"type":"string","format":"date-time"},
   "amount": {"$ref":"#/components/schemas/MoneyAmount"},"reason": {"type":"string","maxLength":300},
   "respondBy": {"type":"string","format":"date-time"},"canRetry": {"type":"boolean"}
  }
 },
 "Incidents": {
  "type": "object","additionalProperties": false,"required": ["incidents"],
  "properties": {
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "incidents": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/Incident"}}
  }
 },
 "AnswerIncidentRequest": {
  "type": "object","additionalProperties": false,"required": ["answer"],
  "properties": {"answer":{"type":"string","enum":["retry","settled"]}}
 },
 "Language": {
  "type": "object","additionalProperties": false,"required": ["name","code","value"],
  "properties": {
   "name": {"type":"string","minLength":1},"code": {"$ref":"#/components/schemas/LanguageCode"},
   "value": {"type":"string","minLength":2}
  }
 },
 "CurrencyEntry": {
  "type": "object","additionalProperties": false,"required": ["name","code","currency","symbol","image"],
  "properties": {
   "name": {"type":"string","minLength":1},"code": {"$ref":"#/components/schemas/CountryCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},"symbol": {"type":"string","minLength":1},
   "image": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "Country": {
  "type": "object","additionalProperties": false,
  "required": ["name","code","currency","symbol","image","emoji","unicode"],
  "properties": {
   "name": {"type":"string","minLength":1},"code": {"$ref":"#/components/schemas/CountryCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},"symbol": {"type":"string","minLength":1},
   "image": {"$ref":"#/components/schemas/SafeUrl"},"emoji": {"type":"string"},"unicode": {"type":"string"}
  }
 },
 "ExchangeRates": {
  "type": "object","additionalProperties": false,"required": ["base","asOf","source","rates"],
  "properties": {
   "base": {"type":"string","const":"USD"},"asOf": {"type":"string","minLength":10},
   "source": {"type":"string","minLength":1},
   "rates": {
    "type": "object","propertyNames": {"pattern":"^[A-Z]{3}$"},
    "additionalProperties": {"type":"number","exclusiveMinimum":0}
   }
  }
 },
 "MailedLinkQuestion": {
  "type": "object","additionalProperties": false,"required": ["token"],
  "properties": {"token":{"type":"string","minLength":1,"maxLength":200}}
 },
 "MailedLink": {
  "type": "object","additionalProperties": false,
  "required": ["purpose","email","userType","needsPassword","disconnects"],
  "properties": {
   "purpose": {"type":"string","enum":["verify","reset","invite"]},
   "email": {"$ref":"#/components/schemas/EmailAddress"},"userType": {"$ref":"#/components/schemas/UserType"},
   "needsPassword": {"type":"boolean"},"disconnects": {"type":"array","items":{"type":"string"}}
  }
 },
 "MarkupPlace": {
  "type": "object","additionalProperties": false,"required": ["name","country","latitude","longitude"],
  "properties": {
   "name": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":80},
   "country": {"$ref":"#/components/schemas/CountryCode"},"latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "MarkupAudience": {"type":"string","enum":["public","member","agent"]},
 "MarkupRule": {
  "type": "object","additionalProperties": false,"required": ["kind","value"],
  "properties": {
   "product": {"$ref":"#/components/schemas/Product"},"country": {"$ref":"#/components/schemas/CountryCode"},
   "place": {"$ref":"#/components/schemas/MarkupPlace"},"audience": {"$ref":"#/components/schemas/MarkupAudience"},
   "kind": {"type":"string","enum":["percent","fixed"]},"value": {"type":"number","minimum":0,"maximum":100000000},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"}
  }
 },
 "AgencyMarkups": {
  "type": "object","additionalProperties": false,"required": ["revision","rules","fallback","updatedAt","updatedBy"],
  "properties": {
   "revision": {"type":"integer","minimum":0},
   "rules": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/MarkupRule"}},
   "fallback": {"$ref":"#/components/schemas/MarkupRule"},"updatedAt": {"type":["string","null"],"format":"date-time"},
   "updatedBy": {"type":["string","null"]}
  }
 },
 "UpdateMarkupsRequest": {
  "type": "object","additionalProperties": false,"required": ["rules"],
  "properties": {"rules":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/MarkupRule"}}}
 },
 "TravellerType": {"type":"string","enum":["adult","child","infant"]},
 "TravellerRole": {"type":"string","enum":["lead","driver"]},
 "TravellerGroup": {"type":"integer","minimum":1,"maximum":90},
 "TravellerAge": {"type":"integer","minimum":0,"maximum":17},
 "TravellerField": {
  "type": "string",
  "enum": ["title","firstName","lastName","gender","email","phone","dateOfBirth","nationality","document","lapOf"]
 },
 "TravellerRequirement": {
  "type": "object","additionalProperties": false,"required": ["group","type","fields"],
  "properties": {
   "group": {"$ref":"#/components/schemas/TravellerGroup"},"type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},"age": {"$ref":"#/components/schemas/TravellerAge"},
   "fields": {"type":"array","maxItems":9,"items":{"$ref":"#/components/schemas/TravellerField"}},
   "laps": {"type":"array","minItems":1,"maxItems":90,"items":{"$ref":"#/components/schemas/LapOf"}}
  }
 },
 "TravellerTitle": {"type":"string","enum":["mr","mrs","ms","miss","mx","dr"]},
 "Gender": {"type":"string","enum":["female","male","unspecified"]},
 "LapOf": {"type":"integer","minimum":0,"maximum":89},
 "QuestionCode": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a question"},
 "ProductQuestion": {
  "type": "object","additionalProperties": false,"required": ["code","of","isRequired"],
  "properties": {
   "code": {"$ref":"#/components/schemas/QuestionCode"},"of": {"type":"string","enum":["party","traveller"]},
   "label": {"type":"string","minLength":1,"maxLength":200},"isRequired": {"type":"boolean"},
   "kind": {"type":"string","enum":["text","number","height","weight","date","time","flight"]},
   "unit": {"type":"string","maxLength":20},"minimum": {"type":"integer"},"maximum": {"type":"integer"},
   "askedIf": {
    "type": "object","additionalProperties": false,"required": ["question","values"],
    "properties": {
     "question": {"$ref":"#/components/schemas/QuestionCode"},
     "values": {"type":"array","minItems":1,"maxItems":60,"items":{"type":"string","minLength":1,"maxLength":120}}
    }
   },
   "choices": {"type":"array","minItems":2,"maxItems":60,"items":{"type":"string","minLength":1,"maxLength":120}}
  }
 },
 "Answer": {
  "type": "object","additionalProperties": false,"required": ["question","value"],
  "properties": {
   "question": {"$ref":"#/components/schemas/QuestionCode"},"value": {"type":"string","minLength":1,"maxLength":500}
  }
 },
 "DocumentType": {"type":"string","enum":["passport","identity_card"]},
 "TravelDocument": {
  "type": "object","additionalProperties": false,"required": ["type","number","issuingCountry","expiresOn"],
  "properties": {
   "type": {"$ref":"#/components/schemas/DocumentType"},
   "number": {
    "type": "string","pattern": "^(?=.*\\d)[A-Z0-9]{5,20}$",
    "x-reason": "must be the number of the document: 5 to 20 capital letters and digits without spaces"
   },
   "issuingCountry": {"$ref":"#/components/schemas/CountryCode"},"expiresOn": {"$ref":"#/components/schemas/Date"}
  }
 },
 "ShownDocument": {
  "type": "object","additionalProperties": false,"required": ["type","lastCharacters","issuingCountry","expiresOn"],
  "properties": {
   "type": {"$ref":"#/components/schemas/DocumentType"},
   "lastCharacters": {
    "type": "string","pattern": "^[A-Z0-9]{3}$","x-reason": "must be the last three characters of the number"
   },
   "issuingCountry": {"$ref":"#/components/schemas/CountryCode"},"expiresOn": {"$ref":"#/components/schemas/Date"}
  }
 },
 "Traveller": {
  "type": "object","additionalProperties": false,"required": ["group","type","firstName","lastName"],
  "properties": {
   "group": {"$ref":"#/components/schemas/TravellerGroup"},"type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},"title": {"$ref":"#/components/schemas/TravellerTitle"},
   "firstName": {"$ref":"#/components/schemas/PersonName"},"lastName": {"$ref":"#/components/schemas/PersonName"},
   "gender": {"$ref":"#/components/schemas/Gender"},"lapOf": {"$ref":"#/components/schemas/LapOf"},
   "age": {"$ref":"#/components/schemas/TravellerAge"},"dateOfBirth": {"$ref":"#/components/schemas/Date"},
   "nationality": {"$ref":"#/components/schemas/CountryCode"},
   "document": {"$ref":"#/components/schemas/TravelDocument"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "Party": {
  "type": "object","additionalProperties": false,"required": ["travellers"],
  "properties": {
   "travellers": {"type":"array","minItems":1,"maxItems":90,"items":{"$ref":"#/components/schemas/Traveller"}},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "AmendedTraveller": {
  "type": "object","additionalProperties": false,"required": ["group","type"],
  "properties": {
   "known": {"type":"integer","minimum":0,"maximum":89},"group": {"$ref":"#/components/schemas/TravellerGroup"},
   "type": {"$ref":"#/components/schemas/TravellerType"},"role": {"$ref":"#/components/schemas/TravellerRole"},
   "title": {"$ref":"#/components/schemas/TravellerTitle"},"firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},"gender": {"$ref":"#/components/schemas/Gender"},
   "lapOf": {"$ref":"#/components/schemas/LapOf"},"age": {"$ref":"#/components/schemas/TravellerAge"},
   "dateOfBirth": {"$ref":"#/components/schemas/Date"},"nationality": {"$ref":"#/components/schemas/CountryCode"},
   "document": {"$ref":"#/components/schemas/TravelDocument"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "AmendedParty": {
  "type": "object","additionalProperties": false,"required": ["travellers"],
  "properties": {
   "travellers": {"type":"array","minItems":1,"maxItems":90,"items":{"$ref":"#/components/schemas/AmendedTraveller"}},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "ShownTraveller": {
  "type": "object","additionalProperties": false,"required": ["group","type","firstName","lastName"],
  "properties": {
   "group": {"$ref":"#/components/schemas/TravellerGroup"},"type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},"title": {"$ref":"#/components/schemas/TravellerTitle"},
   "firstName": {"$ref":"#/components/schemas/PersonName"},"lastName": {"$ref":"#/components/schemas/PersonName"},
   "gender": {"$ref":"#/components/schemas/Gender"},"lapOf": {"$ref":"#/components/schemas/LapOf"},
   "age": {"$ref":"#/components/schemas/TravellerAge"},"dateOfBirth": {"$ref":"#/components/schemas/Date"},
   "nationality": {"$ref":"#/components/schemas/CountryCode"},"document": {"$ref":"#/components/schemas/ShownDocument"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "ShownParty": {
  "type": "object","additionalProperties": false,"required": ["travellers"],
  "properties": {
   "travellers": {"type":"array","maxItems":90,"items":{"$ref":"#/components/schemas/ShownTraveller"}},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "Latitude": {"type":"number","minimum":-90,"maximum":90},"Longitude": {"type":"number","minimum":-180,"maximum":180},
 "SuggestRequest": {
  "type": "object","additionalProperties": false,"required": ["text"],
  "properties": {
   "text": {"type":"string","minLength":1,"maxLength":100},"isManageLocation": {"type":"boolean","default":false}
  }
 },
 "PlaceType": {"type":"string","enum":["city","airport"]},
 "Suggestion": {
  "type": "object","additionalProperties": false,
  "required": ["id","type","name","label","countryCode","latitude","longitude"],
  "properties": {
   "id": {"type":"string","minLength":1},"type": {"$ref":"#/components/schemas/PlaceType"},
   "name": {"type":"string","minLength":1},"label": {"type":"string","minLength":1},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},"latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},"iata": {"$ref":"#/components/schemas/IataCode"}
  }
 },
 "Place": {
  "type": "object","additionalProperties": false,
  "required": ["id","type","name","label","countryCode","country","latitude","longitude","timeZone"],
  "properties": {
   "id": {"type":"string","minLength":1},"type": {"$ref":"#/components/schemas/PlaceType"},
   "name": {"type":"string","minLength":1},"label": {"type":"string","minLength":1},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},"country": {"type":"string"},
   "adminCode": {"type":"string"},"municipality": {"type":"string"},
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "population": {"type":"integer","minimum":0},"timeZone": {"type":"string"},
   "iata": {"$ref":"#/components/schemas/IataCode"}
  }
 },
 "IataCode": {"type":"string","pattern":"^[A-Z]{3}$","x-reason":"must be an airport code of three capital letters"},
 "AirportNearby": {
  "type": "object","additionalProperties": false,"required": ["iata","name","kilometres"],
  "properties": {
   "iata": {"$ref":"#/components/schemas/IataCode"},"name": {"type":"string","minLength":1},
   "kilometres": {"type":"integer","minimum":0}
  }
 },
 "AirportEntry": {
  "type": "object","additionalProperties": false,
  "required": ["iata","name","label","municipality","countryCode","country","latitude","longitude"],
  "properties": {
   "iata": {"$ref":"#/components/schemas/IataCode"},"name": {"type":"string","minLength":1},
   "label": {"type":"string","minLength":1},"municipality": {"type":"string"},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},"country": {"type":"string"},
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "cityAirports": {"type":"array","minItems":2,"maxItems":12,"items":{"$ref":"#/components/schemas/AirportNearby"}},
   "nearby": {"type":"array","maxItems":6,"items":{"$ref":"#/components/schemas/AirportNearby"}}
  }
 },
 "CarCountry": {
  "type": "object","additionalProperties": false,"required": ["name","code"],
  "properties": {"name":{"type":"string","minLength":1},"code":{"$ref":"#/components/schemas/CountryCode"}}
 },
 "MoneyAmount": {
  "type": "object","additionalProperties": false,"required": ["amount","currency"],
  "properties": {
   "amount": {"type":"integer","minimum":0,"maximum":9007199254740991},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"}
  }
 },
 "ChargeCode": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a tax or a fee"},
 "PriceLine": {
  "type": "object","additionalProperties": false,"required": ["code","kind","amount","treatment"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ChargeCode"},"kind": {"type":"string","enum":["tax","fee"]},
   "amount": {"type":"integer","minimum":0},"treatment": {"type":"string","enum":["standard","pass_through"]}
  }
 },
 "BreakdownPart": {
  "type": "object","additionalProperties": false,"required": ["label","amount"],
  "properties": {
   "label": {"type":"string","minLength":1,"maxLength":120},"date": {"$ref":"#/components/schemas/Date"},
   "amount": {"type":"integer","minimum":0}
  }
 },
 "LocalCharge": {
  "type": "object","additionalProperties": false,"required": ["code","amount","currency","estimate"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ChargeCode"},"amount": {"type":"integer","minimum":0},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},"estimate": {"type":["integer","null"]}
  }
 },
 "PriceStep": {
  "type": "object","additionalProperties": false,"required": ["step","amount","sum"],
  "properties": {
   "step": {"type":"string","enum":["wholesale","markup","public-price","minimum","rounding"]},
   "amount": {"type":"integer"},"sum": {"type":"integer"}
  }
 },
 "Exchange": {
  "type": "object","additionalProperties": false,"required": ["from","rate","asOf"],
  "properties": {
   "from": {"$ref":"#/components/schemas/CurrencyCode"},"rate": {"type":"number","exclusiveMinimum":0},
   "asOf": {"type":"string","minLength":10}
  }
 },
 "MemberSaving": {"type":"integer","minimum":1},
 "PriceSummary": {
  "type": "object","additionalProperties": false,"required": ["total","saved"],
  "properties": {
   "total": {"type":"integer","minimum":0},"saved": {"type":"integer","minimum":0},
   "memberSaving": {"$ref":"#/components/schemas/MemberSaving","x-seen-by":"prices.promise"},
   "net": {"type":"integer","minimum":0,"x-seen-by":"prices.agent"},
   "dueLocally": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/LocalCharge"}}
  }
 },
 "ShownPrice": {
  "type": "object","additionalProperties": false,
  "required": ["currency","total","subtotal","breakdown","priceLines","saved","dueLocally","exchange"],
  "properties": {
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},"total": {"type":"integer","minimum":0},
   "subtotal": {"type":"integer","minimum":0},
   "breakdown": {"type":"array","maxItems":400,"items":{"$ref":"#/components/schemas/BreakdownPart"}},
   "priceLines": {"type":"array","maxItems":80,"items":{"$ref":"#/components/schemas/PriceLine"}},
   "dueLocally": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/LocalCharge"}},
   "saved": {"type":"integer","minimum":0},
   "memberSaving": {"$ref":"#/components/schemas/MemberSaving","x-seen-by":"prices.promise"},
   "retail": {"type":"integer","minimum":0,"x-seen-by":"prices.savings"},
   "net": {"type":"integer","minimum":0,"x-seen-by":"prices.agent"},
   "markup": {"type":"integer","minimum":0,"x-seen-by":"prices.agent"},
   "base": {"type":"integer","minimum":0,"x-seen-by":"prices.agent"},
   "rule": {"$ref":"#/components/schemas/MarkupRule","x-seen-by":"prices.agent"},
   "trace": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/PriceStep"},"x-seen-by":"prices.agent"},
   "exchange": {"$ref":"#/components/schemas/Exchange"}
  }
 },
 "RateKey": {
  "type": "string","maxLength": 2000,"pattern": "^[A-Za-z0-9_-]{8,2000}$",
  "x-reason": "must be the key of a rate as a search or a page of details gave it"
 },
 "FieldError": {
  "type": "object","additionalProperties": false,"required": ["field","reason"],
  "properties": {"field":{"type":"string"},"reason":{"type":"string"}}
 },
 "ErrorCode": {
  "type": "string",
  "enum": [
   "bad_request","host_malformed","unauthenticated","forbidden","cross_site","account_inactive","agency_inactive",
   "preview_only","preview_over","payment_declined","not_found","agency_not_found","method_not_allowed",
   "password_required","conflict","hold_expired","already_paid","payment_out_of_order","sold_out","price_changed",
   "quote_expired","proposal_over","request_in_flight","precondition_failed","draft_stale","checks_failed",
   "request_timeout","payload_too_large","uri_too_long","unsupported_media_type","validation_failed",
   "idempotency_mismatch","invalid_credentials","token_invalid","precondition_required","rate_limited",
   "headers_too_large","internal_error","upstream_failed","overloaded","mail_unavailable","upstream_timeout",
   "payments_unavailable","supplier_failed","supplier_timeout"
  ]
 },
 "Problem": {
  "type": "object","additionalProperties": false,"required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},"title": {"type":"string"},"status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},"detail": {"type":"string"},
   "reason": {"type":"string","enum":["not_listed","overtaken","answered","below_discounts","part_taken"]},
   "instance": {"type":"string"},"errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}}
  }
 },
 "Product": {"type":"string","enum":["hotel","flight","resort","car","activity","cruise"]},
 "ActivitySubject": {
  "type": "object","additionalProperties": false,"required": ["product","activity"],
  "properties": {"product":{"type":"string","enum":["activity"]},"activity":{"$ref":"#/components/schemas/BookedVisit"}}
 },
 "ActivityChange": {
  "type": "object","additionalProperties": false,"required": ["product","slot","units"],
  "properties": {
   "product": {"type":"string","enum":["activity"]},"slot": {"$ref":"#/components/schemas/SlotId"},
   "units": {"$ref":"#/components/schemas/UnitsWanted"}
  }
 },
 "BookedVisit": {
  "type": "object","additionalProperties": false,
  "required": ["activity","option","slot","units","confirmation","cutoffAt","policy"],
  "properties": {
   "activity": {"$ref":"#/components/schemas/Activity"},"option": {"$ref":"#/components/schemas/ActivityOption"},
   "slot": {"$ref":"#/components/schemas/SlotTime"},
   "units": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/BookedUnit"}},
   "confirmation": {"type":"string","enum":["instant","manual"]},"cutoffAt": {"type":"string","format":"date-time"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "emergencyPhone": {"type":"string","minLength":3,"maxLength":40},
   "tickets": {"type":"array","maxItems":90,"items":{"$ref":"#/components/schemas/Ticket"}}
  }
 },
 "BookedUnit": {
  "type": "object","additionalProperties": false,"required": ["unit","kind","count","people"],
  "properties": {
   "unit": {"$ref":"#/components/schemas/UnitId"},"kind": {"$ref":"#/components/schemas/UnitKind"},
   "count": {"type":"integer","minimum":1,"maximum":90},"people": {"type":"integer","minimum":1,"maximum":20}
  }
 },
 "Ticket": {
  "type": "object","additionalProperties": false,"required": ["code","format","redeemedAt"],
  "properties": {
   "code": {"type":"string","minLength":4,"maxLength":120},
   "format": {"type":"string","enum":["qr","code128","aztec","text"]},"kind": {"$ref":"#/components/schemas/UnitKind"},
   "redeemedAt": {"oneOf":[{"type":"string","format":"date-time"},{"type":"null"}]}
  }
 },
 "CarSubject": {
  "type": "object","additionalProperties": false,"required": ["product","car"],
  "properties": {"product":{"type":"string","enum":["car"]},"car":{"$ref":"#/components/schemas/BookedRental"}}
 },
 "CarChange": {
  "type": "object","additionalProperties": false,"required": ["product","pickUpAt","dropOffAt","cover","extras"],
  "properties": {
   "product": {"type":"string","enum":["car"]},"pickUpAt": {"$ref":"#/components/schemas/LocalMoment"},
   "dropOffAt": {"$ref":"#/components/schemas/LocalMoment"},"cover": {"$ref":"#/components/schemas/CoverLevel"},
   "extras": {"$ref":"#/components/schemas/ExtrasWanted"}
  }
 },
 "BookedRental": {
  "type": "object","additionalProperties": false,"required": ["rental","cover","extras","offered","payment","policy"],
  "properties": {
   "rental": {"$ref":"#/components/schemas/Rental"},"cover": {"$ref":"#/components/schemas/CarCover"},
   "extras": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/BookedExtra"}},
   "offered": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/OfferedExtra"}},
   "payment": {"$ref":"#/components/schemas/CarPayment"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"}
  }
 },
 "OfferedExtra": {
  "type": "object","additionalProperties": false,"required": ["code","maximum"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ExtraCode"},"label": {"type":"string","minLength":1,"maxLength":120},
   "maximum": {"type":"integer","minimum":1,"maximum":9}
  }
 },
 "BookedExtra": {
  "type": "object","additionalProperties": false,"required": ["code","count"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ExtraCode"},"label": {"type":"string","minLength":1,"maxLength":120},
   "count": {"type":"integer","minimum":1,"maximum":9}
  }
 },
 "CruiseSubject": {
  "type": "object","additionalProperties": false,"required": ["product","cruise"],
  "properties": {"product":{"type":"string","enum":["cruise"]},"cruise":{"$ref":"#/components/schemas/BookedCabin"}}
 },
 "CruiseChange": {
  "type": "object","additionalProperties": false,"required": ["product"],"minProperties": 2,
  "properties": {
   "product": {"type":"string","enum":["cruise"]},"rateKey": {"$ref":"#/components/schemas/RateKey"},
   "cabin": {"$ref":"#/components/schemas/CabinNumber"},"dining": {"type":"string","enum":["early","late","flexible"]},
   "extras": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/ExtraWanted"}},
   "reprice": {"type":"boolean"}
  }
 },
 "BookedCabin": {
  "type": "object","additionalProperties": false,
  "required": ["sailing","route","category","fare","guests","dining","extras","payments","documents","policy"],
  "properties": {
   "sailing": {"$ref":"#/components/schemas/Sailing"},
   "route": {"type":"array","maxItems":600,"items":{"$ref":"#/components/schemas/Position"}},
   "category": {"$ref":"#/components/schemas/CabinCategory"},"fare": {"$ref":"#/components/schemas/CruiseFare"},
   "guests": {"$ref":"#/components/schemas/CabinGuests"},"cabin": {"$ref":"#/components/schemas/AssignedCabin"},
   "dining": {"$ref":"#/components/schemas/DiningChoice"},
   "extras": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/BookedCruiseExtra"}},
   "payments": {"$ref":"#/components/schemas/CruisePayments"},
   "onboardCredit": {"$ref":"#/components/schemas/MoneyAmount"},
   "documents": {"type":"string","enum":["none","identity_card","passport"]},
   "embarkation": {
    "type": "object","additionalProperties": false,"required": ["from","until"],
    "properties": {
     "from": {"$ref":"#/components/schemas/LocalMoment"},"until": {"$ref":"#/components/schemas/LocalMoment"}
    }
   },
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"}
  }
 },
 "AssignedCabin": {
  "type": "object","additionalProperties": false,"required": ["number","deck","position","side"],
  "properties": {
   "number": {"$ref":"#/components/schemas/CabinNumber"},"deck": {"type":"integer","minimum":1,"maximum":30},
   "deckName": {"type":"string","minLength":1,"maxLength":60},"position": {"$ref":"#/components/schemas/CabinPosition"},
   "side": {"type":"string","enum":["port","starboard","centre"]},
   "connectsTo": {"$ref":"#/components/schemas/CabinNumber"},"isObstructed": {"type":"boolean"}
  }
 },
 "BookedCruiseExtra": {
  "type": "object","additionalProperties": false,"required": ["code","kind","count"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CruiseCode"},"kind": {"$ref":"#/components/schemas/CruiseExtraKind"},
   "label": {"type":"string","minLength":1,"maxLength":160},"count": {"type":"integer","minimum":1,"maximum":20},
   "day": {"type":"integer","minimum":1,"maximum":200}
  }
 },
 "FlightSubject": {
  "type": "object","additionalProperties": false,"required": ["product","flight"],
  "properties": {"product":{"type":"string","enum":["flight"]},"flight":{"$ref":"#/components/schemas/BookedJourney"}}
 },
 "FlightChange": {
  "type": "object","additionalProperties": false,"required": ["product"],"minProperties": 2,
  "properties": {
   "product": {"type":"string","enum":["flight"]},
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/SliceChange"}},
   "without": {"type":"array","minItems":1,"maxItems":16,"items":{"$ref":"#/components/schemas/PassengerIndex"}},
   "services": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/ServiceWanted"}},
   "seats": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/SeatWanted"}}
  }
 },
 "SliceChange": {
  "type": "object","additionalProperties": false,"required": ["slice","itinerary"],
  "properties": {
   "slice": {"type":"integer","minimum":0,"maximum":5},"itinerary": {"$ref":"#/components/schemas/ItineraryId"}
  }
 },
 "BookedJourney": {
  "type": "object","additionalProperties": false,
  "required": [
   "owner","itineraries","airports","airlines","passengers","slices","services","seats","emissions","isSeparateTickets",
   "allowsPartialCancellation","documents","policy"
  ],
  "properties": {
   "owner": {"$ref":"#/components/schemas/AirlineCode"},
   "itineraries": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/Itinerary"}},
   "airports": {"type":"array","minItems":2,"maxItems":80,"items":{"$ref":"#/components/schemas/FlightAirport"}},
   "airlines": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Airline"}},
   "passengers": {"type":"array","minItems":1,"maxItems":17,"items":{"$ref":"#/components/schemas/FlightPassenger"}},
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/SliceFare"}},
   "services": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/BookedService"}},
   "seats": {"type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/SeatWanted"}},
   "emissions": {"$ref":"#/components/schemas/Emissions"},"isSeparateTickets": {"type":"boolean"},
   "allowsPartialCancellation": {"type":"boolean"},"documents": {"type":"string","enum":["none","offered","required"]},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "ticketing": {"type":"string","enum":["waiting","issued"]},
   "tickets": {"type":"array","maxItems":160,"items":{"$ref":"#/components/schemas/FlightTicket"}}
  }
 },
 "BookedService": {
  "type": "object","additionalProperties": false,"required": ["kind","passenger","slices","count"],
  "properties": {
   "kind": {"$ref":"#/components/schemas/ServiceKind"},
   "code": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a kind of service"},
   "label": {"type":"string","minLength":1,"maxLength":120},"passenger": {"$ref":"#/components/schemas/PassengerIndex"},
   "slices": {"type":"array","minItems":1,"maxItems":6,"items":{"type":"integer","minimum":0,"maximum":5}},
   "count": {"type":"integer","minimum":1,"maximum":9},"kilograms": {"type":"integer","minimum":1,"maximum":70}
  }
 },
 "FlightTicket": {
  "type": "object","additionalProperties": false,"required": ["kind","number","passenger"],
  "properties": {
   "kind": {"type":"string","enum":["e_ticket","emd"]},
   "number": {"type":"string","pattern":"^\\d{3}-\\d{10}$","x-reason":"must be a ticket number, such as 950-2412345678"},
   "passenger": {"$ref":"#/components/schemas/PassengerIndex"}
  }
 },
 "HotelSubject": {
  "type": "object","additionalProperties": false,"required": ["product","hotel"],
  "properties": {"product":{"type":"string","enum":["hotel"]},"hotel":{"$ref":"#/components/schemas/BookedStay"}}
 },
 "HotelChange": {
  "type": "object","additionalProperties": false,"required": ["product","stay","rooms"],
  "properties": {
   "product": {"type":"string","enum":["hotel"]},"stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/BookedRoom"}}
  }
 },
 "BookedStay": {
  "type": "object","additionalProperties": false,"required": ["hotel","room","rate","stay","rooms"],
  "properties": {
   "hotel": {"$ref":"#/components/schemas/Hotel"},"room": {"$ref":"#/components/schemas/RoomType"},
   "rate": {
    "type": "object","additionalProperties": false,"required": ["board","payment","isRefundable","policy"],
    "properties": {
     "board": {"$ref":"#/components/schemas/BoardType"},"payment": {"$ref":"#/components/schemas/RatePayment"},
     "deposit": {"$ref":"#/components/schemas/RateDeposit"},"isRefundable": {"type":"boolean"},
     "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"}
    }
   },
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/BookedRoom"}}
  }
 },
 "BookedRoom": {
  "type": "object","additionalProperties": false,"required": ["adults","childAges"],
  "properties": {
   "adults": {"type":"integer","minimum":1,"maximum":9},
   "childAges": {"type":"array","maxItems":9,"items":{"type":"integer","minimum":0,"maximum":17}}
  }
 },
 "ResortSubject": {
  "type": "object","additionalProperties": false,"required": ["product","resort"],
  "properties": {"product":{"type":"string","enum":["resort"]},"resort":{"$ref":"#/components/schemas/BookedWeek"}}
 },
 "ResortChange": {
  "type": "object","additionalProperties": false,"required": ["product"],"minProperties": 2,
  "properties": {
   "product": {"type":"string","enum":["resort"]},"rateKey": {"$ref":"#/components/schemas/RateKey"},
   "extras": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ResortExtraWanted"}},
   "otherGuest": {"type":"boolean"}
  }
 },
 "BookedWeek": {
  "type": "object","additionalProperties": false,
  "required": ["resort","unit","week","people","rules","extras","offered","changeDays","policy"],
  "properties": {
   "resort": {"$ref":"#/components/schemas/ResortPlace"},"unit": {"$ref":"#/components/schemas/ResortUnit"},
   "week": {"$ref":"#/components/schemas/ResortWeek"},"people": {"type":"integer","minimum":1,"maximum":20},
   "rules": {"$ref":"#/components/schemas/ResortRules"},
   "extras": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ResortExtraWanted"}},
   "offered": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/OfferedResortExtra"}},
   "changeDays": {"type":"integer","minimum":0,"maximum":365},
   "certificate": {"type":"string","minLength":4,"maxLength":40},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"}
  }
 },
 "OfferedResortExtra": {
  "type": "object","additionalProperties": false,"required": ["code","maximum"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ResortExtraCode"},"maximum": {"type":"integer","minimum":1,"maximum":9}
  }
 },
 "PhoneNumber": {
  "type": "string","maxLength": 40,"pattern": "^(?:\\+?[ ()./-]*(?:[0-9][ ()./-]*){5,15})?$",
  "x-reason": "must be a telephone number of 5 to 15 digits, such as +44 20 7946 0958, or empty"
 },
 "OwnProfile": {
  "type": "object","additionalProperties": false,
  "required": ["id","userType","personal_info","isRewardWalletEnable","phone","language","currency","hasPassword"],
  "properties": {
   "id": {"type":"string","minLength":1},"userType": {"$ref":"#/components/schemas/UserType"},
   "personal_info": {"$ref":"#/components/schemas/PersonalInfo"},"isRewardWalletEnable": {"type":"boolean"},
   "phone": {"type":"string"},"language": {"oneOf":[{"$ref":"#/components/schemas/LanguageCode"},{"type":"null"}]},
   "hasPassword": {"type":"boolean"},
   "currency": {"oneOf":[{"$ref":"#/components/schemas/CurrencyCode"},{"type":"null"}]}
  }
 },
 "UpdateProfileRequest": {
  "type": "object","additionalProperties": false,"minProperties": 1,
  "properties": {
   "firstName": {"$ref":"#/components/schemas/PersonName"},"lastName": {"$ref":"#/components/schemas/PersonName"},
   "phone": {"$ref":"#/components/schemas/PhoneNumber"},
   "language": {"oneOf":[{"$ref":"#/components/schemas/LanguageCode"},{"type":"null"}]},
   "currency": {"oneOf":[{"$ref":"#/components/schemas/CurrencyCode"},{"type":"null"}]}
  }
 },
 "ProfilePicture": {
  "type": "object","additionalProperties": false,"required": ["data"],
  "properties": {
   "data": {
    "type": "string","minLength": 1,"maxLength": 2796204,"pattern": "^[A-Za-z0-9+/]+={0,2}$",
    "x-reason": "must be base64 of at most 2 MB"
   }
  }
 },
 "OwnSession": {
  "type": "object","additionalProperties": false,
  "required": ["id","current","createdAt","lastSeenAt","browser","system","device","address"],
  "properties": {
   "id": {"type":"string","minLength":1},"current": {"type":"boolean"},
   "createdAt": {"type":"string","format":"date-time"},"lastSeenAt": {"type":"string","format":"date-time"},
   "browser": {"type":"string"},"system": {"type":"string"},
   "device": {"type":"string","enum":["phone","tablet","desktop"]},"address": {"type":"string"}
  }
 },
 "ProposalState": {"type":"string","enum":["open","accepted","declined","booked","expired","withdrawn"]},
 "ProposalClient": {
  "type": "object","additionalProperties": false,"required": ["name","email"],
  "properties": {
   "name": {"type":"string","maxLength":120},
   "email": {"oneOf":[{"$ref":"#/components/schemas/EmailAddress"},{"const":""}]}
  }
 },
 "CreateProposalRequest": {
  "type": "object","additionalProperties": false,"required": ["product","rateKey","currency","validUntil","keepsPrice"],
  "properties": {
   "product": {"$ref":"#/components/schemas/Product"},"rateKey": {"$ref":"#/components/schemas/RateKey"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},"shownTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "client": {"$ref":"#/components/schemas/ProposalClient"},"note": {"type":"string","maxLength":2000,"default":""},
   "validUntil": {"$ref":"#/components/schemas/Date"},"keepsPrice": {"type":"boolean"}
  }
 },
 "AnswerProposalRequest": {
  "type": "object","additionalProperties": false,"required": ["answer"],
  "properties": {
   "answer": {"type":"string","enum":["accept","decline"]},"shownTotal": {"$ref":"#/components/schemas/MoneyAmount"}
  }
 },
 "Proposal": {
  "type": "object","additionalProperties": false,
  "required": [
   "id","state","from","clientName","note","validUntil","expiresAt","keepsPrice","proposedTotal","subject","isSample"
  ],
  "properties": {
   "id": {"type":"string","format":"uuid"},"state": {"$ref":"#/components/schemas/ProposalState"},
   "from": {"type":"string"},"clientName": {"type":"string","maxLength":120},"note": {"type":"string","maxLength":2000},
   "validUntil": {"$ref":"#/components/schemas/Date"},"expiresAt": {"type":"string","format":"date-time"},
   "keepsPrice": {"type":"boolean"},"proposedTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "acceptedTotal": {"$ref":"#/components/schemas/MoneyAmount"},"subject": {"$ref":"#/components/schemas/ItemSubject"},
   "isSample": {"type":"boolean"},"isOwn": {"type":"boolean"},
   "availability": {"type":"string","enum":["available","price_changed","sold_out"]},
   "price": {"$ref":"#/components/schemas/ShownPrice"},"rateKey": {"$ref":"#/components/schemas/RateKey"}
  }
 },
 "ProposalSummary": {
  "type": "object","additionalProperties": false,
  "required": [
   "id","state","agent","client","product","title","period","proposedTotal","keepsPrice","validUntil","createdAt"
  ],
  "properties": {
   "id": {"type":"string","format":"uuid"},"state": {"$ref":"#/components/schemas/ProposalState"},
   "agent": {"type":"string"},"client": {"$ref":"#/components/schemas/ProposalClient"},
   "product": {"$ref":"#/components/schemas/Product"},"title": {"type":"string"},
   "period": {"$ref":"#/components/schemas/Stay"},"proposedTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "acceptedTotal": {"$ref":"#/components/schemas/MoneyAmount"},"keepsPrice": {"type":"boolean"},
   "validUntil": {"$ref":"#/components/schemas/Date"},"createdAt": {"type":"string","format":"date-time"},
   "answeredAt": {"type":"string","format":"date-time"},
   "bookingReference": {"$ref":"#/components/schemas/BookingReference"}
  }
 },
 "ResortArea": {
  "type": "object","additionalProperties": false,"minProperties": 1,
  "properties": {
   "regions": {"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/ResortId"}},
   "subregions": {"type":"array","minItems":1,"maxItems":40,"items":{"$ref":"#/components/schemas/ResortId"}},
   "resorts": {"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/ResortId"}},
   "near": {"$ref":"#/components/schemas/ResortsNear"}
  }
 },
 "ResortsNear": {
  "type": "object","additionalProperties": false,"required": ["latitude","longitude"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"},
   "name": {"type":"string","maxLength":100,"default":""},
   "miles": {"type":"integer","minimum":5,"maximum":300,"default":60}
  }
 },
 "CheckInWindow": {
  "type": "object","additionalProperties": false,"required": ["from","until"],
  "properties": {"from":{"$ref":"#/components/schemas/Date"},"until":{"$ref":"#/components/schemas/Date"}}
 },
 "ResortNights": {"type":"integer","enum":[3,4,7]},"Kitchen": {"type":"string","enum":["none","partial","full"]},
 "ResortCriteria": {
  "type": "object","additionalProperties": false,"required": ["area","checkIn"],
  "properties": {
   "area": {"$ref":"#/components/schemas/ResortArea"},"checkIn": {"$ref":"#/components/schemas/CheckInWindow"},
   "nights": {"$ref":"#/components/schemas/ResortNights","default":7},
   "people": {"type":"integer","minimum":1,"maximum":20,"default":2},"needsPrivacy": {"type":"boolean","default":false},
   "bedrooms": {"type":"integer","minimum":0,"maximum":4,"default":0},
   "kitchen": {"$ref":"#/components/schemas/Kitchen","default":"none"},
   "maximumTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "resortId": {"$ref":"#/components/schemas/ResortId"}
  }
 },
 "ResortUnit": {
  "type": "object","additionalProperties": false,
  "required": ["id","name","bedrooms","baths","sleeps","sleepsInPrivacy","kitchen","isAccessible","picture"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ResortId"},"name": {"type":"string","minLength":1},
   "bedrooms": {"type":"integer","minimum":0,"maximum":6},"baths": {"type":"number","minimum":0.5,"maximum":10},
   "sleeps": {"type":"integer","minimum":1,"maximum":20},"sleepsInPrivacy": {"type":"integer","minimum":1,"maximum":20},
   "beds": {
    "type": "array","maxItems": 12,
    "items": {"type":"string","enum":["king","queen","double","twin","sofa_bed","bunk","murphy"]}
   },
   "kitchen": {"$ref":"#/components/schemas/Kitchen"},"squareMetres": {"type":"number","minimum":10,"maximum":1000},
   "hasLaundry": {"type":"boolean"},
   "view": {"type":"string","enum":["none","garden","pool","sea","mountain","lake","golf"]},
   "isAccessible": {"type":"boolean"},"picture": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "ResortPlace": {
  "type": "object","additionalProperties": false,
  "required": [
   "id","name","region","subregion","place","countryCode","position","timeZone","guestRating","reviewCount","picture",
   "amenities"
  ],
  "properties": {
   "id": {"$ref":"#/components/schemas/ResortId"},"name": {"type":"string","minLength":1},
   "region": {"$ref":"#/components/schemas/ResortRegion"},"subregion": {"$ref":"#/components/schemas/ResortRegion"},
   "place": {"type":"string","minLength":1},"countryCode": {"$ref":"#/components/schemas/CountryCode"},
   "position": {"$ref":"#/components/schemas/Position"},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "guestRating": {"$ref":"#/components/schemas/Rating"},"reviewCount": {"type":"integer","minimum":0},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},"airport": {"$ref":"#/components/schemas/AirportNearby"},
   "isAdultsOnly": {"type":"boolean"},"picture": {"$ref":"#/components/schemas/SafeUrl"},
   "amenities": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/ResortAmenity"}}
  }
 },
 "ResortAmenity": {
  "type": "string",
  "enum": [
   "pool","heated_pool","beachfront","spa","gym","restaurant","bar","kids_club","playground","tennis","golf","ski_in",
   "ski_storage","sauna","hot_tub","barbecue","laundry","wifi","parking","car_charging","bicycle_hire","water_sports",
   "step_free","lift","air_conditioning","fireplace","pets_welcome"
  ]
 },
 "ResortWeek": {
  "type": "object","additionalProperties": false,"required": ["checkIn","checkOut","nights"],
  "properties": {
   "checkIn": {"$ref":"#/components/schemas/Date"},"checkOut": {"$ref":"#/components/schemas/Date"},
   "nights": {"$ref":"#/components/schemas/ResortNights"}
  }
 },
 "ResortRules": {
  "type": "object","additionalProperties": false,
  "required": ["checkInFrom","checkInUntil","checkOutBy","minimumAge","acceptedCards"],
  "properties": {
   "checkInFrom": {"$ref":"#/components/schemas/LocalHour"},"checkInUntil": {"$ref":"#/components/schemas/LocalHour"},
   "checkOutBy": {"$ref":"#/components/schemas/LocalHour"},"minimumAge": {"type":"integer","minimum":18,"maximum":30},
   "acceptedCards": {
    "type": "array","minItems": 1,"maxItems": 3,"items": {"type":"string","enum":["credit","debit","cash"]}
   },
   "deposit": {"$ref":"#/components/schemas/MoneyAmount"},"needsPhotoId": {"type":"boolean"},
   "phone": {"type":"string","minLength":1,"maxLength":40},"address": {"type":"string","minLength":1,"maxLength":200}
  }
 },
 "ResortOffer": {
  "type": "object","additionalProperties": false,
  "required": ["rateKey","resort","unit","week","policy","left","isBargain","worth","others"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"resort": {"$ref":"#/components/schemas/ResortPlace"},
   "unit": {"$ref":"#/components/schemas/ResortUnit"},"week": {"$ref":"#/components/schemas/ResortWeek"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},"left": {"type":"integer","minimum":1},
   "isBargain": {"type":"boolean"},"worth": {"type":"number"},
   "price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"},
   "others": {"type":"array","maxItems":24,"items":{"$ref":"#/components/schemas/ResortChoice"}}
  }
 },
 "ResortChoice": {
  "type": "object","additionalProperties": false,
  "required": ["rateKey","unit","bedrooms","sleeps","sleepsInPrivacy","kitchen","week","left"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"unit": {"type":"string","minLength":1},
   "bedrooms": {"type":"integer","minimum":0,"maximum":6},"sleeps": {"type":"integer","minimum":1,"maximum":20},
   "sleepsInPrivacy": {"type":"integer","minimum":1,"maximum":20},"kitchen": {"$ref":"#/components/schemas/Kitchen"},
   "week": {"$ref":"#/components/schemas/ResortWeek"},"left": {"type":"integer","minimum":1},
   "price": {"$ref":"#/components/schemas/PriceSummary","x-seen-by":"prices.see"}
  }
 },
 "ResortSearchPart": {
  "oneOf": [
   {"$ref":"#/components/schemas/ResortSearchOffers"},{"$ref":"#/components/schemas/ResortSearchDone"},
   {"$ref":"#/components/schemas/ResortSearchFailed"}
  ]
 },
 "ResortSearchOffers": {
  "type": "object","additionalProperties": false,"required": ["kind","offers"],
  "properties": {
   "kind": {"const":"offers"},"offers": {"type":"array","items":{"$ref":"#/components/schemas/ResortOffer"}}
  }
 },
 "ResortSearchDone": {
  "type": "object","additionalProperties": false,"required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},"total": {"type":"integer","minimum":0},"isSample": {"type":"boolean"},
   "near": {"$ref":"#/components/schemas/PlaceNear"},
   "none": {"type":"string","enum":["no_resort","no_week","too_many_people","no_unit","above_maximum"]},
   "wider": {"type":"array","maxItems":3,"items":{"$ref":"#/components/schemas/WiderSearch"}}
  }
 },
 "WiderSearch": {
  "type": "object","additionalProperties": false,"required": ["by","resorts"],
  "properties": {
   "by": {"type":"string","enum":["dates","area","nights"]},"checkIn": {"$ref":"#/components/schemas/CheckInWindow"},
   "regions": {"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/ResortId"}},
   "nights": {"$ref":"#/components/schemas/ResortNights"},"resorts": {"type":"integer","minimum":1}
  }
 },
 "ResortSearchFailed": {
  "type": "object","additionalProperties": false,"required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "ResortQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ResortExtraCode": {
  "type": "string",
  "enum": [
   "guest_certificate","linen","cot","late_check_out","extra_cleaning","crib_set","firewood","parking","insurance"
  ]
 },
 "ResortExtra": {
  "type": "object","additionalProperties": false,"required": ["code","maximum","paidAt"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ResortExtraCode"},"maximum": {"type":"integer","minimum":1,"maximum":9},
   "paidAt": {"type":"string","enum":["here","resort"]},
   "price": {"$ref":"#/components/schemas/MoneyAmount","x-seen-by":"prices.see"}
  }
 },
 "ResortExtraWanted": {
  "type": "object","additionalProperties": false,"required": ["code","count"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ResortExtraCode"},"count": {"type":"integer","minimum":1,"maximum":9}
  }
 },
 "ResortRate": {
  "type": "object","additionalProperties": false,"required": ["rateKey","unit","week","policy","left","isBargain"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},"unit": {"$ref":"#/components/schemas/ResortId"},
   "week": {"$ref":"#/components/schemas/ResortWeek"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},"left": {"type":"integer","minimum":1},
   "isBargain": {"type":"boolean"},"price": {"$ref":"#/components/schemas/ShownPrice","x-seen-by":"prices.see"}
  }
 },
 "ResortAnswer": {
  "type": "object","additionalProperties": false,
  "required": [
   "resort","about","contentLanguage","pictures","reviews","units","rates","rules","extras","changeDays","isSample"
  ],
  "properties": {
   "resort": {"$ref":"#/components/schemas/ResortPlace"},"about": {"type":"string","minLength":1,"maxLength":4000},
   "contentLanguage": {"type":"string","pattern":"^[a-z]{2}$","x-reason":"must be a language of two letters"},
   "reviews": {"$ref":"#/components/schemas/HotelReviews"},
   "pictures": {"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"#/components/schemas/SafeUrl"}},
   "units": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/ResortUnit"}},
   "rates": {"type":"array","maxItems":240,"items":{"$ref":"#/components/schemas/ResortRate"}},
   "rules": {"$ref":"#/components/schemas/ResortRules"},
   "extras": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ResortExtra"}},
   "changeDays": {"type":"integer","minimum":0,"maximum":365},"isSample": {"type":"boolean"}
  }
 },
 "ResortPriceQuery": {
  "type": "object","additionalProperties": false,"required": ["rateKey","extras"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "extras": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ResortExtraWanted"}},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ResortAlert": {
  "type": "object","additionalProperties": false,"required": ["id","criteria","createdAt","endsOn","state"],
  "properties": {
   "id": {"type":"string","format":"uuid"},"criteria": {"$ref":"#/components/schemas/ResortCriteria"},
   "createdAt": {"type":"string","format":"date-time"},"endsOn": {"$ref":"#/components/schemas/Date"},
   "state": {"type":"string","enum":["unconfirmed","active"]},"lastMailedAt": {"type":"string","format":"date-time"}
  }
 },
 "CreateResortAlert": {
  "type": "object","additionalProperties": false,"required": ["criteria"],
  "properties": {
   "criteria": {"$ref":"#/components/schemas/ResortCriteria"},"email": {"$ref":"#/components/schemas/EmailAddress"}
  }
 },
 "ResortId": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be an id of letters, digits, - and _, 64 at most"
 },
 "ResortPoint": {
  "type": "object","additionalProperties": false,"required": ["lat","lon"],
  "properties": {"lat":{"$ref":"#/components/schemas/Latitude"},"lon":{"$ref":"#/components/schemas/Longitude"}}
 },
 "ResortSuggestion": {
  "type": "object","additionalProperties": false,"required": ["id","name","label","type","latitude","longitude"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ResortId"},"name": {"type":"string","minLength":1},
   "label": {"type":"string","minLength":1},"type": {"type":"string","enum":["resort","region","subregion","city"]},
   "latitude": {"$ref":"#/components/schemas/Latitude"},"longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "ResortRegion": {
  "type": "object","additionalProperties": false,"required": ["id","name"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ResortId"},"name": {"type":"string","minLength":1},
   "parent_id": {"$ref":"#/components/schemas/ResortId"}
  }
 },
 "ReferenceNumber": {
  "type": "string","pattern": "^[A-Za-z0-9][A-Za-z0-9-]{3,39}$",
  "x-reason": "must be a booking reference of 4 to 40 letters, digits and hyphens"
 },
 "ResortHold": {
  "type": "object","additionalProperties": false,"required": ["reference_number","status"],
  "properties": {
   "reference_number": {"$ref":"#/components/schemas/ReferenceNumber"},
   "status": {"type":"string","enum":["HOLD","RELEASE","EXPIRED","CONFIRMED"]},
   "expiresAt": {"type":"string","format":"date-time"}
  }
 },
 "ResortAvailability": {
  "type": "object","additionalProperties": false,
  "required": ["unitId","name","bedrooms","sleeps","kitchen","checkin_date","checkout_date","available"],
  "properties": {
   "unitId": {"$ref":"#/components/schemas/ResortId"},"name": {"type":"string","minLength":1},
   "bedrooms": {"type":"integer","minimum":0,"maximum":20},"sleeps": {"type":"integer","minimum":1,"maximum":40},
   "kitchen": {"type":"string","enum":["none","partial","full"]},"checkin_date": {"$ref":"#/components/schemas/Date"},
   "checkout_date": {"$ref":"#/components/schemas/Date"},"available": {"type":"integer","minimum":0},
   "rates": {"$ref":"#/components/schemas/Rates","x-seen-by":"prices.see"}
  }
 },
 "MediaAddress": {
  "type": "string","pattern": "^/media/[0-9a-f]{16}\\.(?:svg|webp|png|jpg|avif)$",
  "x-reason": "must be the address of a picture that was stored for this agency"
 },
 "HtmlText": {"type":"string","maxLength":60000},
 "Settings": {
  "type": "object","additionalProperties": false,"required": ["agency","navigation"],
  "properties": {
   "$schema": {"type":"string"},
   "hosts": {
    "type": "array","maxItems": 20,"uniqueItems": true,
    "items": {
     "type": "string","pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
     "maxLength": 253,"x-reason": "must be a lower-case host name with a dot and without port, such as travel.example"
    },
    "default": []
   },
   "canonicalHost": {
    "type": "string","maxLength": 253,
    "pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
    "x-reason": "must be a lower-case host name with a dot and without port, such as travel.example"
   },
   "agency": {"$ref":"#/components/schemas/AgencySettingsInPlace"},
   "navigation": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "object","additionalProperties": false,"required": ["label","path"],
     "properties": {
      "label": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":40},
      "path": {"$ref":"#/components/schemas/SafeUrl"}
     }
    }
   },
   "about": {"$ref":"#/components/schemas/AboutSettingsInPlace"},"faq": {"$ref":"#/components/schemas/FaqSettings"},
   "currencies": {
    "type": "array","minItems": 1,"maxItems": 60,"uniqueItems": true,
    "items": {"$ref":"#/components/schemas/CurrencyCode"}
   },
   "destinations": {
    "type": "array","maxItems": 60,"items": {"$ref":"#/components/schemas/DestinationSettings"},"default": []
   },
   "wording": {"$ref":"#/components/schemas/WordingSettings","default":{}},
   "agencyTerms": {
    "type": "array","maxItems": 20,"items": {"$ref":"#/components/schemas/AgencyTermsSettingsInPlace"},"default": []
   },
   "cancellationPolicies": {"$ref":"#/components/schemas/CancellationPolicySettingsInPlace","default":{}},
   "posts": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/PostSettingsInPlace"},"default":[]},
   "links": {"type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/LinkSettings"},"default":[]},
   "markups": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/MarkupRule"},"default":[]},
   "identityProviders": {
    "type": "array","maxItems": 10,"items": {"$ref":"#/components/schemas/IdentityProviderSettings"},"default": []
   },
   "suppliers": {"$ref":"#/components/schemas/SupplierChoice","default":{}}
  }
 },
 "SupportRequest": {
  "type": "object","additionalProperties": false,"required": ["subject","message"],
  "properties": {
   "subject": {
    "type": "string","minLength": 1,"maxLength": 150,
    "pattern": "^[^\\p{Cc}\\u2028\\u2029]*\\S[^\\p{Cc}\\u2028\\u2029]*$",
    "x-reason": "must be one line of 1 to 150 characters"
   },
   "message": {
    "type": "string","minLength": 1,"maxLength": 4000,"pattern": "\\S",
    "x-reason": "must be a text of 1 to 4000 characters"
   }
  }
 },
 "PictureFile": {
  "type": "string","pattern": "^\\./[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*$",
  "x-reason": "must name a file in the tenant's folder, such as ./logo.svg, without ..","maxLength": 200
 },
 "HtmlFile": {
  "type": "string","pattern": "^\\./[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*$",
  "x-reason": "must name a file in the tenant's folder, such as ./logo.svg, without ..","maxLength": 200
 },
 "HtmlAnswer": {"type":"string","maxLength":4000},
 "AgencySettings": {
  "type": "object","additionalProperties": false,
  "required": [
   "agencyName","logo","logoMobile","favicon","metaData","defaultLanguage","defaultCountry","primaryColor",
   "bookingMenuItemOptions","home"
  ],
  "properties": {
   "agencyName": {"$ref":"#/components/schemas/Agency/properties/agencyName"},
   "logo": {"$ref":"#/components/schemas/PictureFile"},"logoMobile": {"$ref":"#/components/schemas/PictureFile"},
   "favicon": {"$ref":"#/components/schemas/PictureFile"},"metaData": {"$ref":"#/components/schemas/MetaData"},
   "status": {"type":"string","enum":["Active","Inactive"],"default":"Active"},
   "defaultLanguage": {"$ref":"#/components/schemas/LanguageCode"},
   "defaultCountry": {"$ref":"#/components/schemas/CountryCode"},
   "primaryColor": {"$ref":"#/components/schemas/HexColor"},"isSubscribed": {"type":"boolean","default":true},
   "returnUrl": {
    "type": "string","maxLength": 2048,"pattern": "^(|https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-reason": "must be an https address, a path on this site that begins with one slash, or empty","default": ""
   },
   "sso": {"$ref":"#/components/schemas/Sso","default":{"isSSOEnabled":false,"isDirectLoginAllowedForSSOUsers":false}},
   "allowNonLoginFlow": {"type":"boolean","default":true},"isHideLoginOption": {"type":"boolean","default":false},
   "isHideSignupOption": {"type":"boolean","default":false},
   "hideHeaderforDealProposal": {"type":"boolean","default":false},
   "displayTopDestinations": {"type":"boolean","default":false},
   "bookingMenuItemOptions": {"$ref":"#/components/schemas/Agency/properties/bookingMenuItemOptions"},
   "currentPaymentGateway": {"type":"string","enum":["sandbox","stripe"],"default":"sandbox"},
   "privacyPolicy": {"$ref":"#/components/schemas/HtmlFile"},"cookiesPolicy": {"$ref":"#/components/schemas/HtmlFile"},
   "disclaimer": {"$ref":"#/components/schemas/HtmlFile"},
   "userTermsAndConditions": {"$ref":"#/components/schemas/HtmlFile"},
   "socialLinks": {"$ref":"#/components/schemas/SocialLinks","default":{}},
   "contactPhoneNumber": {
    "type": "string","maxLength": 32,"pattern": "^[\\p{L}\\p{Nd}+() .,/#*-]*$",
    "x-reason": "must be a phone number of digits, letters, spaces and + ( ) . , / # * -, or empty","default": ""
   },
   "contactEmailId": {
    "type": "string","maxLength": 254,
    "pattern": "^$|^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
    "x-reason": "must be an email address, or empty","default": ""
   },
   "displaySupportPhoneFooter": {"type":"boolean","default":true},
   "displayAddressFooter": {"type":"boolean","default":true},
   "addressLine1": {"type":"string","maxLength":120,"default":""},"city": {"type":"string","maxLength":80,"default":""},
   "state": {"type":"string","maxLength":80,"default":""},"country": {"type":"string","maxLength":80,"default":""},
   "zipCode": {"type":"string","maxLength":20,"default":""},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "analytics": {"$ref":"#/components/schemas/Analytics","default":{"isEnabled":false}},
   "showAcceptedPayments": {"type":"boolean","default":true},"savingsPopup": {"type":"boolean","default":true},
   "supportMode": {"type":"string","enum":["page","chat"],"default":"page"},
   "defaultCurrency": {"$ref":"#/components/schemas/CurrencyCode"},
   "isPlatformBrand": {"type":"boolean","default":false},
   "analyticsConsentRegions": {"$ref":"#/components/schemas/Agency/properties/analyticsConsentRegions","default":[]},
   "thirdParties": {"$ref":"#/components/schemas/Agency/properties/thirdParties","default":[]},
   "chatWidget": {"$ref":"#/components/schemas/ChatWidget"},
   "academyUrl": {
    "type": "string","maxLength": 2048,"pattern": "^(|https://[^\\s\\\\]+)$",
    "x-reason": "must be an https address, or empty","default": ""
   },
   "theme": {"$ref":"#/components/schemas/ThemeInput","default":{}},"home": {"$ref":"#/components/schemas/HomeContent"},
   "languages": {"$ref":"#/components/schemas/Agency/properties/languages"}
  }
 },
 "AboutSettings": {
  "type": "object","additionalProperties": false,"required": ["isEnabled","title","content"],
  "properties": {
   "isEnabled": {"type":"boolean"},"title": {"type":"string","maxLength":80},
   "image": {"$ref":"#/components/schemas/PictureFile"},"content": {"$ref":"#/components/schemas/HtmlFile"}
  }
 },
 "FaqSettings": {
  "type": "object","additionalProperties": false,"required": ["isEnabled","title","headerMessage","questions"],
  "properties": {
   "isEnabled": {"type":"boolean"},"title": {"type":"string","maxLength":80},
   "headerMessage": {"type":"string","maxLength":300},
   "questions": {
    "type": "array","maxItems": 100,
    "items": {
     "type": "object","additionalProperties": false,"required": ["question","answer"],
     "properties": {"question":{"type":"string","maxLength":300},"answer":{"$ref":"#/components/schemas/HtmlAnswer"}}
    }
   }
  }
 },
 "DestinationSettings": {
  "type": "object","additionalProperties": false,
  "required": ["name","country","latitude","longitude","summary","scene"],
  "properties": {
   "name": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":80},
   "country": {"$ref":"#/components/schemas/CountryCode"},"latitude": {"type":"number","minimum":-90,"maximum":90},
   "longitude": {"type":"number","minimum":-180,"maximum":180},"summary": {"type":"string","maxLength":300},
   "scene": {"$ref":"#/components/schemas/HomeContent/properties/scene"},"isTop": {"type":"boolean","default":false},
   "isHiddenGem": {"type":"boolean","default":false}
  }
 },
 "AgencyTermsSettings": {
  "type": "object","additionalProperties": false,"required": ["id","title","content"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug"},
   "title": {"$ref":"#/components/schemas/AgencyTermsSummary/properties/title"},
   "content": {"$ref":"#/components/schemas/HtmlFile"}
  }
 },
 "CancellationPolicySettings": {
  "type": "object","additionalProperties": false,
  "properties": {
   "royal-caribbean": {"$ref":"#/components/schemas/HtmlFile"},"carnival": {"$ref":"#/components/schemas/HtmlFile"},
   "mcl": {"$ref":"#/components/schemas/HtmlFile"},"celebrity": {"$ref":"#/components/schemas/HtmlFile"},
   "disney": {"$ref":"#/components/schemas/HtmlFile"}
  }
 },
 "PostSettings": {
  "type": "object","additionalProperties": false,"required": ["slug","title","summary","scene","publishedOn","content"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/Slug"},"title": {"$ref":"#/components/schemas/PostSummary/properties/title"},
   "summary": {"$ref":"#/components/schemas/PostSummary/properties/summary"},
   "scene": {
    "type": "string",
    "enum": [
     "beach","old-town","skyline","mountain","desert","harbour","forest","lake","vineyard","ship","apartment","pool",
     "museum","market","kayak","hike","balloon","diving","night-walk","boat-trip","ski"
    ]
   },
   "timeOfDay": {"$ref":"#/components/schemas/HomeContent/properties/timeOfDay"},
   "climate": {"type":"string","enum":["tropical","mediterranean","arid","temperate","nordic","alpine"]},
   "publishedOn": {"$ref":"#/components/schemas/PostSummary/properties/publishedOn"},
   "author": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":80},
   "content": {"$ref":"#/components/schemas/HtmlFile"}
  }
 },
 "WordingSettings": {
  "type": "object","additionalProperties": false,
  "properties": {
   "en": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "pt": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "es": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "da": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "no": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "de": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "ar": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "fr": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}},
   "sv": {"type":"object","maxProperties":400,"additionalProperties":{"type":"string","maxLength":2000}}
  }
 },
 "IdentityProviderSettings": {
  "type": "object","additionalProperties": false,"required": ["id","kind","name","issuer","clientId"],
  "properties": {
   "id": {"$ref":"#/components/schemas/IdentityProvider/properties/id"},
   "kind": {"$ref":"#/components/schemas/IdentityProvider/properties/kind"},
   "name": {"$ref":"#/components/schemas/IdentityProvider/properties/name"},
   "issuer": {
    "type": "string","maxLength": 500,
    "pattern": "^(?:https://[^\\s\\\\?#@]+|http://(?:[a-z0-9-]+\\.)*localhost(?::[0-9]{1,5})?(?:/[^\\s\\\\?#@]*)?)$",
    "x-reason": "must be an https address without user, query or fragment, such as https://login.example.com; http is for localhost, in demo and development only"
   },
   "clientId": {
    "type": "string","minLength": 1,"maxLength": 255,"pattern": "^[!-~]+$",
    "x-reason": "must be the client id that the provider gave, without spaces"
   },
   "scopes": {
    "type": "array","minItems": 1,"maxItems": 10,"uniqueItems": true,
    "items": {
     "type": "string","maxLength": 100,"pattern": "^[!#-\\[\\]-~]+$",
     "x-reason": "must be the name of a scope, without spaces"
    },
    "default": ["openid","email","profile"]
   },
   "trustsEmail": {"type":"boolean"}
  }
 },
 "LinkSettings": {
  "type": "object","additionalProperties": false,"required": ["id","to"],
  "properties": {
   "id": {"$ref":"#/components/schemas/LinkId"},
   "to": {
    "type": "string","maxLength": 2048,
    "pattern": "^(https://[^\\s\\\\]+|/(?![/\\\\])(?!(?:[uU][rR][lL]|[dD][eE][aA][lL]-[lL][iI][nN][kK])(?:[/?#]|$))[^\\s\\\\]*)$",
    "x-reason": "must be an https address or a path on this site that is no stored link: one stored link (/url/… or /deal-link) must not lead to another or to itself"
   },
   "expiresOn": {"type":"string","format":"date"}
  }
 },
 "SupplierChoice": {
  "type": "object","additionalProperties": false,
  "properties": {
   "hotel": {
    "type": "string","examples": ["sample"],"pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "flight": {
    "type": "string","examples": ["sample"],"pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "resort": {
    "type": "string","examples": ["sample"],"pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "car": {
    "type": "string","examples": ["sample"],"pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "activity": {
    "type": "string","examples": ["sample"],"pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "cruise": {
    "type": "string","examples": ["sample"],"pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   }
  }
 },
 "Tenant": {
  "type": "object","additionalProperties": false,"required": ["agency","navigation"],
  "properties": {
   "$schema": {"type":"string"},
   "hosts": {
    "type": "array","maxItems": 20,"uniqueItems": true,
    "items": {
     "type": "string","pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
     "maxLength": 253,"x-reason": "must be a lower-case host name with a dot and without port, such as travel.example"
    },
    "default": []
   },
   "canonicalHost": {
    "type": "string","maxLength": 253,
    "pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
    "x-reason": "must be a lower-case host name with a dot and without port, such as travel.example"
   },
   "agency": {"$ref":"#/components/schemas/AgencySettings"},
   "navigation": {
    "type": "array","maxItems": 12,
    "items": {
     "type": "object","additionalProperties": false,"required": ["label","path"],
     "properties": {
      "label": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":40},
      "path": {"$ref":"#/components/schemas/SafeUrl"}
     }
    }
   },
   "about": {"$ref":"#/components/schemas/AboutSettings"},"faq": {"$ref":"#/components/schemas/FaqSettings"},
   "currencies": {
    "type": "array","minItems": 1,"maxItems": 60,"uniqueItems": true,
    "items": {"$ref":"#/components/schemas/CurrencyCode"}
   },
   "destinations": {
    "type": "array","maxItems": 60,"items": {"$ref":"#/components/schemas/DestinationSettings"},"default": []
   },
   "wording": {"$ref":"#/components/schemas/WordingSettings","default":{}},
   "agencyTerms": {
    "type": "array","maxItems": 20,"items": {"$ref":"#/components/schemas/AgencyTermsSettings"},"default": []
   },
   "cancellationPolicies": {"$ref":"#/components/schemas/CancellationPolicySettings","default":{}},
   "posts": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/PostSettings"},"default":[]},
   "links": {"type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/LinkSettings"},"default":[]},
   "markups": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/MarkupRule"},"default":[]},
   "identityProviders": {
    "type": "array","maxItems": 10,"items": {"$ref":"#/components/schemas/IdentityProviderSettings"},"default": []
   },
   "suppliers": {"$ref":"#/components/schemas/SupplierChoice","default":{}}
  }
 },
 "UserType": {"type":"string","enum":["Traveller","AgencyOwner","Admin","SalesAgent"]},
 "Session": {
  "type": "object","additionalProperties": false,"required": ["signedIn","isTravelAgent","isRestrictedAgent"],
  "properties": {
   "signedIn": {"type":"boolean"},"isTravelAgent": {"type":"boolean"},"isRestrictedAgent": {"type":"boolean"},
   "userType": {"$ref":"#/components/schemas/UserType"},"firstName": {"type":"string"},"lastName": {"type":"string"},
   "email": {"type":"string"},"currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "profileImage": {"$ref":"#/components/schemas/SafeUrl"},"isRewardWalletEnable": {"type":"boolean"},
   "keptBy": {"type":"string","enum":["operator"]}
  }
 },
 "Credits": {
  "type": "object","additionalProperties": false,"required": ["amount","currency"],
  "properties": {"amount":{"type":"number"},"currency":{"$ref":"#/components/schemas/CurrencyCode"}}
 },
 "PersonalInfo": {
  "type": "object","additionalProperties": false,"required": ["first_name","last_name","email"],
  "properties": {
   "first_name": {"type":"string"},"last_name": {"type":"string"},"email": {"$ref":"#/components/schemas/EmailAddress"},
   "profile_image": {"$ref":"#/components/schemas/SafeUrl"},"credits": {"$ref":"#/components/schemas/Credits"}
  }
 },
 "UserProfile": {
  "type": "object","additionalProperties": false,"required": ["id","userType","personal_info","isRewardWalletEnable"],
  "properties": {
   "id": {"type":"string","minLength":1},"userType": {"$ref":"#/components/schemas/UserType"},
   "personal_info": {"$ref":"#/components/schemas/PersonalInfo"},"isRewardWalletEnable": {"type":"boolean"}
  }
 },
 "EmailAddress": {
  "type": "string","maxLength": 254,"pattern": "^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$",
  "x-reason": "must be an email address"
 },
 "Login": {
  "type": "object","additionalProperties": false,"required": ["email","password"],
  "properties": {
   "email": {"$ref":"#/components/schemas/EmailAddress"},"password": {"type":"string","minLength":1,"maxLength":200}
  }
 },
 "IdentityProvider": {
  "type": "object","additionalProperties": false,"required": ["id","name","kind"],
  "properties": {
   "id": {
    "type": "string","pattern": "^[a-z][a-z0-9]{0,30}$","x-reason": "must be up to 31 of a-z and 0-9, a letter first"
   },
   "name": {"type":"string","minLength":1,"maxLength":40},"kind": {"type":"string","enum":["sso","social"]}
  }
 },
 "AgencySettingsInPlace": {
  "type": "object","additionalProperties": false,
  "required": [
   "agencyName","logo","logoMobile","favicon","metaData","defaultLanguage","defaultCountry","primaryColor",
   "bookingMenuItemOptions","home"
  ],
  "properties": {
   "agencyName": {"$ref":"#/components/schemas/Agency/properties/agencyName"},
   "logo": {"$ref":"#/components/schemas/MediaAddress"},"logoMobile": {"$ref":"#/components/schemas/MediaAddress"},
   "favicon": {"$ref":"#/components/schemas/MediaAddress"},"metaData": {"$ref":"#/components/schemas/MetaData"},
   "status": {"type":"string","enum":["Active","Inactive"],"default":"Active"},
   "defaultLanguage": {"$ref":"#/components/schemas/LanguageCode"},
   "defaultCountry": {"$ref":"#/components/schemas/CountryCode"},
   "primaryColor": {"$ref":"#/components/schemas/HexColor"},"isSubscribed": {"type":"boolean","default":true},
   "returnUrl": {
    "type": "string","maxLength": 2048,"pattern": "^(|https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-reason": "must be an https address, a path on this site that begins with one slash, or empty","default": ""
   },
   "sso": {"$ref":"#/components/schemas/Sso","default":{"isSSOEnabled":false,"isDirectLoginAllowedForSSOUsers":false}},
   "allowNonLoginFlow": {"type":"boolean","default":true},"isHideLoginOption": {"type":"boolean","default":false},
   "isHideSignupOption": {"type":"boolean","default":false},
   "hideHeaderforDealProposal": {"type":"boolean","default":false},
   "displayTopDestinations": {"type":"boolean","default":false},
   "bookingMenuItemOptions": {"$ref":"#/components/schemas/Agency/properties/bookingMenuItemOptions"},
   "currentPaymentGateway": {"type":"string","enum":["sandbox","stripe"],"default":"sandbox"},
   "privacyPolicy": {"$ref":"#/components/schemas/HtmlText"},"cookiesPolicy": {"$ref":"#/components/schemas/HtmlText"},
   "disclaimer": {"$ref":"#/components/schemas/HtmlText"},
   "userTermsAndConditions": {"$ref":"#/components/schemas/HtmlText"},
   "socialLinks": {"$ref":"#/components/schemas/SocialLinks","default":{}},
   "contactPhoneNumber": {
    "type": "string","maxLength": 32,"pattern": "^[\\p{L}\\p{Nd}+() .,/#*-]*$",
    "x-reason": "must be a phone number of digits, letters, spaces and + ( ) . , / # * -, or empty","default": ""
   },
   "contactEmailId": {
    "type": "string","maxLength": 254,
    "pattern": "^$|^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
    "x-reason": "must be an email address, or empty","default": ""
   },
   "displaySupportPhoneFooter": {"type":"boolean","default":true},
   "displayAddressFooter": {"type":"boolean","default":true},
   "addressLine1": {"type":"string","maxLength":120,"default":""},"city": {"type":"string","maxLength":80,"default":""},
   "state": {"type":"string","maxLength":80,"default":""},"country": {"type":"string","maxLength":80,"default":""},
   "zipCode": {"type":"string","maxLength":20,"default":""},"timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "analytics": {"$ref":"#/components/schemas/Analytics","default":{"isEnabled":false}},
   "showAcceptedPayments": {"type":"boolean","default":true},"savingsPopup": {"type":"boolean","default":true},
   "supportMode": {"type":"string","enum":["page","chat"],"default":"page"},
   "defaultCurrency": {"$ref":"#/components/schemas/CurrencyCode"},
   "isPlatformBrand": {"type":"boolean","default":false},
   "analyticsConsentRegions": {"$ref":"#/components/schemas/Agency/properties/analyticsConsentRegions","default":[]},
   "thirdParties": {"$ref":"#/components/schemas/Agency/properties/thirdParties","default":[]},
   "chatWidget": {"$ref":"#/components/schemas/ChatWidget"},
   "academyUrl": {
    "type": "string","maxLength": 2048,"pattern": "^(|https://[^\\s\\\\]+)$",
    "x-reason": "must be an https address, or empty","default": ""
   },
   "theme": {"$ref":"#/components/schemas/ThemeInput","default":{}},"home": {"$ref":"#/components/schemas/HomeContent"},
   "languages": {"$ref":"#/components/schemas/Agency/properties/languages"}
  }
 },
 "AboutSettingsInPlace": {
  "type": "object","additionalProperties": false,"required": ["isEnabled","title","content"],
  "properties": {
   "isEnabled": {"type":"boolean"},"title": {"type":"string","maxLength":80},
   "image": {"$ref":"#/components/schemas/MediaAddress"},"content": {"$ref":"#/components/schemas/HtmlText"}
  }
 },
 "AgencyTermsSettingsInPlace": {
  "type": "object","additionalProperties": false,"required": ["id","title","content"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug"},
   "title": {"$ref":"#/components/schemas/AgencyTermsSummary/properties/title"},
   "content": {"$ref":"#/components/schemas/HtmlText"}
  }
 },
 "CancellationPolicySettingsInPlace": {
  "type": "object","additionalProperties": false,
  "properties": {
   "royal-caribbean": {"$ref":"#/components/schemas/HtmlText"},"carnival": {"$ref":"#/components/schemas/HtmlText"},
   "mcl": {"$ref":"#/components/schemas/HtmlText"},"celebrity": {"$ref":"#/components/schemas/HtmlText"},
   "disney": {"$ref":"#/components/schemas/HtmlText"}
  }
 },
 "PostSettingsInPlace": {
  "type": "object","additionalProperties": false,"required": ["slug","title","summary","scene","publishedOn","content"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/Slug"},"title": {"$ref":"#/components/schemas/PostSummary/properties/title"},
   "summary": {"$ref":"#/components/schemas/PostSummary/properties/summary"},
   "scene": {
    "type": "string",
    "enum": [
     "beach","old-town","skyline","mountain","desert","harbour","forest","lake","vineyard","ship","apartment","pool",
     "museum","market","kayak","hike","balloon","diving","night-walk","boat-trip","ski"
    ]
   },
   "timeOfDay": {"$ref":"#/components/schemas/HomeContent/properties/timeOfDay"},
   "climate": {"type":"string","enum":["tropical","mediterranean","arid","temperate","nordic","alpine"]},
   "publishedOn": {"$ref":"#/components/schemas/PostSummary/properties/publishedOn"},
   "author": {"type":"string","minLength":1,"pattern":"\\S","x-reason":"must not be empty","maxLength":80},
   "content": {"$ref":"#/components/schemas/HtmlText"}
  }
 }
}
