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
    "type": "object",
    "additionalProperties": false,
    "required": ["agency"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["CurrentPayment"],
    "properties": {
     "CurrentPayment": {"$ref":"#/components/schemas/Agency/properties/currentPaymentGateway"},
     "isAvailable": {
      "type": "boolean",
      "default": true,
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["agencyNavigation"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["languages"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["session"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["session"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["session"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["session"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["session"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["session"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["language"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": ["token"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": ["country"],
      "properties": {
       "country": {
        "oneOf": [{"$ref":"#/components/schemas/CountryCode"},{"type":"null"}],
        "description": "ISO 3166-1 alpha-2."
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
    "type": "object",
    "additionalProperties": false,
    "required": ["response"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["response"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["response"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/HotelAnswer"}}
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
   "name": "before",
   "in": "query",
   "required": false,
   "schema": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[A-Za-z0-9_-]+$",
    "x-reason": "must be what the page before gave"
   }
  }],
  responses: {
   200: {
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": ["bookings","counts"],
      "properties": {
       "bookings": {"type":"array","items":{"$ref":"#/components/schemas/BookingSummary"}},
       "counts": {"$ref":"#/components/schemas/BookingCounts"},
       "next": {"type":"string"}
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {
     "data": {
      "type": "object",
      "additionalProperties": false,
      "required": ["proposals"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
   "name": "id",
   "in": "path",
   "required": true,
   "schema": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[A-Za-z0-9_-]{8,100}$",
    "x-reason": "must be the reference of a payment"
   }
  }],
  responses: {
   200: {
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["shipLines"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["locationSuggestions","allData"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data","allData"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["locations","allData"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
   "name": "path",
   "in": "query",
   "required": true,
   "schema": {
    "type": "string",
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^/(?!/)",
    "x-reason": "must be a path of this site"
   }
  }],
  responses: {
   200: {
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
   "name": "ids",
   "in": "query",
   "required": false,
   "schema": {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/components/schemas/ResortId"}}
  }, {"name":"children","in":"query","required":false,"schema":{"type":"boolean","default":false}}],
  responses: {
   200: {
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
    "properties": {"data":{"$ref":"#/components/schemas/ResortHold"}}
   },
   ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data","passed","revision"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
    "type": "object",
    "additionalProperties": false,
    "required": ["data"],
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
 "ChosenPassword": {
  "type": "string",
  "description": "Not the email address, and not a very common password; any other characters.",
  "minLength": 10,
  "maxLength": 200
 },
 "MailableAddress": {
  "type": "string",
  "description": "An address that can receive mail.",
  "maxLength": 254,
  "pattern": "^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
  "x-reason": "must be an email address"
 },
 "SignUp": {
  "type": "object",
  "additionalProperties": false,
  "required": ["firstName","lastName","email","password"],
  "properties": {
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "email": {"$ref":"#/components/schemas/MailableAddress"},
   "password": {"$ref":"#/components/schemas/ChosenPassword"},
   "language": {"$ref":"#/components/schemas/LanguageCode"}
  }
 },
 "EmailBody": {
  "type": "object",
  "additionalProperties": false,
  "required": ["email"],
  "properties": {"email":{"$ref":"#/components/schemas/EmailAddress"}}
 },
 "TokenBody": {
  "type": "object",
  "additionalProperties": false,
  "required": ["token"],
  "properties": {"token":{"type":"string","minLength":1,"maxLength":200}}
 },
 "NewPassword": {
  "type": "object",
  "additionalProperties": false,
  "required": ["token","password"],
  "properties": {
   "token": {"type":"string","minLength":1,"maxLength":200},
   "password": {"$ref":"#/components/schemas/ChosenPassword"}
  }
 },
 "ChangePasswordRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["current","password"],
  "properties": {
   "current": {"type":"string","minLength":1,"maxLength":200},
   "password": {"$ref":"#/components/schemas/ChosenPassword"}
  }
 },
 "Mailed": {
  "type": "object",
  "additionalProperties": false,
  "required": ["status"],
  "properties": {"status":{"type":"string","const":"mailed"}}
 },
 "ProductCode": {
  "type": "string",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be a code of letters, digits, - and _, 64 at most"
 },
 "OptionId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","x-reason":"must be the id of an option"},
 "UnitId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","x-reason":"must be the id of a unit"},
 "SlotId": {
  "type": "string",
  "description": "A start time of an option; opaque.",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,99}$",
  "x-reason": "must be the id of a start time"
 },
 "UnitKind": {"type":"string","enum":["adult","youth","child","infant","family","senior","student","military","other"]},
 "UnitsWanted": {
  "type": "array",
  "minItems": 1,
  "maxItems": 12,
  "items": {
   "type": "object",
   "additionalProperties": false,
   "required": ["unit","count"],
   "properties": {"unit":{"$ref":"#/components/schemas/UnitId"},"count":{"type":"integer","minimum":1,"maximum":90}}
  }
 },
 "LanguageTag": {
  "type": "string",
  "description": "A language of any country, such as `en` or `pt-BR`.",
  "pattern": "^[a-z]{2,3}(-[A-Z]{2})?$",
  "x-reason": "must be the code of a language"
 },
 "ActivityCategory": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a category"},
 "ActivityCriteria": {
  "type": "object",
  "additionalProperties": false,
  "required": ["latitude","longitude","date"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "destination": {"type":"string","maxLength":100,"default":"","description":"The place as the traveller entered it."},
   "date": {"$ref":"#/components/schemas/Date"},
   "until": {
    "$ref": "#/components/schemas/Date",
    "description": "The last possible day, at most 30 days later; by default `date`."
   },
   "currency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "default": "USD",
    "description": "The currency of shown and charged prices."
   },
   "radius": {"type":"number","minimum":1,"maximum":100,"default":15,"description":"Miles."},
   "productCode": {
    "$ref": "#/components/schemas/ProductCode",
    "description": "The activity whose deal led here. It comes first; if it is sold out, it is omitted."
   }
  }
 },
 "AvailabilityStatus": {
  "type": "string",
  "description": "freesale: always available. available: places are free. limited: few are left. sold_out: none is left. closed: not operated.",
  "enum": ["freesale","available","limited","sold_out","closed"]
 },
 "Minutes": {
  "type": "object",
  "description": "A duration; `from` equals `to` if it is fixed.",
  "additionalProperties": false,
  "required": ["from","to"],
  "properties": {"from":{"type":"integer","minimum":1},"to":{"type":"integer","minimum":1}}
 },
 "GuideLanguage": {
  "type": "object",
  "additionalProperties": false,
  "required": ["language","by"],
  "properties": {
   "language": {"$ref":"#/components/schemas/LanguageTag"},
   "by": {"type":"string","enum":["guide","audio","written"]}
  }
 },
 "ActivityConfirmation": {
  "type": "string",
  "description": "instant: at once. manual: by the supplier, later. mixed: at once until shortly before the start, later after that.",
  "enum": ["instant","manual","mixed"]
 },
 "ActivityFeature": {
  "type": "string",
  "enum": [
   "private",
   "small_group",
   "skip_the_line",
   "pickup",
   "wheelchair",
   "digital_ticket",
   "likely_to_sell_out",
   "family_friendly",
   "outdoor",
   "food_included",
   "equipment_included",
   "no_children"
  ]
 },
 "ActivityOffer": {
  "type": "object",
  "description": "An activity with its cheapest start time of the searched days.",
  "additionalProperties": false,
  "required": [
   "productCode",
   "title",
   "contentLanguage",
   "category",
   "picture",
   "guestRating",
   "reviewCount",
   "duration",
   "languages",
   "features",
   "confirmation",
   "position",
   "distance",
   "starts",
   "status",
   "vacancies",
   "pricedBy",
   "worth"
  ],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},
   "title": {"type":"string","minLength":1},
   "contentLanguage": {"$ref":"#/components/schemas/LanguageTag","description":"The language of title and description."},
   "category": {"$ref":"#/components/schemas/ActivityCategory"},
   "picture": {"$ref":"#/components/schemas/SafeUrl"},
   "guestRating": {"$ref":"#/components/schemas/Rating"},
   "reviewCount": {"type":"integer","minimum":0},
   "duration": {"$ref":"#/components/schemas/Minutes"},
   "languages": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/GuideLanguage"}},
   "features": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityFeature"}},
   "confirmation": {"$ref":"#/components/schemas/ActivityConfirmation"},
   "freeUntilHours": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2000,
    "description": "Free cancellation until so many hours before the start; omitted if cancelling always costs something."
   },
   "position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "date": {
    "$ref": "#/components/schemas/Date",
    "description": "The first searched day with a free place; omitted if there is none."
   },
   "starts": {
    "type": "array",
    "maxItems": 48,
    "items": {"$ref":"#/components/schemas/LocalHour"},
    "description": "Start times of that day; empty if it is open all day."
   },
   "status": {"$ref":"#/components/schemas/AvailabilityStatus"},
   "vacancies": {
    "type": ["integer","null"],
    "minimum": 0,
    "description": "Free places of that day; null if they are not counted."
   },
   "pricedBy": {
    "type": "string",
    "enum": ["person","group"],
    "description": "person: the price is for one adult. group: for the whole group."
   },
   "groupSize": {"type":"integer","minimum":1,"maximum":99,"description":"The largest group of that price."},
   "worth": {"type":"number","description":"The strength of the recommendation; higher is better."},
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "description": "Omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "ActivitySearchPart": {
  "description": "One line of a search's answer.",
  "oneOf": [
   {"$ref":"#/components/schemas/ActivitySearchOffers"},
   {"$ref":"#/components/schemas/ActivitySearchDone"},
   {"$ref":"#/components/schemas/ActivitySearchFailed"}
  ]
 },
 "ActivitySearchOffers": {
  "type": "object",
  "additionalProperties": false,
  "required": ["kind","offers"],
  "properties": {
   "kind": {"const":"offers"},
   "offers": {"type":"array","items":{"$ref":"#/components/schemas/ActivityOffer"}}
  }
 },
 "ActivitySearchDone": {
  "type": "object",
  "description": "The last line of a successful search.",
  "additionalProperties": false,
  "required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},
   "total": {"type":"integer","minimum":0},
   "isSample": {"type":"boolean","description":"True if the offers are fictitious."},
   "near": {"$ref":"#/components/schemas/PlaceNear"}
  }
 },
 "ActivitySearchFailed": {
  "type": "object",
  "description": "The supplier failed during the search; earlier lines stay valid.",
  "additionalProperties": false,
  "required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "ActivityQuery": {
  "type": "object",
  "additionalProperties": false,
  "required": ["productCode"],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},
   "destination": {
    "type": "string",
    "maxLength": 100,
    "default": "",
    "description": "The place as the traveller entered it, if a search led here."
   },
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ActivityPlace": {
  "type": "object",
  "additionalProperties": false,
  "required": ["kind","name","position"],
  "properties": {
   "kind": {"type":"string","enum":["start","itinerary","admission_included","end","redemption","pickup"]},
   "name": {"type":"string","minLength":1,"maxLength":200},
   "address": {"type":"string","maxLength":300},
   "position": {"oneOf":[{"$ref":"#/components/schemas/Position"},{"type":"null"}]},
   "minutes": {
    "type": "integer",
    "minimum": 0,
    "description": "How long the visit takes, or for a pickup how long before the start it happens."
   }
  }
 },
 "Pickup": {
  "type": "object",
  "description": "offered: whether travellers are always picked up, or may also come to the start, or only come to it.",
  "additionalProperties": false,
  "required": ["offered","places","takesOwnAddress"],
  "properties": {
   "offered": {"type":"string","enum":["always","optional","none"]},
   "places": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/ActivityPlace"}},
   "takesOwnAddress": {"type":"boolean"},
   "radiusMiles": {"type":"number","minimum":0,"description":"How far from the start an own address may be."}
  }
 },
 "ActivityText": {"type":"string","minLength":1,"maxLength":600},
 "Activity": {
  "type": "object",
  "description": "An activity, independent of dates. Texts are in `contentLanguage`.",
  "additionalProperties": false,
  "required": [
   "productCode",
   "title",
   "contentLanguage",
   "category",
   "description",
   "highlights",
   "inclusions",
   "exclusions",
   "beforeYouBook",
   "beforeYouArrive",
   "accessibility",
   "questions",
   "places",
   "pickup",
   "languages",
   "features",
   "confirmation",
   "duration",
   "position",
   "distance",
   "city",
   "country",
   "timeZone",
   "supplier",
   "reviews",
   "pictures",
   "redemption"
  ],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},
   "title": {"type":"string","minLength":1},
   "contentLanguage": {"$ref":"#/components/schemas/LanguageTag"},
   "category": {"$ref":"#/components/schemas/ActivityCategory"},
   "description": {"type":"string","maxLength":4000},
   "highlights": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "inclusions": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "exclusions": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "beforeYouBook": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "beforeYouArrive": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "accessibility": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityText"}},
   "questions": {
    "type": "array",
    "description": "Frequently asked questions.",
    "maxItems": 12,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["question","answer"],
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
   "duration": {"$ref":"#/components/schemas/Minutes"},
   "position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "city": {"type":"string","minLength":1},
   "country": {"$ref":"#/components/schemas/CountryCode"},
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "supplier": {"type":"string","minLength":1,"maxLength":120,"description":"Who runs the activity."},
   "reviews": {
    "type": "object",
    "additionalProperties": false,
    "required": ["rating","count"],
    "properties": {"rating":{"$ref":"#/components/schemas/Rating"},"count":{"type":"integer","minimum":0}}
   },
   "pictures": {"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/components/schemas/HotelPicture"}},
   "redemption": {
    "type": "object",
    "additionalProperties": false,
    "required": ["per","by"],
    "properties": {
     "per": {
      "type": "string",
      "enum": ["booking","ticket"],
      "description": "Whether there is one code a booking or one a unit."
     },
     "by": {
      "type": "string",
      "enum": ["digital","print","list"],
      "description": "digital: on a phone. print: on paper only. list: the name is on a list."
     }
    }
   }
  }
 },
 "ActivityUnit": {
  "type": "object",
  "description": "What is counted and priced within an option, such as an adult or a family.",
  "additionalProperties": false,
  "required": ["unit","kind","people","accompaniedBy","requiresId"],
  "properties": {
   "unit": {"$ref":"#/components/schemas/UnitId"},
   "kind": {"$ref":"#/components/schemas/UnitKind"},
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "description": "The supplier's name of the unit, if its kind is `other`."
   },
   "ages": {
    "type": "object",
    "additionalProperties": false,
    "required": ["from","to"],
    "properties": {
     "from": {"type":"integer","minimum":0,"maximum":120},
     "to": {"type":"integer","minimum":0,"maximum":120}
    }
   },
   "people": {"type":"integer","minimum":1,"maximum":20,"description":"People whom one unit admits."},
   "minimum": {"type":"integer","minimum":0,"maximum":90},
   "maximum": {"type":"integer","minimum":1,"maximum":90},
   "accompaniedBy": {
    "type": "array",
    "maxItems": 9,
    "items": {"$ref":"#/components/schemas/UnitId"},
    "description": "At least one of these units must be booked with it; empty if it can be booked alone."
   },
   "requiresId": {"type":"boolean","description":"Whether a document is checked on arrival."},
   "heightCm": {
    "type": "object",
    "additionalProperties": false,
    "properties": {"from":{"type":"integer","minimum":0},"to":{"type":"integer","minimum":0}}
   }
  }
 },
 "ActivityOption": {
  "type": "object",
  "additionalProperties": false,
  "required": ["option","title","kind","pricedBy","duration","cutoffMinutes","units","minimumUnits","maximumUnits"],
  "properties": {
   "option": {"$ref":"#/components/schemas/OptionId"},
   "title": {"type":"string","minLength":1,"maxLength":200},
   "kind": {
    "type": "string",
    "enum": ["start_time","opening_hours"],
    "description": "opening_hours: valid all day, or on several days."
   },
   "pricedBy": {"type":"string","enum":["person","group"]},
   "duration": {"$ref":"#/components/schemas/Minutes"},
   "language": {"$ref":"#/components/schemas/GuideLanguage"},
   "pickup": {"type":"boolean"},
   "cutoffMinutes": {
    "type": "integer",
    "minimum": 0,
    "description": "It is booked until so many minutes before the start, in the place's time."
   },
   "units": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/ActivityUnit"}},
   "minimumUnits": {"type":"integer","minimum":1,"maximum":90},
   "maximumUnits": {"type":"integer","minimum":1,"maximum":90}
  }
 },
 "ActivityAnswer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["activity","options","isSample"],
  "properties": {
   "activity": {"$ref":"#/components/schemas/Activity"},
   "options": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/ActivityOption"}},
   "isSample": {"type":"boolean"}
  }
 },
 "ActivityCalendarQuery": {
  "type": "object",
  "additionalProperties": false,
  "required": ["productCode","from","until"],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},
   "option": {"$ref":"#/components/schemas/OptionId","description":"By default all options; the cheapest counts."},
   "from": {"$ref":"#/components/schemas/Date"},
   "until": {"$ref":"#/components/schemas/Date","description":"At most 92 days after `from`."},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ActivityDay": {
  "type": "object",
  "additionalProperties": false,
  "required": ["date","status"],
  "properties": {
   "date": {"$ref":"#/components/schemas/Date"},
   "status": {"$ref":"#/components/schemas/AvailabilityStatus"},
   "price": {
    "$ref": "#/components/schemas/PriceSummary",
    "description": "Of one adult, or of the group; omitted for callers who may not see prices, and on days without places.",
    "x-seen-by": "prices.see"
   }
  }
 },
 "ActivityCalendarAnswer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["currency","days"],
  "properties": {
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "days": {"type":"array","maxItems":93,"items":{"$ref":"#/components/schemas/ActivityDay"}}
  }
 },
 "ActivitySlotsQuery": {
  "type": "object",
  "additionalProperties": false,
  "required": ["productCode","date","units"],
  "properties": {
   "productCode": {"$ref":"#/components/schemas/ProductCode"},
   "date": {"$ref":"#/components/schemas/Date"},
   "units": {"$ref":"#/components/schemas/UnitsWanted"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "SlotTime": {
  "type": "object",
  "description": "Local times of the place. An all-day slot has no end of its own.",
  "additionalProperties": false,
  "required": ["slot","start","end","isAllDay"],
  "properties": {
   "slot": {"$ref":"#/components/schemas/SlotId"},
   "start": {"$ref":"#/components/schemas/LocalMoment"},
   "end": {"$ref":"#/components/schemas/LocalMoment"},
   "isAllDay": {"type":"boolean"},
   "validUntil": {
    "$ref": "#/components/schemas/Date",
    "description": "The last day of an open ticket; omitted if it is valid on its day only."
   },
   "opens": {
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["from","until"],
     "properties": {"from":{"$ref":"#/components/schemas/LocalHour"},"until":{"$ref":"#/components/schemas/LocalHour"}}
    }
   }
  }
 },
 "UnitRefusal": {
  "type": "object",
  "description": "Why the requested units cannot be booked.",
  "additionalProperties": false,
  "required": ["reason"],
  "properties": {
   "reason": {
    "type": "string",
    "enum": ["needs_companion","too_few","too_many","too_few_places","unknown_unit","uneven_family"]
   },
   "unit": {"$ref":"#/components/schemas/UnitId"},
   "limit": {"type":"integer","minimum":0,"description":"The number that would be possible."}
  }
 },
 "ActivitySlot": {
  "type": "object",
  "additionalProperties": false,
  "required": ["time","status","vacancies","confirmation","cutoffAt"],
  "properties": {
   "time": {"$ref":"#/components/schemas/SlotTime"},
   "status": {"$ref":"#/components/schemas/AvailabilityStatus"},
   "vacancies": {"type":["integer","null"],"minimum":0},
   "confirmation": {"type":"string","enum":["instant","manual"]},
   "cutoffAt": {"type":"string","format":"date-time"},
   "refusal": {
    "$ref": "#/components/schemas/UnitRefusal",
    "description": "Set if these units cannot be booked at this time."
   },
   "rateKey": {"$ref":"#/components/schemas/RateKey","description":"Omitted if it cannot be booked."},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "description": "Of all requested units; omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "ActivitySlotsAnswer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["date","options"],
  "properties": {
   "date": {"$ref":"#/components/schemas/Date"},
   "closed": {
    "type": "string",
    "enum": ["not_operating","sold_out","too_late"],
    "description": "Why the day has no free start time."
   },
   "nextDate": {
    "$ref": "#/components/schemas/Date",
    "description": "The next day with a free start time, if this day has none."
   },
   "options": {
    "type": "array",
    "maxItems": 12,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["option","slots"],
     "properties": {
      "option": {"$ref":"#/components/schemas/OptionId"},
      "refusal": {
       "$ref": "#/components/schemas/UnitRefusal",
       "description": "Set if these units cannot be booked in this option at all."
      },
      "slots": {"type":"array","maxItems":48,"items":{"$ref":"#/components/schemas/ActivitySlot"}}
     }
    }
   }
  }
 },
 "BookingServiceTitle": {
  "type": "string",
  "description": "A booking engine, by its name in the agency's booking menu (spec §2.5, tab order).",
  "enum": ["Hotels","Air Travel","Resorts","Cars","Activities","Cruise"]
 },
 "BookingMenuItemOption": {
  "type": "object",
  "description": "A booking engine and whether it is sold.",
  "additionalProperties": false,
  "required": ["title","active"],
  "properties": {
   "title": {"$ref":"#/components/schemas/BookingServiceTitle"},
   "active": {"type":"boolean","description":"True if the agency currently sells it."}
  }
 },
 "LanguageCode": {
  "type": "string",
  "description": "The supported languages (spec §9).",
  "enum": ["en","pt","es","da","no","de","ar","fr","sv"]
 },
 "CountryCode": {
  "type": "string",
  "description": "ISO 3166-1 alpha-2.",
  "pattern": "^[A-Z]{2}$",
  "x-reason": "must be a country code of two capital letters, such as DK"
 },
 "CurrencyCode": {
  "type": "string",
  "description": "ISO 4217.",
  "pattern": "^[A-Z]{3}$",
  "x-reason": "must be a currency code of three capital letters, such as DKK"
 },
 "TimeZone": {
  "type": "string",
  "description": "A time zone by its name in the IANA database.",
  "maxLength": 60,
  "pattern": "^[A-Z][A-Za-z]*(?:/[A-Za-z0-9_+-]+){0,2}$",
  "x-reason": "must be the name of a time zone, such as Europe/Lisbon"
 },
 "HexColor": {
  "type": "string",
  "description": "A colour as #rrggbb.",
  "pattern": "^#[0-9a-fA-F]{6}$",
  "x-reason": "must be a colour written #rrggbb, such as #2c7be5"
 },
 "SafeUrl": {
  "type": "string",
  "description": "An https, mailto or tel address, or a path on the same site. Never javascript or data.",
  "maxLength": 2048,
  "pattern": "^(https://[^\\s\\\\]+|mailto:[^\\s\\\\]+|tel:[+0-9 ()-]+|/(?![/\\\\])[^\\s\\\\]*)$",
  "x-reason": "must be an https, mailto or tel address, or a path on this site that begins with one slash"
 },
 "Slug": {
  "type": "string",
  "pattern": "^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$",
  "x-reason": "must be lower-case letters, digits and inner hyphens, 40 at most"
 },
 "MetaData": {
  "type": "object",
  "description": "The agency's metadata in the document's head.",
  "additionalProperties": false,
  "required": ["title","description","keywords"],
  "properties": {
   "title": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 120,
    "description": "The document's title for pages without a title."
   },
   "description": {"type":"string","maxLength":320,"description":"What a search engine shows below the title."},
   "keywords": {"type":"string","maxLength":320,"description":"Comma-separated."}
  }
 },
 "Sso": {
  "type": "object",
  "description": "Single sign-on (spec §4).",
  "additionalProperties": false,
  "required": ["isSSOEnabled","isDirectLoginAllowedForSSOUsers"],
  "properties": {
   "isSSOEnabled": {"type":"boolean","description":"People sign in on the agency's own site."},
   "isDirectLoginAllowedForSSOUsers": {"type":"boolean","description":"With SSO, /login also works."}
  }
 },
 "SocialLinks": {
  "type": "object",
  "description": "Addresses of the agency's pages on social networks; the footer shows those given.",
  "additionalProperties": false,
  "properties": {
   "linkedin": {"$ref":"#/components/schemas/SafeUrl"},
   "instagram": {"$ref":"#/components/schemas/SafeUrl"},
   "facebook": {"$ref":"#/components/schemas/SafeUrl"},
   "twitter": {"$ref":"#/components/schemas/SafeUrl"},
   "youtube": {"$ref":"#/components/schemas/SafeUrl"},
   "discord": {"$ref":"#/components/schemas/SafeUrl"},
   "tiktok": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "Analytics": {
  "type": "object",
  "description": "Third-party measurement; scripts are added only if it is enabled and an id is given (spec §7).",
  "additionalProperties": false,
  "required": ["isEnabled"],
  "properties": {
   "isEnabled": {"type":"boolean","description":"Whether any measurement runs."},
   "googleAnalyticsId": {
    "type": "string",
    "pattern": "^(G|GT)-[A-Z0-9]{4,20}$",
    "x-reason": "must be a tag of Google Analytics 4 such as G-ABC123; UA- tags no longer count, and AW- tags are for advertising, which pages do not load",
    "description": "A tag of Google Analytics 4, e.g. `G-ABC123`."
   },
   "facebookAnalyticsId": {
    "type": "string",
    "pattern": "^[0-9]{5,20}$",
    "x-reason": "must be 5 to 20 digits",
    "description": "A Meta pixel's number."
   }
  }
 },
 "ThemeInput": {
  "type": "object",
  "description": "Brand inputs besides the primary colour. A closed list; never CSS text.",
  "additionalProperties": false,
  "properties": {
   "mode": {
    "type": "string",
    "enum": ["light","dark","auto"],
    "default": "auto",
    "description": "auto follows the visitor's system."
   },
   "radius": {
    "type": "string",
    "enum": ["none","small","medium","large","full"],
    "default": "medium",
    "description": "The roundness of corners."
   },
   "typePairing": {
    "type": "string",
    "description": "Typefaces for headings and text, each with an Arabic companion.",
    "enum": ["modern","editorial","friendly","classic","technical","elegant","expressive","arabic"],
    "default": "modern"
   },
   "density": {
    "type": "string",
    "description": "How much space is around and inside elements. Touch targets keep their size.",
    "enum": ["compact","comfortable","spacious"],
    "default": "comfortable"
   },
   "elevation": {
    "type": "string",
    "description": "The apparent height of cards and panels above the page.",
    "enum": ["flat","soft","raised"],
    "default": "soft"
   },
   "secondaryColor": {
    "$ref": "#/components/schemas/HexColor",
    "description": "A second brand colour for badges and accents. If omitted, they take a tint of the primary colour."
   },
   "neutralTint": {
    "$ref": "#/components/schemas/HexColor",
    "description": "The colour whose hue greys and surfaces carry. If omitted, that of the primary colour."
   }
  }
 },
 "HomeContent": {
  "type": "object",
  "description": "The texts and the picture of the home page's hero.",
  "additionalProperties": false,
  "required": ["headline","subline","scene"],
  "properties": {
   "headline": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 90,
    "description": "The first thing a visitor reads."
   },
   "subline": {"type":"string","maxLength":200,"description":"One sentence below the headline."},
   "scene": {
    "type": "string",
    "description": "What the picture shows.",
    "enum": ["beach","old-town","skyline","mountain","desert","harbour","forest"]
   },
   "timeOfDay": {
    "type": "string",
    "description": "The light of the picture.",
    "enum": ["dawn","day","golden","dusk","night"],
    "default": "golden"
   },
   "layout": {
    "type": "string",
    "description": "The layout of text, picture and search: text at the side of a wide picture, in its middle, or next to a framed one.",
    "enum": ["side","middle","framed"],
    "default": "side"
   },
   "place": {"$ref":"#/components/schemas/HomePlace"}
  }
 },
 "PublishedHome": {
  "type": "object",
  "description": "The home page's content with the place of its deals always known.",
  "additionalProperties": false,
  "required": ["headline","subline","scene","place"],
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
  "type": "object",
  "description": "The place of the home page's deals. If omitted, the largest city of the agency's country.",
  "additionalProperties": false,
  "required": ["name","latitude","longitude"],
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 80,
    "description": "Name of the place, as people read it."
   },
   "latitude": {"type":"number","minimum":-90,"maximum":90,"description":"Degrees north of the equator."},
   "longitude": {"type":"number","minimum":-180,"maximum":180,"description":"Degrees east of Greenwich."}
  }
 },
 "ChatWidget": {
  "type": "object",
  "description": "The support chat of an agency with supportMode chat.",
  "additionalProperties": false,
  "required": ["url","label"],
  "properties": {
   "url": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^https://[^\\s\\\\]+$",
    "x-reason": "must be an https address",
    "description": "The page of the chat. It is shown in a frame, and nothing of it is loaded before a visitor asks for help."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 60,
    "description": "The heading above the chat."
   }
  }
 },
 "Agency": {
  "type": "object",
  "description": "The published agency data that a visitor's browser receives (spec §3). Logo and favicon are addresses on the agency's own host.",
  "additionalProperties": false,
  "required": [
   "id",
   "version",
   "agencyName",
   "subdomain",
   "logo",
   "logoMobile",
   "favicon",
   "metaData",
   "status",
   "defaultLanguage",
   "defaultCountry",
   "primaryColor",
   "isSubscribed",
   "returnUrl",
   "sso",
   "allowNonLoginFlow",
   "isHideLoginOption",
   "isHideSignupOption",
   "hideHeaderforDealProposal",
   "displayTopDestinations",
   "bookingMenuItemOptions",
   "currentPaymentGateway",
   "isAbousUsEnable",
   "aboutUsEnableTitle",
   "isFaqEnable",
   "faqEnableTitle",
   "privacyPolicy",
   "cookiesPolicy",
   "disclaimer",
   "userTermsAndConditions",
   "publishedPages",
   "socialLinks",
   "contactPhoneNumber",
   "contactEmailId",
   "displaySupportPhoneFooter",
   "displayAddressFooter",
   "addressLine1",
   "city",
   "state",
   "country",
   "zipCode",
   "analytics",
   "showAcceptedPayments",
   "savingsPopup",
   "supportMode",
   "academyUrl",
   "defaultCurrency",
   "isPlatformBrand",
   "analyticsConsentRegions",
   "thirdParties",
   "theme",
   "home",
   "languages"
  ],
  "properties": {
   "id": {"type":"string","format":"uuid","description":"Stable id of the agency."},
   "version": {"type":"integer","minimum":1,"description":"Number of the published version this data comes from."},
   "agencyName": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 80,
    "description": "The agency's name as visitors read it."
   },
   "subdomain": {
    "$ref": "#/components/schemas/Slug",
    "description": "The name of the tenant folder; first label of the demo host."
   },
   "logo": {
    "$ref": "#/components/schemas/SafeUrl",
    "description": "Logo in the header of wide screens; 50 px high at most."
   },
   "logoMobile": {"$ref":"#/components/schemas/SafeUrl","description":"Logo on narrow screens."},
   "favicon": {"$ref":"#/components/schemas/SafeUrl","description":"Icon of the browser tab."},
   "metaData": {"$ref":"#/components/schemas/MetaData","description":"Head of the document."},
   "status": {
    "type": "string",
    "enum": ["Active","Inactive"],
    "description": "Inactive blocks the site with a modal (spec §2.1); the agency's people still sign in and work."
   },
   "defaultLanguage": {"$ref":"#/components/schemas/LanguageCode","description":"Language of a first visit."},
   "defaultCountry": {
    "$ref": "#/components/schemas/CountryCode",
    "description": "Country assumed until the visitor chooses."
   },
   "primaryColor": {
    "$ref": "#/components/schemas/HexColor",
    "description": "The brand's colour; everything else is derived from it."
   },
   "isSubscribed": {
    "type": "boolean",
    "description": "For an unsubscribed agency the logo leads its owner to the subscription page."
   },
   "returnUrl": {
    "type": "string",
    "description": "The target of links that leave the site: an https address, a same-site path, or empty.",
    "maxLength": 2048,
    "pattern": "^(|https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-reason": "must be an https address, a path on this site that begins with one slash, or empty"
   },
   "sso": {"$ref":"#/components/schemas/Sso","description":"Single sign-on."},
   "allowNonLoginFlow": {
    "type": "boolean",
    "description": "Visitors see prices without signing in; otherwise 'Reveal Price'."
   },
   "isHideLoginOption": {"type":"boolean","description":"Hides the login button."},
   "isHideSignupOption": {"type":"boolean","description":"Hides the sign-up button."},
   "hideHeaderforDealProposal": {
    "type": "boolean",
    "description": "Hides header items from anonymous visitors on deal and proposal links."
   },
   "displayTopDestinations": {"type":"boolean","description":"Publishes /destination and /top-destination."},
   "bookingMenuItemOptions": {
    "type": "array",
    "maxItems": 6,
    "items": {"$ref":"#/components/schemas/BookingMenuItemOption"},
    "description": "The engines that the agency offers; omitted ones are not sold."
   },
   "currentPaymentGateway": {
    "type": "string",
    "enum": ["sandbox","stripe"],
    "description": "The gateway of payments; sandbox takes no money."
   },
   "isAbousUsEnable": {"type":"boolean","description":"Publishes /about. Spelled as given."},
   "aboutUsEnableTitle": {"type":"string","maxLength":80,"description":"Label of the About page in menus."},
   "isFaqEnable": {"type":"boolean","description":"Publishes /faqs."},
   "faqEnableTitle": {"type":"string","maxLength":80,"description":"Label of the FAQ page in menus."},
   "privacyPolicy": {"type":"string","description":"Sanitised HTML.","maxLength":60000},
   "cookiesPolicy": {"type":"string","description":"Sanitised HTML.","maxLength":60000},
   "disclaimer": {"type":"string","description":"Sanitised HTML.","maxLength":60000},
   "userTermsAndConditions": {
    "type": "string",
    "description": "Terms of /user-terms-and-conditions, sanitised HTML.",
    "maxLength": 60000
   },
   "publishedPages": {
    "type": "array",
    "maxItems": 4,
    "uniqueItems": true,
    "items": {"type":"string","enum":["user-terms","cancellation-policies","blog","hidden-gems"]},
    "description": "The optional pages without a flag of their own for which the agency has content; links to the others are not shown."
   },
   "socialLinks": {"$ref":"#/components/schemas/SocialLinks","description":"Links in the footer."},
   "contactPhoneNumber": {
    "type": "string",
    "maxLength": 32,
    "pattern": "^[\\p{L}\\p{Nd}+() .,/#*-]*$",
    "x-reason": "must be a phone number of digits, letters, spaces and + ( ) . , / # * -, or empty",
    "description": "Support phone number, as visitors read it."
   },
   "contactEmailId": {
    "type": "string",
    "maxLength": 254,
    "pattern": "^$|^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
    "x-reason": "must be an email address, or empty",
    "description": "Support email address, or empty."
   },
   "displaySupportPhoneFooter": {"type":"boolean","description":"Shows the phone number in the footer."},
   "displayAddressFooter": {"type":"boolean","description":"Shows the address in the footer."},
   "addressLine1": {"type":"string","maxLength":120,"description":"Street and number."},
   "city": {"type":"string","maxLength":80,"description":"Town of the address."},
   "state": {"type":"string","maxLength":80,"description":"State or region of the address."},
   "country": {"type":"string","maxLength":80,"description":"Country of the address, by name."},
   "zipCode": {"type":"string","maxLength":20,"description":"Postal code of the address."},
   "timeZone": {
    "$ref": "#/components/schemas/TimeZone",
    "description": "The time zone of the agency's times. If omitted, that of its town."
   },
   "analytics": {"$ref":"#/components/schemas/Analytics","description":"Third-party measurement."},
   "showAcceptedPayments": {
    "type": "boolean",
    "default": true,
    "description": "Shows the row of accepted payments in the footer."
   },
   "savingsPopup": {
    "type": "boolean",
    "default": true,
    "description": "Shows 'Unlock instant savings by signing in' to anonymous visitors."
   },
   "supportMode": {
    "type": "string",
    "enum": ["page","chat"],
    "default": "page",
    "description": "'chat' makes the support entry read 'Help' and open the chat widget."
   },
   "defaultCurrency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "description": "Currency of the prices until the visitor chooses."
   },
   "isPlatformBrand": {
    "type": "boolean",
    "default": false,
    "description": "The platform's own brand never shows a sign-up button."
   },
   "analyticsConsentRegions": {
    "type": "array",
    "maxItems": 250,
    "items": {"$ref":"#/components/schemas/CountryCode"},
    "description": "Countries whose visitors are asked for consent before measurement."
   },
   "thirdParties": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "type": "string",
     "pattern": "^https://[a-z0-9.-]+$",
     "x-reason": "must be an origin such as https://widget.example, without a path"
    },
    "description": "Script origins that pages naming them may load."
   },
   "chatWidget": {"$ref":"#/components/schemas/ChatWidget","description":"The support chat."},
   "academyUrl": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(|https://[^\\s\\\\]+)$",
    "x-reason": "must be an https address, or empty",
    "default": "",
    "description": "Address of the agents' academy. Their menu leads there by /academy, which appends a token."
   },
   "theme": {"$ref":"#/components/schemas/ThemeInput","description":"The brand's choices besides its colour."},
   "home": {"$ref":"#/components/schemas/PublishedHome","description":"The home page's hero."},
   "languages": {
    "type": "array",
    "minItems": 1,
    "maxItems": 9,
    "uniqueItems": true,
    "items": {"$ref":"#/components/schemas/LanguageCode"},
    "description": "Languages of the picker, in order."
   }
  }
 },
 "AgentType": {"type":"string","enum":["AgencyOwner","Admin","SalesAgent"]},
 "AgentStatus": {
  "type": "string",
  "description": "invited: the agent has not accepted the invitation yet.",
  "enum": ["active","invited","inactive"]
 },
 "AgentId": {"type":"string","pattern":"^[A-Za-z0-9-]{1,64}$","x-reason":"must be an agent's id"},
 "Agent": {
  "type": "object",
  "description": "An agent, as seen by callers who manage agents.",
  "additionalProperties": false,
  "required": ["id","email","firstName","lastName","userType","isRestricted","status","isSelf"],
  "properties": {
   "id": {"$ref":"#/components/schemas/AgentId"},
   "email": {"$ref":"#/components/schemas/EmailAddress"},
   "firstName": {"type":"string"},
   "lastName": {"type":"string"},
   "profileImage": {"$ref":"#/components/schemas/SafeUrl"},
   "userType": {"$ref":"#/components/schemas/AgentType"},
   "isRestricted": {"type":"boolean","description":"Does not see wholesale rate and markup (spec §6)."},
   "status": {"$ref":"#/components/schemas/AgentStatus"},
   "isSelf": {"type":"boolean","description":"True for the caller, who cannot change themselves."}
  }
 },
 "PersonName": {
  "type": "string",
  "maxLength": 80,
  "pattern": "^[^\\p{Cc}<>]*[^\\s\\p{Cc}<>][^\\p{Cc}<>]*$",
  "x-reason": "must have a letter, and neither < nor > nor control characters"
 },
 "AgentInvitation": {
  "type": "object",
  "additionalProperties": false,
  "required": ["email","firstName","lastName","userType"],
  "properties": {
   "email": {"$ref":"#/components/schemas/MailableAddress"},
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "userType": {"$ref":"#/components/schemas/AgentType"},
   "isRestricted": {"type":"boolean","default":false}
  }
 },
 "UpdateAgentRequest": {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
   "userType": {"$ref":"#/components/schemas/AgentType"},
   "isRestricted": {"type":"boolean"},
   "isActive": {"type":"boolean","description":"False deactivates the agent at once."}
  }
 },
 "BookingReference": {
  "type": "string",
  "description": "The code that a traveller reads out, and shows on arrival.",
  "pattern": "^[A-Z0-9]{2,4}-[A-Z0-9]{6,10}$",
  "x-reason": "must be a booking reference such as LV-7K3QX9"
 },
 "CreateQuoteRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["items"],
  "properties": {
   "items": {
    "type": "array",
    "minItems": 1,
    "maxItems": 9,
    "items": {"$ref":"#/components/schemas/WantedItem"},
    "description": "The items to quote together. A proposal has its own, and other items are refused."
   },
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "shownTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The total that the traveller saw; the answer states if it has changed."
   },
   "proposalId": {
    "type": "string",
    "format": "uuid",
    "description": "The proposal to book; its currency and price override those given here. An expired one is refused (conflict)."
   }
  }
 },
 "WantedItem": {
  "type": "object",
  "additionalProperties": false,
  "required": ["product","rateKey"],
  "properties": {"product":{"$ref":"#/components/schemas/Product"},"rateKey":{"$ref":"#/components/schemas/RateKey"}}
 },
 "UpdateQuoteRequest": {
  "type": "object",
  "description": "Omitted fields stay as they are.",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
   "promoCode": {"description":"Null removes it.","oneOf":[{"$ref":"#/components/schemas/PromoCode"},{"type":"null"}]},
   "useCredits": {"type":"boolean"}
  }
 },
 "PromoCode": {
  "type": "string",
  "maxLength": 32,
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$",
  "x-reason": "must be a code of letters, digits, - and _, 32 at most"
 },
 "Discount": {
  "type": "object",
  "additionalProperties": false,
  "required": ["kind","amount"],
  "properties": {
   "kind": {"type":"string","enum":["promo","credits"]},
   "code": {"$ref":"#/components/schemas/PromoCode"},
   "amount": {"type":"integer","minimum":0,"description":"In the price's currency; subtracted from what is paid here."}
  }
 },
 "ItemSubject": {
  "description": "What is quoted, booked or proposed, by product.",
  "oneOf": [
   {"$ref":"#/components/schemas/HotelSubject"},
   {"$ref":"#/components/schemas/ActivitySubject"},
   {"$ref":"#/components/schemas/CarSubject"}
  ]
 },
 "PaymentEntry": {
  "type": "object",
  "description": "One entry of a payment schedule.",
  "additionalProperties": false,
  "required": ["amount","to","kind"],
  "properties": {
   "at": {
    "$ref": "#/components/schemas/Date",
    "description": "By the local calendar of the item; omitted for what is due with the booking."
   },
   "amount": {"$ref":"#/components/schemas/MoneyAmount"},
   "to": {
    "type": "string",
    "enum": ["agency","supplier"],
    "description": "supplier: it collects the amount itself, and nothing is paid here."
   },
   "kind": {"type":"string","enum":["deposit","balance","local","hold"]},
   "state": {"$ref":"#/components/schemas/PaymentEntryState"},
   "refunded": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount that was refunded, or is being refunded; omitted if none."
   },
   "declined": {
    "type": "string",
    "maxLength": 60,
    "description": "Why the last attempt failed, as a code, until it is paid."
   },
   "isPayable": {"type":"boolean","description":"True if the caller can pay it now (payAgain with its date)."}
  }
 },
 "PaymentEntryState": {
  "type": "string",
  "description": "State of an amount that the agency collects. due: not paid yet. processing: authorised, or in progress. failed: the saved method was declined and will be charged again. overdue: it is no longer charged, and the traveller has to pay. released: nothing was taken, since nothing was booked for it.",
  "enum": ["due","processing","paid","failed","overdue","released"]
 },
 "QuoteItem": {
  "type": "object",
  "additionalProperties": false,
  "required": ["subject","price","requirements","paymentSchedule"],
  "properties": {
   "subject": {"$ref":"#/components/schemas/ItemSubject"},
   "price": {"$ref":"#/components/schemas/ShownPrice"},
   "requirements": {
    "type": "array",
    "minItems": 1,
    "maxItems": 90,
    "items": {"$ref":"#/components/schemas/TravellerRequirement"},
    "description": "The travellers who must be named."
   },
   "questions": {
    "type": "array",
    "maxItems": 40,
    "items": {"$ref":"#/components/schemas/ProductQuestion"},
    "description": "Further questions to answer; omitted if there are none."
   },
   "paymentSchedule": {
    "type": "array",
    "maxItems": 20,
    "items": {"$ref":"#/components/schemas/PaymentEntry"},
    "description": "When and to whom the price is paid, before discounts."
   }
  }
 },
 "Quote": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","status","expiresAt","items","total","dueNow","paymentSchedule","discounts","payment"],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "status": {"type":"string","enum":["available","price_changed"]},
   "audience": {
    "$ref": "#/components/schemas/MarkupAudience",
    "description": "Whom the price is for. After logging in or out, the quote answers 409 price_changed. Absent for a proposal, whose price is for its client."
   },
   "expiresAt": {"type":"string","format":"date-time"},
   "items": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/QuoteItem"}},
   "total": {"$ref":"#/components/schemas/MoneyAmount","description":"The sum of the items' totals."},
   "paymentSchedule": {
    "type": "array",
    "maxItems": 40,
    "items": {"$ref":"#/components/schemas/PaymentEntry"},
    "description": "The payments of all items together, after discounts."
   },
   "shownTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "If the price has changed: the total that the traveller saw."
   },
   "discounts": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Discount"}},
   "dueNow": {"$ref":"#/components/schemas/MoneyAmount","description":"The amount paid here with the booking."},
   "credits": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount that the caller's wallet could contribute; omitted if none."
   },
   "takesPromo": {"type":"boolean","default":false,"description":"True if the agency has discount codes."},
   "payment": {"$ref":"#/components/schemas/PaymentMethods"},
   "isMailed": {"type":"boolean","description":"As for a booking: the confirmation is sent by email."}
  }
 },
 "PaymentMethods": {
  "type": "object",
  "description": "How the booking is paid.",
  "additionalProperties": false,
  "required": ["gateway"],
  "properties": {
   "gateway": {
    "type": "string",
    "enum": ["none","sandbox","stripe","unavailable"],
    "description": "none: no payment is due now. unavailable: the agency's gateway is not set up."
   },
   "publishableKey": {"type":"string","description":"The key that initialises the gateway's own script."}
  }
 },
 "Contact": {
  "type": "object",
  "description": "The recipient of messages about the booking.",
  "additionalProperties": false,
  "required": ["firstName","lastName","email","phone"],
  "properties": {
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "email": {"$ref":"#/components/schemas/EmailAddress"},
   "phone": {"$ref":"#/components/schemas/InternationalPhone"}
  }
 },
 "InternationalPhone": {
  "type": "string",
  "description": "E.164.",
  "pattern": "^\\+[1-9]\\d{5,14}$",
  "x-reason": "must be an international telephone number, such as +442079460958"
 },
 "CreateBookingRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["quoteId","shownTotal","contact","parties"],
  "properties": {
   "quoteId": {"type":"string","format":"uuid"},
   "shownTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount due now as shown on the page; if it differs, nothing is booked (price_changed)."
   },
   "contact": {"$ref":"#/components/schemas/Contact"},
   "parties": {
    "type": "array",
    "minItems": 1,
    "maxItems": 9,
    "items": {"$ref":"#/components/schemas/Party"},
    "description": "The party of each item of the quote, in the same order."
   },
   "requests": {"type":"string","maxLength":500,"default":"","description":"Requests to the suppliers."},
   "arrival": {
    "type": "string",
    "pattern": "^(?:[01]\\d|2[0-3]):00$",
    "x-reason": "must be an hour of the day, HH:00",
    "description": "The approximate arrival time."
   }
  }
 },
 "ItemState": {
  "type": "string",
  "description": "in_doubt: the supplier was asked to book it and has not answered. pending: the supplier has accepted the booking and confirms it later.",
  "enum": [
   "on_hold",
   "in_doubt",
   "pending",
   "confirmed",
   "rejected",
   "expired",
   "released",
   "cancellation_requested",
   "cancelled",
   "completed"
  ]
 },
 "BookingState": {
  "type": "string",
  "description": "Derived from the items. needs_choice: an item was rejected, and the rest is on hold until the traveller continues without it or releases it. partly_confirmed: some items are booked, and others were rejected or their hold ended. Every other state is that of the deciding items.",
  "enum": [
   "needs_choice",
   "on_hold",
   "in_doubt",
   "pending",
   "partly_confirmed",
   "confirmed",
   "rejected",
   "expired",
   "released",
   "cancellation_requested",
   "cancelled",
   "completed"
  ]
 },
 "ItemAction": {
  "type": "string",
  "description": "The actions that the caller can perform on an item now.",
  "enum": ["cancel","change","update_travellers","add_services"]
 },
 "BookingItem": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","state","subject","party","price","paymentSchedule","cancellation","availableActions"],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "state": {"$ref":"#/components/schemas/ItemState"},
   "subject": {"$ref":"#/components/schemas/ItemSubject"},
   "party": {"$ref":"#/components/schemas/ShownParty"},
   "price": {"$ref":"#/components/schemas/ShownPrice"},
   "paymentSchedule": {
    "type": "array",
    "maxItems": 20,
    "items": {"$ref":"#/components/schemas/PaymentEntry"},
    "description": "When and to whom the price is paid, before discounts."
   },
   "confirmationNumber": {"type":"string","description":"The supplier's confirmation number."},
   "isLeftOut": {"type":"boolean","description":"It was rejected, and the traveller continued without it."},
   "costsNothing": {"type":"boolean","description":"It failed while others were booked; its price is not charged."},
   "discounts": {
    "type": "array",
    "maxItems": 2,
    "items": {"$ref":"#/components/schemas/Discount"},
    "description": "The item's share of the booking's discounts; omitted if none."
   },
   "cancellation": {"$ref":"#/components/schemas/ItemCancellation"},
   "availableActions": {
    "type": "array",
    "maxItems": 4,
    "items": {"$ref":"#/components/schemas/ItemAction"},
    "description": "Every other action is refused (conflict)."
   },
   "amendments": {
    "type": "array",
    "maxItems": 40,
    "items": {"$ref":"#/components/schemas/Amendment"},
    "description": "Accepted amendments of the item, oldest first."
   },
   "supplierChanges": {
    "type": "array",
    "maxItems": 20,
    "items": {"$ref":"#/components/schemas/SupplierChange"},
    "description": "Supplier changes of the item, oldest first."
   }
  }
 },
 "ItemChange": {
  "description": "The requested change of an item, by product.",
  "oneOf": [
   {"$ref":"#/components/schemas/HotelChange"},
   {"$ref":"#/components/schemas/ActivityChange"},
   {"$ref":"#/components/schemas/CarChange"}
  ]
 },
 "AmendmentState": {
  "type": "string",
  "description": "applying: the supplier is being asked. in_doubt: the supplier was asked and has not answered. rejected: the supplier refused it, and nothing was changed or charged. failed: the supplier was not asked; `reason` states why.",
  "enum": ["proposed","accepted","applying","in_doubt","applied","rejected","failed"]
 },
 "Amendment": {
  "type": "object",
  "description": "A change of an item with its cost. Nothing changes before it is accepted and, if an amount is due, paid.",
  "additionalProperties": false,
  "required": ["id","state","createdAt","was","becomes","wasTotal","becomesTotal","due","refund","requirements"],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "state": {"$ref":"#/components/schemas/AmendmentState"},
   "createdAt": {"type":"string","format":"date-time"},
   "expiresAt": {
    "type": "string",
    "format": "date-time",
    "description": "While it is proposed or accepted: when the price expires."
   },
   "secondsLeft": {"type":"integer","minimum":0,"description":"By the server's clock."},
   "was": {"$ref":"#/components/schemas/ItemSubject"},
   "becomes": {"$ref":"#/components/schemas/ItemSubject"},
   "wasTotal": {"$ref":"#/components/schemas/MoneyAmount","description":"The item's previous total."},
   "becomesTotal": {"$ref":"#/components/schemas/MoneyAmount","description":"The item's new total."},
   "due": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount to pay here for it; captured once the supplier has changed the booking."
   },
   "refund": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount refunded to the original payment method, once it is applied."
   },
   "requirements": {
    "type": "array",
    "minItems": 1,
    "maxItems": 90,
    "items": {"$ref":"#/components/schemas/TravellerRequirement"},
    "description": "The travellers who must be named after the change."
   },
   "questions": {
    "type": "array",
    "maxItems": 40,
    "items": {"$ref":"#/components/schemas/ProductQuestion"},
    "description": "The questions to answer after the change; omitted if there are none."
   },
   "payment": {"$ref":"#/components/schemas/BookingPayment","description":"While it is accepted and an amount is due."},
   "isAskedByMail": {
    "type": "boolean",
    "description": "While it is accepted, and if it failed: an agent or owner accepted it for the traveller, who received a mail with the payment link."
   },
   "reason": {
    "type": "string",
    "description": "Why it was rejected (sold_out, price_changed, refused, no_answer) or failed. payment: its payment was cancelled. lapsed: it was not paid in time. cancelled: the item was cancelled first. superseded: the supplier changed the item first. withdrawn: the traveller or the agency kept the booking unchanged.",
    "enum": ["sold_out","price_changed","refused","no_answer","payment","lapsed","cancelled","superseded","withdrawn"]
   }
  }
 },
 "QuoteAmendmentRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["change"],
  "properties": {
   "itemId": {"type":"string","format":"uuid","description":"Required if several items can be changed."},
   "change": {"$ref":"#/components/schemas/ItemChange"}
  }
 },
 "AcceptAmendmentRequest": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "party": {
    "$ref": "#/components/schemas/AmendedParty",
    "description": "The travellers after the change; omitted if they stay the same."
   }
  }
 },
 "SupplierChange": {
  "type": "object",
  "description": "A change that a supplier makes to a booked item, such as another time. While it is open, cancellation is free, whatever the policy states.",
  "additionalProperties": false,
  "required": ["id","state","foundAt","respondBy","was","becomes","answers","unlessAnswered"],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "state": {
    "type": "string",
    "enum": ["open","accepted","declined"],
    "description": "declined: the item was cancelled instead; or it was to be cancelled without an answer, the supplier refused that, and the agency settles it."
   },
   "foundAt": {"type":"string","format":"date-time"},
   "respondBy": {"type":"string","format":"date-time","description":"While it is open: the deadline for an answer."},
   "was": {"$ref":"#/components/schemas/ItemSubject"},
   "becomes": {"$ref":"#/components/schemas/ItemSubject"},
   "answers": {
    "type": "array",
    "minItems": 1,
    "maxItems": 2,
    "items": {"$ref":"#/components/schemas/ChangeAnswer"},
    "description": "The answers available to the caller; for an answered change, those that were available."
   },
   "unlessAnswered": {
    "$ref": "#/components/schemas/ChangeAnswer",
    "description": "What happens without an answer by the deadline."
   },
   "isDefault": {"type":"boolean","description":"True if there was no answer in time."},
   "isSettling": {
    "type": "boolean",
    "description": "The supplier refused the answer, or the outcome without one, and the agency has not settled that yet; omitted otherwise."
   }
  }
 },
 "ChangeAnswer": {"type":"string","description":"cancel: free of charge.","enum":["accept","cancel"]},
 "AnswerSupplierChangeRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["answer"],
  "properties": {"answer":{"$ref":"#/components/schemas/ChangeAnswer"}}
 },
 "ItemCancellation": {
  "type": "object",
  "description": "Empty until the item is cancelled.",
  "additionalProperties": false,
  "properties": {
   "at": {"type":"string","format":"date-time","description":"When it was cancelled."},
   "penalty": {"$ref":"#/components/schemas/MoneyAmount"},
   "refund": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount refunded to the original payment method, in addition to earlier refunds."
   },
   "refundedBefore": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount refunded earlier, or already being refunded."
   },
   "creditsBack": {"$ref":"#/components/schemas/MoneyAmount","description":"The amount returned to the wallet."},
   "owed": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The part of the penalty that was still to be paid, by the dates of the payment schedule; omitted if none."
   }
  }
 },
 "PaymentState": {
  "type": "string",
  "enum": ["requires_payment_method","requires_action","processing","requires_capture","succeeded","canceled"]
 },
 "BookingPayment": {
  "type": "object",
  "additionalProperties": false,
  "required": ["state","due","paid","refunded"],
  "properties": {
   "gateway": {"type":"string","enum":["none","sandbox","stripe"]},
   "state": {"$ref":"#/components/schemas/PaymentState"},
   "due": {"$ref":"#/components/schemas/MoneyAmount"},
   "paid": {"$ref":"#/components/schemas/MoneyAmount","description":"The captured amount."},
   "refunded": {"$ref":"#/components/schemas/MoneyAmount"},
   "refunding": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount being refunded, while a bank processes it."
   },
   "reference": {"type":"string","description":"The gateway's reference; for callers who can still pay."},
   "clientSecret": {
    "type": "string",
    "description": "The secret with which the gateway's own script pays; for callers who can still pay."
   },
   "publishableKey": {"type":"string"},
   "isStranded": {
    "type": "boolean",
    "description": "The gateway no longer takes payments here, so this payment cannot be completed; for callers who could still pay."
   },
   "declined": {"type":"string","maxLength":60,"description":"Why the last attempt failed, as a code."},
   "at": {"$ref":"#/components/schemas/Date","description":"For a later payment: the date of its entry."}
  }
 },
 "Booking": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "reference",
   "state",
   "createdAt",
   "items",
   "total",
   "paymentSchedule",
   "discounts",
   "contact",
   "payment",
   "requests",
   "terms"
  ],
  "properties": {
   "reference": {"$ref":"#/components/schemas/BookingReference"},
   "state": {"$ref":"#/components/schemas/BookingState"},
   "createdAt": {"type":"string","format":"date-time"},
   "hold": {
    "type": "object",
    "description": "While it is held and not yet booked.",
    "additionalProperties": false,
    "required": ["expiresAt","secondsLeft","canExtend"],
    "properties": {
     "expiresAt": {"type":"string","format":"date-time"},
     "secondsLeft": {"type":"integer","minimum":0,"description":"By the server's clock."},
     "canExtend": {"type":"boolean"}
    }
   },
   "items": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/BookingItem"}},
   "total": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The sum of the totals of the charged items, that is, all except those with costsNothing."
   },
   "paymentSchedule": {
    "type": "array",
    "maxItems": 40,
    "items": {"$ref":"#/components/schemas/PaymentEntry"},
    "description": "The payments of the charged items together, after discounts."
   },
   "discounts": {"type":"array","maxItems":2,"items":{"$ref":"#/components/schemas/Discount"}},
   "contact": {"$ref":"#/components/schemas/Contact"},
   "requests": {"type":"string"},
   "arrival": {"type":"string"},
   "canClaim": {"type":"boolean","description":"No account has it, and the caller can claim it."},
   "isReadOnly": {"type":"boolean","description":"The caller can see the booking but not change it."},
   "isMailed": {
    "type": "boolean",
    "description": "Events of the booking are sent to the contact's email address. Pages announce emails only if it is true; an API that omits it promises none."
   },
   "canReassign": {
    "type": "boolean",
    "description": "An account with another address has it, which claimed it by access key only; the caller has the booking's address and can claim it."
   },
   "payment": {"$ref":"#/components/schemas/BookingPayment"},
   "entryPayment": {
    "$ref": "#/components/schemas/BookingPayment",
    "description": "The later payment that the traveller started last, while it is in progress."
   },
   "terms": {
    "type": "object",
    "description": "The terms at the time of booking.",
    "additionalProperties": false,
    "required": ["version","language"],
    "properties": {
     "version": {"type":"integer","minimum":1,"description":"Of the agency's branding."},
     "language": {"$ref":"#/components/schemas/LanguageCode"}
    }
   },
   "history": {
    "type": "array",
    "maxItems": 400,
    "items": {"$ref":"#/components/schemas/BookingStep"},
    "description": "The events of the booking, oldest first."
   }
  }
 },
 "BookingSummary": {
  "type": "object",
  "description": "A booking in a list.",
  "additionalProperties": false,
  "required": [
   "reference",
   "product",
   "state",
   "createdAt",
   "title",
   "place",
   "picture",
   "start",
   "end",
   "total",
   "guests",
   "itemCount"
  ],
  "properties": {
   "reference": {"$ref":"#/components/schemas/BookingReference"},
   "product": {
    "$ref": "#/components/schemas/Product",
    "description": "Product of the first item that did not end; title, place and picture are also that item's."
   },
   "itemCount": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9,
    "description": "The number of items that did not end; if all ended, of all items."
   },
   "state": {"$ref":"#/components/schemas/BookingState"},
   "createdAt": {"type":"string","format":"date-time"},
   "hold": {
    "type": "object",
    "description": "While it is held and not yet booked.",
    "additionalProperties": false,
    "required": ["expiresAt","secondsLeft"],
    "properties": {
     "expiresAt": {"type":"string","format":"date-time"},
     "secondsLeft": {"type":"integer","minimum":0,"description":"By the server's clock."}
    }
   },
   "title": {"type":"string"},
   "place": {"type":"string"},
   "picture": {"$ref":"#/components/schemas/SafeUrl"},
   "start": {"$ref":"#/components/schemas/Date"},
   "end": {"$ref":"#/components/schemas/Date"},
   "attention": {"$ref":"#/components/schemas/BookingAttention"},
   "total": {"$ref":"#/components/schemas/MoneyAmount"},
   "afterDiscounts": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount of the total that is paid if a promo code or credits reduced it."
   },
   "guests": {"type":"integer","minimum":1},
   "traveller": {"type":"string","description":"The traveller, for agents.","x-seen-by":"menu.bookings"},
   "email": {"type":"string","description":"The contact's address, for agents.","x-seen-by":"menu.bookings"},
   "net": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "'Wholesale Rate'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "markup": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "'Agency Markup'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   }
  }
 },
 "BookingAttention": {
  "type": "object",
  "description": "The most urgent request to the traveller about a booking.",
  "additionalProperties": false,
  "required": ["what"],
  "properties": {
   "what": {
    "type": "string",
    "enum": ["choice","supplier_change","change_payment","payment"],
    "description": "choice: an item was rejected, and it is undecided what happens to the rest. supplier_change: the supplier changed an item and waits for an answer. change_payment: an amendment was accepted and waits for its payment. payment: a later payment failed, or is due within a week."
   },
   "dueOn": {"$ref":"#/components/schemas/Date","description":"Due date of a payment."}
  }
 },
 "BookingCounts": {
  "type": "object",
  "description": "The number of bookings in each group, whatever page is shown.",
  "additionalProperties": false,
  "required": ["upcoming","past","cancelled"],
  "properties": {
   "upcoming": {"type":"integer","minimum":0},
   "past": {"type":"integer","minimum":0},
   "cancelled": {"type":"integer","minimum":0}
  }
 },
 "BookingStep": {
  "type": "object",
  "description": "An event in a booking's history.",
  "additionalProperties": false,
  "required": ["at","what"],
  "properties": {
   "at": {"type":"string","format":"date-time"},
   "what": {
    "type": "string",
    "enum": [
     "held",
     "claimed",
     "extended",
     "sent",
     "confirmed",
     "rejected",
     "expired",
     "released",
     "cancellation_requested",
     "cancellation_refused",
     "cancelled",
     "completed",
     "declined",
     "paid",
     "released_payment",
     "refunded",
     "supplier_changed",
     "change_accepted",
     "amended",
     "amendment_refused"
    ]
   },
   "itemId": {
    "type": "string",
    "format": "uuid",
    "description": "The item of the event; omitted if it concerns the whole booking or its payment."
   },
   "amount": {"$ref":"#/components/schemas/MoneyAmount","description":"Of a capture or refund."}
  }
 },
 "CancellationQuote": {
  "type": "object",
  "description": "The cost of a cancellation, valid until a given time.",
  "additionalProperties": false,
  "required": ["id","expiresAt","secondsLeft","penalty","refund"],
  "properties": {
   "id": {"type":"string","minLength":8,"maxLength":200},
   "expiresAt": {"type":"string","format":"date-time"},
   "secondsLeft": {"type":"integer","minimum":0,"description":"By the server's clock."},
   "penalty": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount kept of what was paid, and never more; for an item paid to its supplier, the amount that the supplier may charge."
   },
   "refund": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The amount refunded to the original payment method."
   },
   "creditsBack": {"$ref":"#/components/schemas/MoneyAmount","description":"The amount returned to the wallet."},
   "owed": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The part of the penalty that is still to be paid, by the dates of the payment schedule; omitted if none."
   }
  }
 },
 "WalletEntry": {
  "type": "object",
  "additionalProperties": false,
  "required": ["at","reason","amount"],
  "properties": {
   "at": {"type":"string","format":"date-time"},
   "reason": {"type":"string","enum":["welcome","booking","cancellation","reward","adjustment"]},
   "reference": {"$ref":"#/components/schemas/BookingReference"},
   "amount": {"type":"integer","description":"In minor units of the wallet's currency."}
  }
 },
 "Wallet": {
  "type": "object",
  "additionalProperties": false,
  "required": ["balance","entries"],
  "properties": {
   "balance": {"$ref":"#/components/schemas/MoneyAmount"},
   "entries": {"type":"array","maxItems":200,"items":{"$ref":"#/components/schemas/WalletEntry"}}
  }
 },
 "EmptyBody": {"type":"object","additionalProperties":false},
 "PayRequest": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "at": {
    "$ref": "#/components/schemas/Date",
    "description": "Date of the later payment; omitted for what is due with the booking."
   }
  }
 },
 "BookingKey": {
  "type": "object",
  "additionalProperties": false,
  "required": ["key"],
  "properties": {
   "key": {"type":"string","pattern":"^[A-Za-z0-9_-]{20,100}$","x-reason":"must be the key of the mailed link"}
  }
 },
 "ConfirmBookingRequest": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "without": {
    "type": "array",
    "maxItems": 9,
    "items": {"type":"string","format":"uuid"},
    "description": "Ids of rejected items without which the traveller continues; any other item is refused (conflict)."
   }
  }
 },
 "CancellationQuoteRequest": {
  "type": "object",
  "additionalProperties": false,
  "properties": {"itemId":{"type":"string","format":"uuid","description":"Required if several items can be cancelled."}}
 },
 "CancelBookingRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["quoteId"],
  "properties": {
   "quoteId": {
    "type": "string",
    "minLength": 8,
    "maxLength": 200,
    "description": "Id of the accepted quote; if the penalty has changed, nothing is cancelled (price_changed)."
   }
  }
 },
 "SandboxToken": {
  "description": "A sandbox token, or the answer to the bank's challenge of a waiting payment.",
  "oneOf": [
   {
    "type": "object",
    "additionalProperties": false,
    "required": ["clientSecret","token"],
    "properties": {
     "clientSecret": {"$ref":"#/components/schemas/ClientSecret"},
     "token": {"type":"string","pattern":"^sandbox_[a-z_]{2,40}$","x-reason":"must be a token of the sandbox"}
    }
   },
   {
    "type": "object",
    "additionalProperties": false,
    "required": ["clientSecret","isApproved"],
    "properties": {"clientSecret":{"$ref":"#/components/schemas/ClientSecret"},"isApproved":{"type":"boolean"}}
   }
  ]
 },
 "ClientSecret": {
  "type": "string",
  "maxLength": 200,
  "pattern": "^[A-Za-z0-9_-]{8,200}$",
  "x-reason": "must be the secret that the payment came with"
 },
 "SandboxAnswer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["state"],
  "properties": {"state":{"$ref":"#/components/schemas/PaymentState"},"declined":{"type":"string","maxLength":60}}
 },
 "PictureUse": {
  "type": "string",
  "description": "The use of a picture, which decides its stored size.",
  "enum": ["logo","logoMobile","favicon","about","share"]
 },
 "PictureCrop": {
  "type": "object",
  "description": "The part of a stored picture to crop, in fractions of its width and height from the upper left.",
  "additionalProperties": false,
  "required": ["address","x","y","width","height"],
  "properties": {
   "address": {"$ref":"#/components/schemas/MediaAddress"},
   "x": {"type":"number","minimum":0,"maximum":1},
   "y": {"type":"number","minimum":0,"maximum":1},
   "width": {"type":"number","exclusiveMinimum":0,"maximum":1},
   "height": {"type":"number","exclusiveMinimum":0,"maximum":1}
  }
 },
 "StoredPicture": {
  "type": "object",
  "description": "A picture as it was stored.",
  "additionalProperties": false,
  "required": ["address","width","height","contentType","palette"],
  "properties": {
   "address": {"$ref":"#/components/schemas/MediaAddress"},
   "width": {"type":"integer","minimum":1,"description":"In pixels; for a drawing, its own declared size."},
   "height": {"type":"integer","minimum":1},
   "contentType": {"type":"string","enum":["image/svg+xml","image/webp"]},
   "palette": {"$ref":"#/components/schemas/PicturePalette"}
  }
 },
 "PicturePalette": {
  "type": "array",
  "description": "A picture's colours, the brand's first, without the ground.",
  "maxItems": 8,
  "items": {
   "type": "object",
   "additionalProperties": false,
   "required": ["color","share"],
   "properties": {
    "color": {"$ref":"#/components/schemas/HexColor"},
    "share": {"type":"number","minimum":0,"maximum":1,"description":"The colour's share of the drawing."}
   }
  }
 },
 "ImportedSettings": {
  "type": "object",
  "description": "The changes of an import, of which nothing is applied. With problems there are no changes.",
  "additionalProperties": false,
  "required": ["changes","kept","problems"],
  "properties": {
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "kept": {
    "type": "array",
    "description": "Pointers of fields that differ in the folder but stay as they are, since the platform sets them.",
    "items": {"type":"string"}
   },
   "problems": {"type":"array","items":{"$ref":"#/components/schemas/FolderProblem"}}
  }
 },
 "FolderProblem": {
  "type": "object",
  "description": "A problem in a tenant's folder.",
  "additionalProperties": false,
  "required": ["file","field","reason"],
  "properties": {
   "file": {"type":"string","description":"Path inside the folder; empty if it concerns the folder itself."},
   "field": {"type":"string","description":"The field of tenant.json concerned, or empty."},
   "reason": {"type":"string","description":"Plain English, to be read after file and field."}
  }
 },
 "TokenFormat": {"type":"string","enum":["css","tailwind","dtcg"]},
 "PreviewRole": {
  "type": "string",
  "description": "The role for which a preview shows the site.",
  "enum": ["anonymous","traveller","agent","restricted","owner"]
 },
 "SupplyState": {
  "type": "string",
  "description": "The simulated state of suppliers in a preview; real, loading, empty, or failed.",
  "enum": ["ready","loading","empty","failed"]
 },
 "CreatePreviewGrantRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["role"],
  "properties": {
   "role": {"$ref":"#/components/schemas/PreviewRole"},
   "language": {"$ref":"#/components/schemas/LanguageCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "mode": {"type":"string","enum":["light","dark"]},
   "bookingState": {"$ref":"#/components/schemas/SupplyState","default":"ready"},
   "version": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647,
    "description": "A published version; the draft if omitted."
   }
  }
 },
 "PreviewGrant": {
  "type": "object",
  "additionalProperties": false,
  "required": ["grant","expiresAt"],
  "properties": {
   "grant": {
    "type": "string",
    "minLength": 1,
    "description": "Goes into a page's address as `livery-preview`, and into a call as x-livery-preview."
   },
   "expiresAt": {"type":"string","format":"date-time"}
  }
 },
 "PageContext": {
  "type": "object",
  "description": "The data from which a page is rendered, as in the page itself.",
  "additionalProperties": false,
  "required": ["agency","session","language","currency","device","today","wording","demo","frame"],
  "properties": {
   "agency": {"type":"object","additionalProperties":true,"description":"The agency without its policies."},
   "session": {"$ref":"#/components/schemas/Session"},
   "language": {"$ref":"#/components/schemas/LanguageCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "device": {"type":"string","enum":["phone","tablet","desktop"]},
   "today": {"type":"string","format":"date"},
   "wording": {"type":"object","maxProperties":5000,"additionalProperties":{"type":"string","maxLength":4000}},
   "demo": {"type":"boolean"},
   "frame": {
    "type": "object",
    "additionalProperties": false,
    "required": ["header","footer"],
    "properties": {"header":{"type":"boolean"},"footer":{"type":"boolean"}}
   },
   "isMenuCollapsed": {"type":"boolean","const":true},
   "platformEmail": {"type":"string"},
   "preview": {"$ref":"#/components/schemas/ShownPreview"}
  }
 },
 "ShownPreview": {
  "type": "object",
  "additionalProperties": false,
  "required": ["kind","bookingState"],
  "properties": {
   "kind": {"type":"string","enum":["frame","share"],"description":"In the editor's frame, or by a shared link."},
   "bookingState": {"$ref":"#/components/schemas/SupplyState"}
  }
 },
 "Presence": {
  "type": "object",
  "description": "A person's position in the editor.",
  "additionalProperties": false,
  "required": ["panel"],
  "properties": {
   "panel": {"type":"string","maxLength":60},
   "field": {
    "oneOf": [
     {"type":"string","maxLength":200,"pattern":"^(/[^\\s]*)?$","x-reason":"must be a JSON pointer"},
     {"type":"null"}
    ],
    "default": null
   }
  }
 },
 "PersonHere": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","name","panel","field","seenAt","isYou"],
  "properties": {
   "id": {"type":"string","description":"One for each session of a person."},
   "isYou": {"type":"boolean"},
   "name": {"type":"string"},
   "panel": {"type":"string"},
   "field": {"oneOf":[{"type":"string"},{"type":"null"}]},
   "seenAt": {"type":"string","format":"date-time"}
  }
 },
 "CreateShareRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["label"],
  "properties": {
   "label": {"type":"string","minLength":1,"maxLength":120,"pattern":"\\S","x-reason":"must say whom the link is for"},
   "days": {"type":"integer","minimum":1,"maximum":30,"default":7,"description":"The number of days until it expires."}
  }
 },
 "Share": {
  "type": "object",
  "description": "A link that shows the draft to anyone who has it.",
  "additionalProperties": false,
  "required": ["id","label","createdBy","createdAt","expiresAt","openedAt","state"],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "label": {"type":"string"},
   "createdBy": {"type":"string","description":"The person's name at that time."},
   "createdAt": {"type":"string","format":"date-time"},
   "expiresAt": {"type":"string","format":"date-time"},
   "openedAt": {"type":["string","null"],"format":"date-time","description":"When it was last used."},
   "state": {"type":"string","enum":["open","expired","revoked"]}
  }
 },
 "NewShare": {
  "type": "object",
  "additionalProperties": false,
  "required": ["share","address"],
  "properties": {
   "share": {"$ref":"#/components/schemas/Share"},
   "address": {"type":"string","description":"The link itself; it is returned only once and not stored."}
  }
 },
 "LocalTime": {
  "type": "string",
  "format": "local-date-time",
  "description": "Date and time on the clocks of the agency's time zone."
 },
 "CreateScheduleRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["revision","start"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "start": {"$ref":"#/components/schemas/LocalTime"},
   "end": {"$ref":"#/components/schemas/LocalTime"},
   "note": {"type":"string","maxLength":500,"default":"","description":"The note in the list of versions."},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"}
  }
 },
 "UpdateScheduleRequest": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "start": {"$ref":"#/components/schemas/LocalTime"},
   "end": {"description":"Null removes it.","oneOf":[{"$ref":"#/components/schemas/LocalTime"},{"type":"null"}]},
   "note": {"type":"string","maxLength":500},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"}
  }
 },
 "ScheduleState": {
  "type": "string",
  "description": "live - it is published, and has an end. done - it was published and, if it had an end, reverted. failed - see its failure.",
  "enum": ["planned","live","done","cancelled","failed"]
 },
 "ScheduleFailure": {
  "type": "object",
  "description": "Why it was not published or not reverted; nothing of it was applied.",
  "additionalProperties": false,
  "required": ["code","at","pointers"],
  "properties": {
   "code": {
    "type": "string",
    "enum": ["conflict","checks","missed"],
    "description": "conflict - its fields were changed since it was scheduled. checks - the checks found a blocking problem. missed - no server ran between its start and its end."
   },
   "at": {"type":"string","enum":["start","end"]},
   "pointers": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/SettingsPointer"},
    "description": "The fields concerned."
   },
   "findings": {"type":"array","items":{"$ref":"#/components/schemas/Finding"}},
   "plan": {
    "type": "object",
    "description": "The agency's other plan that changed these fields first, if there was one.",
    "additionalProperties": false,
    "required": ["id","note"],
    "properties": {"id":{"type":"string","format":"uuid"},"note":{"type":"string"}}
   }
  }
 },
 "Schedule": {
  "type": "object",
  "description": "A scheduled publication.",
  "additionalProperties": false,
  "required": ["id","state","note","by","createdAt","startsAt","endsAt","start","end","baseVersion","changes","failure"],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "state": {"$ref":"#/components/schemas/ScheduleState"},
   "note": {"type":"string"},
   "by": {"$ref":"#/components/schemas/Editor"},
   "createdAt": {"type":"string","format":"date-time"},
   "startsAt": {"type":"string","format":"date-time"},
   "endsAt": {"type":["string","null"],"format":"date-time"},
   "start": {"$ref":"#/components/schemas/LocalTime"},
   "end": {"oneOf":[{"$ref":"#/components/schemas/LocalTime"},{"type":"null"}]},
   "baseVersion": {"$ref":"#/components/schemas/VersionNumber"},
   "changes": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/SettingsChange"},
    "description": "Its changes; after its start, the changes that were made."
   },
   "undo": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/SettingsChange"},
    "description": "In the list, for a live one: the fields that it holds, with the changes that its end reverts as things are. Fewer than the original changes if other publications or a restored version followed. A field with the same value below has equal `before` and `after`."
   },
   "failure": {"oneOf":[{"$ref":"#/components/schemas/ScheduleFailure"},{"type":"null"}]}
  }
 },
 "ScheduleList": {
  "type": "object",
  "additionalProperties": false,
  "required": ["timeZone","schedules"],
  "properties": {
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "schedules": {"type":"array","items":{"$ref":"#/components/schemas/Schedule"}}
  }
 },
 "MeantTime": {
  "type": "object",
  "description": "A local time that clocks skip or repeat, with the one that is used instead.",
  "additionalProperties": false,
  "required": ["field","kind","asked","meant"],
  "properties": {
   "field": {"type":"string","enum":["start","end"]},
   "kind": {
    "type": "string",
    "enum": ["missing","twice"],
    "description": "missing - clocks skip it; the time moves later by the gap. twice - clocks repeat it; the first occurrence is used."
   },
   "asked": {"$ref":"#/components/schemas/LocalTime"},
   "meant": {"$ref":"#/components/schemas/LocalTime"}
  }
 },
 "PlannedSchedule": {
  "type": "object",
  "additionalProperties": false,
  "required": ["schedule","timeZone","meant"],
  "properties": {
   "schedule": {"$ref":"#/components/schemas/Schedule"},
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "meant": {"type":"array","items":{"$ref":"#/components/schemas/MeantTime"}}
  }
 },
 "SettingsPointer": {
  "type": "string",
  "description": "JSON pointer (RFC 6901) of a field of `Settings`; items of named lists by their name, e.g. `/posts/lisbon-in-spring/title`.",
  "minLength": 2,
  "maxLength": 400,
  "pattern": "^/",
  "x-reason": "must be a JSON pointer such as /agency/primaryColor"
 },
 "SettingsChange": {
  "type": "object",
  "description": "The change of one field. `before` or `after` is omitted if the field did not exist, or is removed.",
  "additionalProperties": false,
  "required": ["pointer"],
  "properties": {"pointer":{"$ref":"#/components/schemas/SettingsPointer"},"before":{},"after":{}}
 },
 "Editor": {
  "type": "object",
  "description": "The person who did something.",
  "additionalProperties": false,
  "required": ["id","name"],
  "properties": {"id":{"type":"string","maxLength":300},"name":{"type":"string","maxLength":300}}
 },
 "Revision": {
  "type": "integer",
  "minimum": 0,
  "maximum": 2000000000,
  "description": "Counts the changes of the draft; it never decreases."
 },
 "VersionNumber": {"type":"integer","minimum":1,"maximum":2000000000},
 "FieldAuthor": {
  "type": "object",
  "additionalProperties": false,
  "required": ["pointer","by","at"],
  "properties": {
   "pointer": {"$ref":"#/components/schemas/SettingsPointer"},
   "by": {"$ref":"#/components/schemas/Editor"},
   "at": {"type":"string","format":"date-time"}
  }
 },
 "Draft": {
  "type": "object",
  "description": "The settings being edited; without a draft, the published ones. Fields of the platform are omitted.",
  "additionalProperties": false,
  "required": ["revision","publishedVersion","settings","changed","fields","hosts","updatedAt","updatedBy","you"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "publishedVersion": {"$ref":"#/components/schemas/VersionNumber"},
   "settings": {"$ref":"#/components/schemas/Settings"},
   "changed": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/SettingsPointer"},
    "description": "Fields that differ from the published version."
   },
   "fields": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/FieldAuthor"},
    "description": "The author of each field's last change since the last publication."
   },
   "hosts": {
    "type": "array",
    "items": {"type":"string"},
    "description": "The agency's hosts; `canonicalHost` is one of them."
   },
   "updatedAt": {"type":["string","null"],"format":"date-time"},
   "updatedBy": {"oneOf":[{"$ref":"#/components/schemas/Editor"},{"type":"null"}]},
   "you": {"$ref":"#/components/schemas/Editor"}
  }
 },
 "DraftChange": {
  "type": "object",
  "additionalProperties": false,
  "required": ["changes"],
  "properties": {
   "changes": {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/components/schemas/SettingsChange"}},
   "gesture": {"type":"string","format":"uuid","description":"Changes of one gesture share it."},
   "person": {
    "type": "string",
    "maxLength": 300,
    "description": "Id of the editor who made the changes, from the draft's `you`. If another person is signed in, the answer is 409 and nothing is changed."
   }
  }
 },
 "DraftChanged": {
  "type": "object",
  "additionalProperties": false,
  "required": ["revision","changes"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "changes": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/SettingsChange"},
    "description": "The changes as stored - HTML sanitised, colours in lower case; changes without effect are omitted."
   }
  }
 },
 "PastChange": {
  "type": "object",
  "description": "The changes of one accepted call to the draft.",
  "additionalProperties": false,
  "required": ["revision","by","at","changes"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "by": {"$ref":"#/components/schemas/Editor"},
   "at": {"type":"string","format":"date-time"},
   "gesture": {"type":"string","format":"uuid"},
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}}
  }
 },
 "FindingValues": {
  "type": "object",
  "description": "The values in a finding's sentence, by name.",
  "maxProperties": 12,
  "additionalProperties": {"type":["string","number"],"maxLength":4000}
 },
 "Finding": {
  "type": "object",
  "description": "A problem that a check found in the settings.",
  "additionalProperties": false,
  "required": ["check","level","code","values","pointer","field","reason"],
  "properties": {
   "check": {"type":"string","maxLength":60,"description":"Name of the check."},
   "level": {
    "type": "string",
    "enum": ["blocking","advice"],
    "description": "Findings of the level `blocking` prevent publishing."
   },
   "code": {
    "type": "string",
    "maxLength": 60,
    "description": "The kind of finding, as a key for translations - `link.dead`."
   },
   "values": {"$ref":"#/components/schemas/FindingValues"},
   "pointer": {"type":"string","maxLength":400,"description":"The field, in the form of the draft's changes."},
   "field": {"type":"string","description":"The field, in the form of tenant.json."},
   "reason": {"type":"string","description":"In English, to be read after the field."},
   "fix": {"$ref":"#/components/schemas/FindingFix"}
  }
 },
 "FindingFix": {
  "type": "object",
  "description": "Changes of the draft that fix the finding; omitted if only a person can decide.",
  "additionalProperties": false,
  "required": ["code","values","changes"],
  "properties": {
   "code": {"type":"string","maxLength":60,"description":"The effect of the changes - `remove`, `hide`, `use`."},
   "values": {"$ref":"#/components/schemas/FindingValues"},
   "changes": {"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/components/schemas/SettingsChange"}}
  }
 },
 "PassedCheck": {
  "type": "object",
  "description": "A check without findings, with what it examined.",
  "additionalProperties": false,
  "required": ["check","values","summary"],
  "properties": {
   "check": {"type":"string","maxLength":60},
   "values": {"$ref":"#/components/schemas/FindingValues"},
   "summary": {"type":"string","description":"In English."}
  }
 },
 "PublishRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["revision"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "note": {"type":"string","maxLength":500,"default":"","description":"The note in the list of versions."},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"}
  }
 },
 "ConfirmInactive": {
  "type": "string",
  "maxLength": 200,
  "description": "The agency's name as visitors see it, typed by a person. Required if the agency becomes inactive, since visitors then see only that."
 },
 "PublicationKind": {"type":"string","enum":["publish","rollback","scheduled","schedule-end"]},
 "Publication": {
  "type": "object",
  "description": "A change of the published version.",
  "additionalProperties": false,
  "required": ["id","version","kind","by","note","at","beforeVersion"],
  "properties": {
   "id": {"type":"integer","minimum":1},
   "version": {"$ref":"#/components/schemas/VersionNumber"},
   "kind": {"$ref":"#/components/schemas/PublicationKind"},
   "by": {"$ref":"#/components/schemas/Editor"},
   "note": {"type":"string"},
   "at": {"type":"string","format":"date-time"},
   "beforeVersion": {"oneOf":[{"$ref":"#/components/schemas/VersionNumber"},{"type":"null"}]}
  }
 },
 "Receipt": {
  "type": "object",
  "description": "The changes of a publication.",
  "additionalProperties": false,
  "required": ["fields","pages","authors"],
  "properties": {
   "fields": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "pages": {
    "type": "array",
    "items": {"type":"string"},
    "description": "Paths of pages that change visibly; `/*` is every page."
   },
   "authors": {"type":"array","items":{"$ref":"#/components/schemas/FieldAuthor"}}
  }
 },
 "PublicationWithReceipt": {
  "type": "object",
  "additionalProperties": false,
  "required": ["publication","receipt","revision"],
  "properties": {
   "publication": {"$ref":"#/components/schemas/Publication"},
   "receipt": {"$ref":"#/components/schemas/Receipt"},
   "revision": {"$ref":"#/components/schemas/Revision"}
  }
 },
 "Version": {
  "type": "object",
  "description": "A published version; it never changes.",
  "additionalProperties": false,
  "required": ["version","at","note","by","isPublished","publications"],
  "properties": {
   "version": {"$ref":"#/components/schemas/VersionNumber"},
   "at": {"type":"string","format":"date-time"},
   "note": {"type":"string"},
   "by": {
    "oneOf": [{"$ref":"#/components/schemas/Editor"},{"type":"null"}],
    "description": "Null for a version imported with the tenant's folder."
   },
   "isPublished": {"type":"boolean","description":"True for the version that visitors see now."},
   "publications": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/Publication"},
    "description": "Each time it was published, latest first."
   }
  }
 },
 "VersionAgainst": {
  "type": "string",
  "enum": ["before","published","draft"],
  "default": "before",
  "description": "The previous version; the published version; the draft.",
  "x-reason": "must be before, published or draft"
 },
 "VersionWithDiff": {
  "type": "object",
  "additionalProperties": false,
  "required": ["version","published","changes","pages","comparedWith"],
  "properties": {
   "version": {"$ref":"#/components/schemas/Version"},
   "published": {
    "$ref": "#/components/schemas/VersionNumber",
    "description": "The version published now, for restoring this one (`from`)."
   },
   "comparedWith": {
    "oneOf": [{"$ref":"#/components/schemas/VersionNumber"},{"type":"null"}],
    "description": "The compared version; null for the draft, and before the first version."
   },
   "changes": {"type":"array","items":{"$ref":"#/components/schemas/SettingsChange"}},
   "pages": {"type":"array","items":{"type":"string"}},
   "receipt": {"$ref":"#/components/schemas/Receipt"}
  }
 },
 "RestoreRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["from"],
  "properties": {
   "from": {
    "$ref": "#/components/schemas/VersionNumber",
    "description": "The published version that the caller saw. If another is published, the answer is 412 and nothing is changed."
   },
   "note": {"type":"string","maxLength":500,"default":""},
   "confirmInactive": {"$ref":"#/components/schemas/ConfirmInactive"},
   "keepsDraft": {
    "type": "boolean",
    "default": false,
    "description": "For a whole version: the draft stays as it is, so that the replaced changes can be published again. Otherwise it follows, except for unpublished changes."
   }
  }
 },
 "Restored": {
  "type": "object",
  "additionalProperties": false,
  "required": ["revision","changes","publication"],
  "properties": {
   "revision": {"$ref":"#/components/schemas/Revision"},
   "changes": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/SettingsChange"},
    "description": "The fields that change for visitors."
   },
   "publication": {"$ref":"#/components/schemas/Publication"}
  }
 },
 "VersionStaleProblem": {
  "type": "object",
  "description": "A problem (RFC 9457) with the published version and who published it.",
  "additionalProperties": false,
  "required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},
   "title": {"type":"string"},
   "status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},
   "detail": {"type":"string"},
   "instance": {"type":"string"},
   "errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}},
   "published": {"$ref":"#/components/schemas/Version"}
  }
 },
 "DraftStaleProblem": {
  "type": "object",
  "description": "A problem (RFC 9457) with the changes of the draft since the revision that the call names.",
  "additionalProperties": false,
  "required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},
   "title": {"type":"string"},
   "status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},
   "detail": {"type":"string"},
   "instance": {"type":"string"},
   "errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}},
   "revision": {"$ref":"#/components/schemas/Revision"},
   "since": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/PastChange"},
    "description": "Every change since, oldest first; empty if not all are known any more, so that the draft must be read again."
   }
  }
 },
 "ChecksFailedProblem": {
  "type": "object",
  "description": "A problem (RFC 9457); if checks failed, with their findings.",
  "additionalProperties": false,
  "required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string"},
   "title": {"type":"string"},
   "status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},
   "detail": {"type":"string"},
   "instance": {"type":"string"},
   "errors": {"type":"array","items":{"$ref":"#/components/schemas/FieldError"}},
   "findings": {"type":"array","items":{"$ref":"#/components/schemas/Finding"}}
  }
 },
 "BusinessInfo": {
  "type": "object",
  "additionalProperties": false,
  "required": ["contactEmailId","hearBy","hqCountry","bookingVolume","useForBusiness","productInterested"],
  "properties": {
   "contactEmailId": {"$ref":"#/components/schemas/MailableAddress"},
   "contactPhoneNumber": {
    "type": "string",
    "maxLength": 32,
    "pattern": "^[0-9+() ./-]*$",
    "x-reason": "must be a phone number of digits, spaces and + ( ) . / -",
    "default": ""
   },
   "hearBy": {"$ref":"#/components/schemas/HearSource"},
   "hearByName": {
    "type": "string",
    "maxLength": 120,
    "default": "",
    "description": "The detail, required for every hearBy except Google; for Social Media a SocialNetwork; for Customer Support Manager the name of one."
   },
   "hqCountry": {"$ref":"#/components/schemas/CountryCode"},
   "bookingVolume": {"$ref":"#/components/schemas/BookingVolume"},
   "useForBusiness": {"$ref":"#/components/schemas/BusinessUsage"},
   "productInterested": {
    "type": "string",
    "description": "Comma-joined list of booking engines.",
    "maxLength": 80,
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
 "SupportManager": {
  "description": "The operator's staff who look after agencies; the same for every agency.",
  "type": "string",
  "enum": ["Amara Osei","Daniel Reyes","Ingrid Solberg","Leila Haddad","Tomás Vidal"]
 },
 "CarId": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$","x-reason":"must be the id of a car"},
 "DriverAge": {"type":"integer","minimum":18,"maximum":99,"description":"On the day of the pick-up."},
 "Handover": {
  "type": "object",
  "description": "Where and when a car changes hands; local time at the desk.",
  "additionalProperties": false,
  "required": ["latitude","longitude","at"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "name": {"type":"string","maxLength":100,"default":"","description":"The place as the traveller entered it."},
   "at": {"$ref":"#/components/schemas/LocalMoment"}
  }
 },
 "CarCriteria": {
  "type": "object",
  "additionalProperties": false,
  "required": ["pickUp","dropOff"],
  "properties": {
   "pickUp": {"$ref":"#/components/schemas/Handover"},
   "dropOff": {"$ref":"#/components/schemas/Handover"},
   "driverAge": {"$ref":"#/components/schemas/DriverAge","default":25},
   "residence": {
    "$ref": "#/components/schemas/CountryCode",
    "default": "US",
    "description": "The driver's country of residence."
   },
   "currency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "default": "USD",
    "description": "The currency of shown and charged prices."
   },
   "carId": {
    "$ref": "#/components/schemas/CarId",
    "description": "The car whose deal led here. It comes first; if it is gone, it is omitted."
   }
  }
 },
 "CarCategory": {
  "type": "string",
  "description": "First letter of the ACRISS code, without its elite variant.",
  "enum": ["mini","economy","compact","intermediate","standard","full_size","premium","luxury","oversize","special"]
 },
 "CarBody": {
  "type": "string",
  "description": "Second letter of the ACRISS code.",
  "enum": [
   "two_door",
   "two_four_door",
   "four_door",
   "five_door",
   "estate",
   "van",
   "limousine",
   "sport",
   "convertible",
   "suv",
   "open_all_terrain",
   "special",
   "pickup",
   "coupe",
   "monospace",
   "recreational",
   "motor_home",
   "two_wheel",
   "roadster",
   "crossover",
   "commercial_van"
  ]
 },
 "CarFuel": {
  "type": "string",
  "description": "Fourth letter of the ACRISS code; unspecified where the code names none.",
  "enum": ["unspecified","petrol","diesel","hybrid","plug_in_hybrid","electric","gas","hydrogen","multi_fuel","ethanol"]
 },
 "Vehicle": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "acriss",
   "category",
   "isElite",
   "body",
   "transmission",
   "drive",
   "fuel",
   "hasAirConditioning",
   "model",
   "seats",
   "doors",
   "largeBags",
   "smallBags",
   "picture"
  ],
  "properties": {
   "acriss": {
    "type": "string",
    "pattern": "^[A-Z]{4}$",
    "x-reason": "must be an ACRISS code",
    "description": "Pages show the decoded words."
   },
   "category": {"$ref":"#/components/schemas/CarCategory"},
   "isElite": {"type":"boolean"},
   "body": {"$ref":"#/components/schemas/CarBody"},
   "transmission": {"type":"string","enum":["manual","automatic"]},
   "drive": {"type":"string","enum":["unspecified","four_wheel","all_wheel"]},
   "fuel": {"$ref":"#/components/schemas/CarFuel"},
   "hasAirConditioning": {"type":"boolean"},
   "model": {"type":"string","minLength":1,"maxLength":120,"description":"An example, without 'or similar'."},
   "seats": {"type":"integer","minimum":1,"maximum":20},
   "doors": {"type":"integer","minimum":0,"maximum":9},
   "largeBags": {"type":"integer","minimum":0,"maximum":20},
   "smallBags": {"type":"integer","minimum":0,"maximum":20},
   "rangeKm": {"type":"integer","minimum":1,"description":"Of an electric car."},
   "picture": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "DeskKind": {
  "type": "string",
  "enum": ["in_terminal","rental_center","shuttle","meet_and_greet","call_for_pick_up","downtown","station"]
 },
 "OpenHours": {
  "type": "object",
  "additionalProperties": false,
  "required": ["from","until"],
  "properties": {
   "from": {"$ref":"#/components/schemas/LocalHour"},
   "until": {"$ref":"#/components/schemas/LocalHour","description":"24:00 for midnight."}
  }
 },
 "CarDesk": {
  "type": "object",
  "description": "A rental desk.",
  "additionalProperties": false,
  "required": ["id","name","kind","address","position","timeZone","rating","reviewCount","distance"],
  "properties": {
   "id": {"$ref":"#/components/schemas/CarId"},
   "name": {"type":"string","minLength":1},
   "kind": {"$ref":"#/components/schemas/DeskKind"},
   "airport": {"type":"string","pattern":"^[A-Z]{3}$","x-reason":"must be the code of an airport"},
   "address": {"type":"string","maxLength":300},
   "phone": {"type":"string","maxLength":40},
   "position": {"$ref":"#/components/schemas/Position"},
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "rating": {"$ref":"#/components/schemas/Rating"},
   "reviewCount": {"type":"integer","minimum":0},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "hours": {
    "type": "array",
    "description": "From Monday to Sunday, each with its opening hours; an empty day is closed. Omitted in lists.",
    "minItems": 7,
    "maxItems": 7,
    "items": {"type":"array","maxItems":3,"items":{"$ref":"#/components/schemas/OpenHours"}}
   }
  }
 },
 "CarProvider": {
  "type": "object",
  "additionalProperties": false,
  "required": ["code","name","logo"],
  "properties": {
   "code": {"$ref":"#/components/schemas/CarId"},
   "name": {"type":"string","minLength":1},
   "logo": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "CarPayment": {
  "type": "string",
  "description": "now: all of it is paid here. at_desk: all of it is paid at the desk.",
  "enum": ["now","at_desk"]
 },
 "FuelPolicy": {"type":"string","enum":["full_to_full","same_to_same","full_to_empty","charged_to_same"]},
 "Mileage": {
  "type": "object",
  "description": "Kilometres of the whole rental; without a limit only `isUnlimited` is set.",
  "additionalProperties": false,
  "required": ["isUnlimited"],
  "properties": {
   "isUnlimited": {"type":"boolean"},
   "limitKm": {"type":"integer","minimum":1},
   "extraPerKm": {"$ref":"#/components/schemas/MoneyAmount"}
  }
 },
 "CoverLevel": {
  "type": "string",
  "description": "basic: with excess. cover: with lower excess. zero_excess: nothing to pay for damage or theft.",
  "enum": ["basic","cover","zero_excess"]
 },
 "CarCover": {
  "type": "object",
  "description": "Amounts are in the desk's currency.",
  "additionalProperties": false,
  "required": ["level","damageExcess","theftExcess","deposit"],
  "properties": {
   "level": {"$ref":"#/components/schemas/CoverLevel"},
   "damageExcess": {"$ref":"#/components/schemas/MoneyAmount"},
   "theftExcess": {"$ref":"#/components/schemas/MoneyAmount"},
   "deposit": {"$ref":"#/components/schemas/MoneyAmount","description":"Blocked on the driver's card at the desk."}
  }
 },
 "CardKind": {"type":"string","enum":["credit","debit","cash"]},
 "Rental": {
  "type": "object",
  "description": "A car for a time, from desk to desk.",
  "additionalProperties": false,
  "required": [
   "carId",
   "vehicle",
   "provider",
   "pickUp",
   "dropOff",
   "days",
   "driverAge",
   "residence",
   "minimumAge",
   "mileage",
   "fuelPolicy",
   "acceptedCards",
   "included"
  ],
  "properties": {
   "carId": {"$ref":"#/components/schemas/CarId"},
   "vehicle": {"$ref":"#/components/schemas/Vehicle"},
   "provider": {"$ref":"#/components/schemas/CarProvider"},
   "pickUp": {"$ref":"#/components/schemas/RentalHandover"},
   "dropOff": {"$ref":"#/components/schemas/RentalHandover"},
   "days": {"type":"integer","minimum":1,"maximum":90,"description":"Charged days of 24 hours, after the grace period."},
   "graceMinutes": {"type":"integer","minimum":0,"maximum":720},
   "driverAge": {"$ref":"#/components/schemas/DriverAge"},
   "residence": {"$ref":"#/components/schemas/CountryCode"},
   "minimumAge": {"type":"integer","minimum":18,"maximum":99},
   "maximumAge": {"type":"integer","minimum":18,"maximum":120},
   "licenceYears": {
    "type": "integer",
    "minimum": 0,
    "maximum": 20,
    "description": "How long the driver must have had a licence."
   },
   "mileage": {"$ref":"#/components/schemas/Mileage"},
   "fuelPolicy": {"$ref":"#/components/schemas/FuelPolicy"},
   "acceptedCards": {"type":"array","minItems":1,"maxItems":3,"items":{"$ref":"#/components/schemas/CardKind"}},
   "included": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "type": "string",
     "enum": [
      "collision_damage",
      "theft_protection",
      "third_party",
      "unlimited_mileage",
      "airport_fee",
      "local_taxes",
      "roadside_assistance",
      "free_cancellation",
      "amendments"
     ]
    }
   }
  }
 },
 "RentalHandover": {
  "type": "object",
  "additionalProperties": false,
  "required": ["desk","at","isOutOfHours"],
  "properties": {
   "desk": {"$ref":"#/components/schemas/CarDesk"},
   "at": {"$ref":"#/components/schemas/LocalMoment"},
   "isOutOfHours": {"type":"boolean","description":"Possible outside the desk's hours for a fee."}
  }
 },
 "CarOffer": {
  "type": "object",
  "description": "A car with its cheapest rate.",
  "additionalProperties": false,
  "required": ["rateKey","rental","cover","payment","policy","left","worth"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "rental": {"$ref":"#/components/schemas/Rental"},
   "cover": {"$ref":"#/components/schemas/CarCover","description":"Of this rate."},
   "payment": {"$ref":"#/components/schemas/CarPayment"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "left": {"type":"integer","minimum":1,"description":"Free cars of the class."},
   "worth": {"type":"number","description":"The strength of the recommendation; higher is better."},
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "description": "For the whole rental with every mandatory fee; omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "CarSearchPart": {
  "description": "One line of a search's answer.",
  "oneOf": [
   {"$ref":"#/components/schemas/CarSearchOffers"},
   {"$ref":"#/components/schemas/CarSearchDone"},
   {"$ref":"#/components/schemas/CarSearchFailed"}
  ]
 },
 "CarSearchOffers": {
  "type": "object",
  "additionalProperties": false,
  "required": ["kind","offers"],
  "properties": {"kind":{"const":"offers"},"offers":{"type":"array","items":{"$ref":"#/components/schemas/CarOffer"}}}
 },
 "CarSearchDone": {
  "type": "object",
  "description": "The last line of a successful search.",
  "additionalProperties": false,
  "required": ["kind","total","isSample","days"],
  "properties": {
   "kind": {"const":"done"},
   "total": {"type":"integer","minimum":0},
   "isSample": {"type":"boolean","description":"True if the offers are fictitious."},
   "days": {"type":"integer","minimum":1,"maximum":90,"description":"Charged days of 24 hours."},
   "near": {"$ref":"#/components/schemas/PlaceNear"},
   "none": {
    "type": "string",
    "description": "Why there is no car, if there is none.",
    "enum": ["no_desk","desk_closed","one_way_not_allowed","driver_too_young","driver_too_old","sold_out"]
   }
  }
 },
 "CarSearchFailed": {
  "type": "object",
  "description": "The supplier failed during the search; earlier lines stay valid.",
  "additionalProperties": false,
  "required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "CarQuery": {
  "type": "object",
  "description": "A car by the key of one of its rates.",
  "additionalProperties": false,
  "required": ["rateKey"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "ExtraCode": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of an extra"},
 "ExtrasWanted": {
  "type": "array",
  "maxItems": 20,
  "items": {
   "type": "object",
   "additionalProperties": false,
   "required": ["code","count"],
   "properties": {"code":{"$ref":"#/components/schemas/ExtraCode"},"count":{"type":"integer","minimum":1,"maximum":9}}
  }
 },
 "CarExtra": {
  "type": "object",
  "description": "Something that can be booked with the car. Prices are for the whole rental, with the cap applied.",
  "additionalProperties": false,
  "required": ["code","maximum","paidAt"],
  "properties": {
   "code": {
    "$ref": "#/components/schemas/ExtraCode",
    "description": "A code with a text in the pages, such as `child_seat` or `extra_driver`."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "description": "The supplier's text, if the pages have none for the code."
   },
   "maximum": {"type":"integer","minimum":1,"maximum":9},
   "paidAt": {"type":"string","enum":["here","desk"]},
   "price": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "Of one, in the price's currency if it is paid here and in the desk's otherwise; omitted for callers who may not see prices.",
    "x-seen-by": "prices.see"
   },
   "isCapped": {"type":"boolean","description":"True if more days would not raise its price."}
  }
 },
 "CarRate": {
  "type": "object",
  "description": "A car with one cover.",
  "additionalProperties": false,
  "required": ["rateKey","cover","payment","policy","left"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "cover": {"$ref":"#/components/schemas/CarCover"},
   "payment": {"$ref":"#/components/schemas/CarPayment"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "left": {"type":"integer","minimum":1},
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "x-seen-by": "prices.see",
    "description": "Omitted for callers who may not see prices (spec §6)."
   }
  }
 },
 "CarAnswer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["rental","rates","extras","isSample"],
  "properties": {
   "rental": {"$ref":"#/components/schemas/Rental"},
   "rates": {
    "type": "array",
    "maxItems": 12,
    "items": {"$ref":"#/components/schemas/CarRate"},
    "description": "Cheapest first; empty if the car is gone."
   },
   "extras": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/CarExtra"}},
   "isSample": {"type":"boolean"}
  }
 },
 "CarPriceQuery": {
  "type": "object",
  "description": "A rate with extras.",
  "additionalProperties": false,
  "required": ["rateKey","extras"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "extras": {"$ref":"#/components/schemas/ExtrasWanted"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"}
  }
 },
 "NavigationItem": {
  "type": "object",
  "additionalProperties": false,
  "required": ["label","path"],
  "properties": {"label":{"type":"string","minLength":1,"maxLength":40},"path":{"$ref":"#/components/schemas/SafeUrl"}}
 },
 "AboutPage": {
  "type": "object",
  "additionalProperties": false,
  "required": ["isEnabled","title","content"],
  "properties": {
   "isEnabled": {"type":"boolean"},
   "title": {"type":"string","maxLength":80},
   "image": {"$ref":"#/components/schemas/SafeUrl"},
   "content": {"type":"string","description":"Sanitised HTML.","maxLength":60000}
  }
 },
 "FaqQuestion": {
  "type": "object",
  "additionalProperties": false,
  "required": ["question","answer"],
  "properties": {
   "question": {"type":"string","maxLength":300},
   "answer": {"type":"string","description":"Sanitised HTML.","maxLength":4000}
  }
 },
 "Faq": {
  "type": "object",
  "additionalProperties": false,
  "required": ["isEnabled","headerMessage","questions"],
  "properties": {
   "isEnabled": {"type":"boolean"},
   "headerMessage": {"type":"string","maxLength":300},
   "questions": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/FaqQuestion"}}
  }
 },
 "Destination": {
  "type": "object",
  "description": "A destination of the agency at /destination; those with isTop also at /top-destination, those with isHiddenGem at /hidden-gems-round-the-world.",
  "additionalProperties": false,
  "required": ["id","name","country","latitude","longitude","summary","scene","image","isTop","isHiddenGem"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug"},
   "name": {"type":"string","minLength":1,"maxLength":80},
   "country": {"$ref":"#/components/schemas/CountryCode"},
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "summary": {"type":"string","maxLength":300},
   "scene": {"$ref":"#/components/schemas/HomeContent/properties/scene"},
   "image": {"$ref":"#/components/schemas/SafeUrl"},
   "isTop": {"type":"boolean"},
   "isHiddenGem": {"type":"boolean"}
  }
 },
 "AgencyTermsSummary": {
  "type": "object",
  "description": "Additional terms of the agency, without their text.",
  "additionalProperties": false,
  "required": ["id","title"],
  "properties": {"id":{"$ref":"#/components/schemas/Slug"},"title":{"type":"string","minLength":1,"maxLength":120}}
 },
 "AgencyTerms": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","title","content"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug"},
   "title": {"$ref":"#/components/schemas/AgencyTermsSummary/properties/title"},
   "content": {"type":"string","description":"Sanitised HTML.","maxLength":60000}
  }
 },
 "CruiseLineName": {
  "type": "string",
  "description": "The cruise lines with a page of cancellation conditions (spec §2.2).",
  "enum": ["royal-caribbean","carnival","mcl","celebrity","disney"]
 },
 "CancellationPolicySummary": {
  "type": "object",
  "description": "A cruise line, and whether the agency has published conditions for it.",
  "additionalProperties": false,
  "required": ["line","isPublished"],
  "properties": {"line":{"$ref":"#/components/schemas/CruiseLineName"},"isPublished":{"type":"boolean"}}
 },
 "CancellationPolicy": {
  "type": "object",
  "description": "An agency's conditions for cancelling cruises of one line.",
  "additionalProperties": false,
  "required": ["line","content"],
  "properties": {
   "line": {"$ref":"#/components/schemas/CruiseLineName"},
   "content": {"type":"string","description":"Sanitised HTML.","maxLength":60000}
  }
 },
 "PostSummary": {
  "type": "object",
  "description": "An article of the blog, without its text.",
  "additionalProperties": false,
  "required": ["slug","title","summary","image","publishedOn","readingMinutes"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/Slug"},
   "title": {"type":"string","minLength":1,"maxLength":120},
   "summary": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "description": "One or two sentences that invite the reader to continue."
   },
   "image": {"$ref":"#/components/schemas/SafeUrl"},
   "publishedOn": {"type":"string","format":"date"},
   "author": {"type":"string","minLength":1,"maxLength":80,"description":"Name of the author."},
   "readingMinutes": {"type":"integer","minimum":1,"description":"Reading time in minutes."}
  }
 },
 "Post": {
  "type": "object",
  "description": "An article of the blog.",
  "additionalProperties": false,
  "required": ["slug","title","summary","image","publishedOn","readingMinutes","content"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/PostSummary/properties/slug"},
   "title": {"$ref":"#/components/schemas/PostSummary/properties/title"},
   "summary": {"$ref":"#/components/schemas/PostSummary/properties/summary"},
   "image": {"$ref":"#/components/schemas/PostSummary/properties/image"},
   "publishedOn": {"$ref":"#/components/schemas/PostSummary/properties/publishedOn"},
   "author": {"type":"string","minLength":1,"maxLength":80,"description":"Name of the author."},
   "readingMinutes": {"$ref":"#/components/schemas/PostSummary/properties/readingMinutes"},
   "content": {"type":"string","description":"Sanitised HTML.","maxLength":60000}
  }
 },
 "LinkId": {
  "type": "string",
  "description": "A link's name in its address.",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be up to 64 of a-z, A-Z, 0-9, - and _, and begin with a letter or digit"
 },
 "Link": {
  "type": "object",
  "description": "A stored link with its current target.",
  "additionalProperties": false,
  "required": ["id","to","isExpired"],
  "properties": {
   "id": {"$ref":"#/components/schemas/LinkId"},
   "to": {
    "type": "string",
    "maxLength": 2048,
    "description": "The target: an https address or a path on this site; /expiry after its last day."
   },
   "isExpired": {"type":"boolean"}
  }
 },
 "Money": {"type":"number","minimum":0},
 "Rating": {"type":"number","minimum":0,"maximum":5},
 "PlaceNear": {
  "type": "string",
  "minLength": 1,
  "maxLength": 200,
  "description": "Name of the place near the point; omitted if there is none."
 },
 "Rates": {
  "type": "object",
  "description": "savedPrice = publishedRate - totalRate; totalRate = baseRate + taxAndFee.",
  "additionalProperties": false,
  "required": ["publishedRate","totalRate","savedPrice","discountPercentage","currency"],
  "properties": {
   "publishedRate": {"$ref":"#/components/schemas/Money","description":"'Retail Price'."},
   "totalRate": {"$ref":"#/components/schemas/Money","description":"'Price to Traveller'."},
   "baseRate": {
    "$ref": "#/components/schemas/Money",
    "description": "'Wholesale Rate'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "taxAndFee": {
    "$ref": "#/components/schemas/Money",
    "description": "'Agency Markup'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "savedPrice": {"type":"number"},
   "discountPercentage": {"type":"number","minimum":0,"maximum":100},
   "memberSaving": {
    "type": "number",
    "exclusiveMinimum": 0,
    "description": "By how much logging in lowers totalRate. Only for visitors who are not signed in; absent if members pay the same.",
    "x-seen-by": "prices.promise"
   },
   "currency": {"$ref":"#/components/schemas/CurrencyCode"}
  }
 },
 "HotelDetails": {
  "type": "object",
  "additionalProperties": false,
  "required": ["heroImage","name","distance","distanceFrom"],
  "properties": {
   "heroImage": {"$ref":"#/components/schemas/SafeUrl"},
   "name": {"type":"string","minLength":1},
   "distance": {"type":"number","minimum":0,"description":"Miles."},
   "distanceFrom": {"type":"string","description":"The reference point, by name."}
  }
 },
 "HotelDeal": {
  "type": "object",
  "additionalProperties": false,
  "required": ["rating","link","hotel"],
  "properties": {
   "rating": {"$ref":"#/components/schemas/Rating"},
   "link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {
    "$ref": "#/components/schemas/Rates",
    "description": "Omitted for a visitor who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   },
   "hotel": {
    "type": "object",
    "additionalProperties": false,
    "required": ["hotelDetails"],
    "properties": {"hotelDetails":{"$ref":"#/components/schemas/HotelDetails"}}
   }
  }
 },
 "ActivityDeal": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","imageUrl","title","duration","isFreeCancellation","rating","link"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "imageUrl": {"$ref":"#/components/schemas/SafeUrl"},
   "title": {"type":"string","minLength":1},
   "duration": {"type":"integer","minimum":1,"description":"Minutes."},
   "isFreeCancellation": {"type":"boolean"},
   "rating": {"$ref":"#/components/schemas/Rating"},
   "link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {
    "$ref": "#/components/schemas/Rates",
    "description": "Omitted for a visitor who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "CarDeal": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "vehiclePicture",
   "logo",
   "name",
   "passangerCapacity",
   "bagCapacity",
   "noOfDoors",
   "pickupLocation",
   "dropOffLocation",
   "rating",
   "link"
  ],
  "properties": {
   "vehiclePicture": {"$ref":"#/components/schemas/SafeUrl"},
   "logo": {"$ref":"#/components/schemas/SafeUrl","description":"The provider's logo."},
   "veh": {"type":"string","description":"The vehicle; shown before name if both exist."},
   "name": {"type":"string","minLength":1},
   "passangerCapacity": {"type":"integer","minimum":1,"maximum":99,"description":"Spelled as given."},
   "bagCapacity": {"type":"integer","minimum":0,"maximum":99},
   "noOfDoors": {"type":"integer","minimum":0,"maximum":9},
   "pickupLocation": {"type":"string","minLength":1},
   "dropOffLocation": {"type":"string","minLength":1},
   "rating": {"$ref":"#/components/schemas/Rating"},
   "link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {
    "$ref": "#/components/schemas/Rates",
    "description": "Omitted for a visitor who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "ResortDeal": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","imageUrl","name","location","rating","link"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "imageUrl": {"$ref":"#/components/schemas/SafeUrl"},
   "name": {"type":"string","minLength":1},
   "location": {"type":"string","minLength":1},
   "nights": {"type":"integer","minimum":1},
   "bedrooms": {"type":"integer","minimum":0},
   "sleeps": {"type":"integer","minimum":1},
   "distance": {"type":"number","minimum":0,"description":"Miles."},
   "rating": {"$ref":"#/components/schemas/Rating"},
   "link": {"$ref":"#/components/schemas/SafeUrl"},
   "rates": {
    "$ref": "#/components/schemas/Rates",
    "description": "Omitted for a visitor who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "Occupancy": {
  "type": "object",
  "additionalProperties": false,
  "properties": {
   "numOfRoom": {"type":"integer","minimum":1,"maximum":9,"default":1},
   "numOfAdults": {"type":"integer","minimum":1,"maximum":9,"default":2},
   "numOfChildren": {"type":"integer","minimum":0,"maximum":9,"default":0},
   "childAges": {
    "type": "array",
    "maxItems": 9,
    "default": [],
    "items": {"type":"integer","minimum":0,"maximum":17},
    "description": "One age for each child."
   }
  }
 },
 "StayPeriod": {
  "type": "object",
  "description": "Local dates; end is later than start.",
  "additionalProperties": false,
  "required": ["start","end"],
  "properties": {"start":{"$ref":"#/components/schemas/Date"},"end":{"$ref":"#/components/schemas/Date"}}
 },
 "Date": {"type":"string","format":"date","description":"YYYY-MM-DD."},
 "LocalDateTime": {
  "type": "string",
  "format": "local-date-time",
  "description": "YYYY-MM-DDTHH:mm:ss, local at the desk (spec §9)."
 },
 "HotelSearch": {
  "type": "object",
  "description": "Hotel deals near a point. Omitted fields have the defaults of spec §9.",
  "additionalProperties": false,
  "required": ["latitude","longitude"],
  "properties": {
   "occupancies": {
    "type": "array",
    "minItems": 1,
    "maxItems": 9,
    "default": [{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}],
    "items": {"$ref":"#/components/schemas/Occupancy"}
   },
   "stayPeriod": {
    "$ref": "#/components/schemas/StayPeriod",
    "description": "By default 19 to 21 days after the start of the week."
   },
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "nationality": {"$ref":"#/components/schemas/CountryCode","default":"IN"},
   "destinationCountryCode": {"$ref":"#/components/schemas/CountryCode","default":"IN"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "radius": {"type":"number","minimum":1,"maximum":100,"default":15,"description":"Miles."},
   "searchString": {"type":"string","maxLength":100,"default":""},
   "isOTA": {"type":"boolean","default":false},
   "isHome": {"type":"boolean","default":false},
   "isFromDestination": {"type":"boolean","default":false}
  }
 },
 "ActivitySearch": {
  "type": "object",
  "additionalProperties": false,
  "required": ["latitude","longitude"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "currency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "default": "USD",
    "description": "Currency of the prices. Optional, since spec §7 does not have this field."
   },
   "isOTA": {"type":"boolean","default":false},
   "isHome": {"type":"boolean","default":false},
   "isFromDestination": {"type":"boolean","default":false}
  }
 },
 "CarSearch": {
  "type": "object",
  "description": "Car deals near a point. Without a return place the car is returned where it was picked up.",
  "additionalProperties": false,
  "required": ["pickupLatitude","pickupLongitude"],
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
   "currency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "default": "USD",
    "description": "Currency of the prices. Optional, since spec §7 does not have this field."
   },
   "isOTA": {"type":"boolean","default":false},
   "isHome": {"type":"boolean","default":false},
   "isFromDestination": {"type":"boolean","default":false}
  }
 },
 "ShipLine": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","name"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "name": {"type":"string","minLength":1},
   "logo": {"$ref":"#/components/schemas/SafeUrl"}
  }
 },
 "HotelId": {
  "type": "string",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be an id of letters, digits, - and _, 64 at most"
 },
 "Stay": {
  "type": "object",
  "description": "Nights from one local date to another; the last night begins on the day before `end`.",
  "additionalProperties": false,
  "required": ["start","end"],
  "properties": {"start":{"$ref":"#/components/schemas/Date"},"end":{"$ref":"#/components/schemas/Date"}}
 },
 "RoomGuests": {
  "type": "object",
  "description": "The guests of one room.",
  "additionalProperties": false,
  "required": ["adults"],
  "properties": {
   "adults": {"type":"integer","minimum":1,"maximum":9},
   "childAges": {
    "type": "array",
    "maxItems": 9,
    "items": {"type":"integer","minimum":0,"maximum":17},
    "default": [],
    "description": "The age in years of each child."
   }
  }
 },
 "RoomsWanted": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/RoomGuests"}},
 "HotelCriteria": {
  "type": "object",
  "additionalProperties": false,
  "required": ["latitude","longitude","stay","rooms"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "destination": {"type":"string","maxLength":100,"default":"","description":"The place as the traveller entered it."},
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"$ref":"#/components/schemas/RoomsWanted"},
   "currency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "default": "USD",
    "description": "The currency of shown and charged prices."
   },
   "nationality": {"$ref":"#/components/schemas/CountryCode","default":"IN"},
   "radius": {"type":"number","minimum":1,"maximum":100,"default":15,"description":"Miles."},
   "hotelId": {
    "$ref": "#/components/schemas/HotelId",
    "description": "The hotel whose deal led here. It comes first, wherever it is; if it is sold out, it is omitted."
   }
  }
 },
 "BoardType": {"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},
 "RatePayment": {
  "type": "string",
  "description": "now: paid here. at_property: paid at the property.",
  "enum": ["now","at_property"]
 },
 "RateDeposit": {
  "type": "object",
  "description": "The part of a rate that is paid with the booking; the rest is paid later, all of it here. Omitted if everything is paid at once.",
  "additionalProperties": false,
  "required": ["percent","balanceOn"],
  "properties": {
   "percent": {"type":"integer","minimum":1,"maximum":99},
   "balanceOn": {"type":"string","format":"date","description":"Local date of the property."}
  }
 },
 "HotelAmenity": {
  "type": "string",
  "enum": [
   "wifi",
   "parking",
   "pool",
   "spa",
   "gym",
   "restaurant",
   "bar",
   "air_conditioning",
   "front_desk_24h",
   "lift",
   "pets_welcome",
   "family_friendly",
   "beachfront",
   "airport_shuttle",
   "car_charging",
   "step_free",
   "laundry",
   "room_service",
   "garden",
   "terrace",
   "meeting_rooms",
   "non_smoking",
   "ski_storage",
   "bicycle_hire"
  ]
 },
 "RoomAmenity": {
  "type": "string",
  "enum": [
   "private_bathroom",
   "shower",
   "bathtub",
   "hairdryer",
   "safe",
   "minibar",
   "kettle",
   "coffee_machine",
   "desk",
   "television",
   "kitchen",
   "balcony",
   "sitting_area",
   "air_conditioning",
   "bathrobes"
  ]
 },
 "RoomKind": {
  "type": "string",
  "enum": ["economy","standard","superior","deluxe","family","apartment","junior_suite","suite"]
 },
 "RoomView": {"type":"string","enum":["none","city","sea","garden","courtyard","mountain","lake"]},
 "RoomCode": {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$","x-reason":"must be the code of a room"},
 "LocalHour": {"type":"string","pattern":"^\\d{2}:\\d{2}$","x-reason":"must be a time, HH:mm"},
 "CancellationStep": {
  "type": "object",
  "description": "The cost of a cancellation from a given time until the next step.",
  "additionalProperties": false,
  "required": ["from"],
  "properties": {
   "from": {"$ref":"#/components/schemas/LocalMoment"},
   "penalty": {
    "type": "integer",
    "minimum": 0,
    "description": "In the price's currency, never above the total; omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   },
   "costs": {
    "type": "string",
    "enum": ["nothing","part","all"],
    "description": "The share of the price, as a word; replaces the penalty."
   }
  }
 },
 "CancellationPolicyOfRate": {
  "type": "object",
  "description": "Before the first step, cancellation is free.",
  "additionalProperties": false,
  "required": ["isRefundable","timeZone","steps"],
  "properties": {
   "isRefundable": {"type":"boolean","description":"True if any part is ever refunded."},
   "timeZone": {"$ref":"#/components/schemas/TimeZone","description":"The time zone of the steps."},
   "steps": {
    "type": "array",
    "maxItems": 12,
    "items": {"$ref":"#/components/schemas/CancellationStep"},
    "description": "In order of time, with increasing cost."
   }
  }
 },
 "HotelOffer": {
  "type": "object",
  "description": "A property with its best rate for the stay.",
  "additionalProperties": false,
  "required": [
   "hotelId",
   "name",
   "stars",
   "guestRating",
   "reviewCount",
   "position",
   "distance",
   "picture",
   "amenities",
   "board",
   "payment",
   "policy",
   "roomsLeft",
   "worth",
   "others"
  ],
  "properties": {
   "hotelId": {"$ref":"#/components/schemas/HotelId"},
   "name": {"type":"string","minLength":1},
   "stars": {"$ref":"#/components/schemas/Rating"},
   "guestRating": {"$ref":"#/components/schemas/Rating"},
   "reviewCount": {"type":"integer","minimum":0},
   "position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "picture": {"$ref":"#/components/schemas/SafeUrl"},
   "amenities": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/HotelAmenity"}},
   "board": {"$ref":"#/components/schemas/BoardType","description":"Of the best rate."},
   "payment": {"$ref":"#/components/schemas/RatePayment","description":"Of the best rate."},
   "takesDeposit": {"type":"boolean","description":"True if some rate is paid in parts."},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate","description":"Of the best rate."},
   "roomsLeft": {"type":"integer","minimum":1,"description":"Free rooms at the best rate."},
   "worth": {"type":"number","description":"The strength of the recommendation; higher is better."},
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "description": "Price of the best rate for the whole stay; omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   },
   "others": {
    "type": "array",
    "maxItems": 40,
    "description": "Alternatives with another board, free cancellation, or payment at the property. Among the best rate and these, the first with a given benefit is the cheapest that has it; rates that are neither cheaper nor better are omitted. Without prices they are ordered by their terms.",
    "items": {"$ref":"#/components/schemas/OtherRate"}
   }
  }
 },
 "OtherRate": {
  "type": "object",
  "description": "An alternative rate of a property.",
  "additionalProperties": false,
  "required": ["board","payment","roomsLeft"],
  "properties": {
   "board": {"$ref":"#/components/schemas/BoardType"},
   "payment": {"$ref":"#/components/schemas/RatePayment"},
   "freeUntil": {
    "$ref": "#/components/schemas/LocalMoment",
    "description": "End of free cancellation; omitted if cancellation always has a cost."
   },
   "roomsLeft": {"type":"integer","minimum":1},
   "price": {
    "$ref": "#/components/schemas/PriceSummary",
    "description": "For the whole stay, in the currency of the best rate; omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "LocalMoment": {
  "type": "string",
  "description": "Local time of the property.",
  "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$",
  "x-reason": "must be a local time, YYYY-MM-DDTHH:mm:ss"
 },
 "DistanceFrom": {
  "type": "object",
  "additionalProperties": false,
  "required": ["miles","from"],
  "properties": {
   "miles": {"type":"number","minimum":0},
   "from": {"type":"string","description":"Name of the reference point."}
  }
 },
 "Position": {
  "type": "object",
  "additionalProperties": false,
  "required": ["latitude","longitude"],
  "properties": {
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "HotelSearchPart": {
  "description": "One line of a search's answer.",
  "oneOf": [
   {"$ref":"#/components/schemas/HotelSearchOffers"},
   {"$ref":"#/components/schemas/HotelSearchDone"},
   {"$ref":"#/components/schemas/HotelSearchFailed"}
  ]
 },
 "HotelSearchOffers": {
  "type": "object",
  "description": "Offers, as soon as the supplier has any.",
  "additionalProperties": false,
  "required": ["kind","offers"],
  "properties": {"kind":{"const":"offers"},"offers":{"type":"array","items":{"$ref":"#/components/schemas/HotelOffer"}}}
 },
 "HotelSearchDone": {
  "type": "object",
  "description": "The last line of a successful search.",
  "additionalProperties": false,
  "required": ["kind","total","isSample"],
  "properties": {
   "kind": {"const":"done"},
   "total": {"type":"integer","minimum":0},
   "isSample": {"type":"boolean","description":"True if the offers are fictitious."},
   "near": {"$ref":"#/components/schemas/PlaceNear"},
   "neighbours": {
    "type": "array",
    "description": "Nearby towns, largest first, to label a map.",
    "maxItems": 8,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["name","latitude","longitude"],
     "properties": {
      "name": {"type":"string","minLength":1},
      "latitude": {"$ref":"#/components/schemas/Latitude"},
      "longitude": {"$ref":"#/components/schemas/Longitude"}
     }
    }
   }
  }
 },
 "HotelSearchFailed": {
  "type": "object",
  "description": "The supplier failed during the search; earlier lines stay valid.",
  "additionalProperties": false,
  "required": ["kind","code"],
  "properties": {"kind":{"const":"failed"},"code":{"$ref":"#/components/schemas/ErrorCode"}}
 },
 "HotelQuery": {
  "type": "object",
  "description": "A property; with a stay and rooms, also its rates.",
  "additionalProperties": false,
  "required": ["hotelId"],
  "properties": {
   "hotelId": {"$ref":"#/components/schemas/HotelId"},
   "destination": {
    "type": "string",
    "maxLength": 100,
    "default": "",
    "description": "The place as the traveller entered it, if a search led here."
   },
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"$ref":"#/components/schemas/RoomsWanted"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","default":"USD"},
   "nationality": {"$ref":"#/components/schemas/CountryCode","default":"IN"}
  }
 },
 "ReviewTheme": {"type":"string","enum":["location","cleanliness","service","comfort","value","breakfast"]},
 "HotelReviews": {
  "type": "object",
  "description": "Guest reviews.",
  "additionalProperties": false,
  "required": ["rating","count","themes","samples"],
  "properties": {
   "rating": {"$ref":"#/components/schemas/Rating"},
   "count": {"type":"integer","minimum":0},
   "themes": {
    "type": "array",
    "maxItems": 12,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["theme","rating","count"],
     "properties": {
      "theme": {"$ref":"#/components/schemas/ReviewTheme"},
      "rating": {"$ref":"#/components/schemas/Rating"},
      "count": {"type":"integer","minimum":0}
     }
    }
   },
   "samples": {
    "type": "array",
    "description": "Sentences as codes; the site has one text for each theme, tone and variant.",
    "maxItems": 12,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["theme","tone","variant","rating","month"],
     "properties": {
      "theme": {"$ref":"#/components/schemas/ReviewTheme"},
      "tone": {"type":"string","enum":["praise","mixed"]},
      "variant": {"type":"integer","minimum":1,"maximum":3},
      "rating": {"$ref":"#/components/schemas/Rating"},
      "month": {"type":"string","pattern":"^\\d{4}-\\d{2}$","x-reason":"must be a month, YYYY-MM"}
     }
    }
   }
  }
 },
 "HotelPicture": {
  "type": "object",
  "additionalProperties": false,
  "required": ["url","kind"],
  "properties": {
   "url": {"$ref":"#/components/schemas/SafeUrl"},
   "kind": {"type":"string","maxLength":40,"description":"The subject of the picture."}
  }
 },
 "HouseRules": {
  "type": "object",
  "additionalProperties": false,
  "required": ["minimumAge","pets","smoking","hasExtraBeds","quietHours"],
  "properties": {
   "minimumAge": {"type":"integer","minimum":0,"maximum":99,"description":"Minimum age for checking in."},
   "pets": {"type":"string","enum":["yes","no","on_request"]},
   "smoking": {"type":"string","enum":["no","outside"]},
   "hasExtraBeds": {"type":"boolean","description":"Children sleep in extra beds or cots on request."},
   "quietHours": {
    "oneOf": [
     {
      "type": "object",
      "additionalProperties": false,
      "required": ["from","until"],
      "properties": {"from":{"$ref":"#/components/schemas/LocalHour"},"until":{"$ref":"#/components/schemas/LocalHour"}}
     },
     {"type":"null"}
    ]
   }
  }
 },
 "Hotel": {
  "type": "object",
  "description": "A property, independent of dates.",
  "additionalProperties": false,
  "required": [
   "id",
   "name",
   "stars",
   "reviews",
   "address",
   "position",
   "distance",
   "timeZone",
   "amenities",
   "checkIn",
   "checkOut",
   "rules",
   "pictures"
  ],
  "properties": {
   "id": {"$ref":"#/components/schemas/HotelId"},
   "name": {"type":"string","minLength":1},
   "stars": {"$ref":"#/components/schemas/Rating"},
   "reviews": {"$ref":"#/components/schemas/HotelReviews"},
   "address": {
    "type": "object",
    "additionalProperties": false,
    "required": ["line","city","country"],
    "properties": {
     "line": {"type":"string"},
     "city": {"type":"string"},
     "country": {"$ref":"#/components/schemas/CountryCode"}
    }
   },
   "position": {"$ref":"#/components/schemas/Position"},
   "distance": {"$ref":"#/components/schemas/DistanceFrom"},
   "timeZone": {"$ref":"#/components/schemas/TimeZone"},
   "amenities": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/HotelAmenity"}},
   "checkIn": {
    "type": "object",
    "additionalProperties": false,
    "required": ["from","until"],
    "properties": {
     "from": {"$ref":"#/components/schemas/LocalHour"},
     "until": {"description":"Null for any time.","oneOf":[{"$ref":"#/components/schemas/LocalHour"},{"type":"null"}]}
    }
   },
   "checkOut": {
    "type": "object",
    "additionalProperties": false,
    "required": ["until"],
    "properties": {"until":{"$ref":"#/components/schemas/LocalHour"}}
   },
   "rules": {"$ref":"#/components/schemas/HouseRules"},
   "pictures": {"type":"array","minItems":1,"maxItems":30,"items":{"$ref":"#/components/schemas/HotelPicture"}}
  }
 },
 "HotelRate": {
  "type": "object",
  "additionalProperties": false,
  "required": ["rateKey","board","isRefundable","payment","policy","roomsLeft"],
  "properties": {
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "board": {"$ref":"#/components/schemas/BoardType"},
   "isRefundable": {"type":"boolean"},
   "payment": {"$ref":"#/components/schemas/RatePayment"},
   "deposit": {"$ref":"#/components/schemas/RateDeposit"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "roomsLeft": {"type":"integer","minimum":1},
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "description": "Omitted for callers who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "RoomType": {
  "type": "object",
  "additionalProperties": false,
  "required": ["code","kind","view","beds","squareMetres","sleeps","amenities","pictures"],
  "properties": {
   "code": {"$ref":"#/components/schemas/RoomCode"},
   "kind": {"$ref":"#/components/schemas/RoomKind","description":"Its name is a text for the kind and the view."},
   "view": {"$ref":"#/components/schemas/RoomView"},
   "beds": {"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"#/components/schemas/Beds"}},
   "squareMetres": {"type":"integer","minimum":1},
   "sleeps": {"type":"integer","minimum":1,"maximum":20},
   "amenities": {"type":"array","maxItems":60,"items":{"$ref":"#/components/schemas/RoomAmenity"}},
   "pictures": {"type":"array","maxItems":12,"items":{"$ref":"#/components/schemas/HotelPicture"}}
  }
 },
 "Beds": {
  "type": "object",
  "additionalProperties": false,
  "required": ["kind","count"],
  "properties": {
   "kind": {"type":"string","enum":["single","double","queen","king","sofa_bed","bunk"]},
   "count": {"type":"integer","minimum":1,"maximum":8}
  }
 },
 "HotelAnswer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["hotel","isSample"],
  "properties": {
   "hotel": {"$ref":"#/components/schemas/Hotel"},
   "isSample": {"type":"boolean","description":"True if the offers are fictitious."},
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {
    "type": "array",
    "description": "Omitted if no stay was given; a room type without rates is sold out.",
    "maxItems": 20,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["room","rates"],
     "properties": {
      "room": {"$ref":"#/components/schemas/RoomType"},
      "rates": {
       "type": "array",
       "maxItems": 20,
       "items": {"$ref":"#/components/schemas/HotelRate"},
       "description": "Cheapest first."
      }
     }
    }
   }
  }
 },
 "OwnIdentity": {
  "type": "object",
  "description": "An external account that can sign the person in (OpenID Connect).",
  "additionalProperties": false,
  "required": ["id","name","kind","createdAt"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "name": {
    "type": "string",
    "minLength": 1,
    "description": "The provider's display name; its host if the agency no longer has it."
   },
   "kind": {"$ref":"#/components/schemas/IdentityProvider/properties/kind"},
   "createdAt": {"type":"string","format":"date-time","description":"When it was linked."}
  }
 },
 "IdentityLink": {
  "type": "object",
  "additionalProperties": false,
  "required": ["provider","current"],
  "properties": {
   "provider": {"description":"A provider of kind social.","$ref":"#/components/schemas/IdentityProvider/properties/id"},
   "current": {"type":"string","description":"The person's current password.","minLength":1,"maxLength":200}
  }
 },
 "IncidentKind": {
  "type": "string",
  "description": "What failed for a day: `capture` (a confirmed booking's payment was not taken), `void` (a payment was not let go), `refund` (money was not given back), `ask` (a supplier never said whether it booked), `hold_over` (a hold was not ended), `cancel` (a supplier did not answer a cancellation), `collect` (a later payment was declined too often, or not charged), `mail`, `complete`. What people settle: `unpaid` (confirmed, and the payment can not be taken any more), `cancelled_short` (a supplier gives back less than it said), `cancelled_unknown` (cancelled, and the supplier knew of no booking), `booked_after_all` (the supplier booked what had been let go), `refund_late` (a bank takes more than two weeks over a refund), `refunded_elsewhere` (given back at the gateway itself), `refunded_twice` (one refund was made twice there), `disputed` (the cardholder disputes the payment at their bank), `supplier_change` (a supplier changed what is booked and waits for the traveller's answer), `change_refused` (a supplier did not take the traveller's acceptance, or refused the free cancellation that it had said would follow without an answer), `amended_after_all` (the supplier changed what was taken for refused). `other`: anything else.",
  "enum": [
   "capture",
   "void",
   "refund",
   "ask",
   "hold_over",
   "cancel",
   "collect",
   "mail",
   "complete",
   "unpaid",
   "booked_after_all",
   "cancelled_short",
   "cancelled_unknown",
   "refund_late",
   "refunded_elsewhere",
   "refunded_twice",
   "disputed",
   "supplier_change",
   "change_refused",
   "amended_after_all",
   "other"
  ]
 },
 "Incident": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","kind","since","canRetry"],
  "properties": {
   "id": {"type":"string"},
   "kind": {"$ref":"#/components/schemas/IncidentKind"},
   "reference": {"$ref":"#/components/schemas/BookingReference","description":"Reference of the booking concerned."},
   "since": {"type":"string","format":"date-time","description":"When it should first have been done."},
   "amount": {"$ref":"#/components/schemas/MoneyAmount","description":"The amount to refund or collect."},
   "reason": {
    "type": "string",
    "maxLength": 300,
    "description": "The error of the last attempt, to find the cause; in English."
   },
   "respondBy": {
    "type": "string",
    "format": "date-time",
    "description": "The traveller's deadline for answering the supplier change."
   },
   "canRetry": {"type":"boolean","description":"True if `retry` is possible."}
  }
 },
 "Incidents": {
  "type": "object",
  "additionalProperties": false,
  "required": ["incidents"],
  "properties": {
   "timeZone": {
    "$ref": "#/components/schemas/TimeZone",
    "description": "Time zone of the agency's times. If omitted, the reader's own."
   },
   "incidents": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/Incident"}}
  }
 },
 "AnswerIncidentRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["answer"],
  "properties": {"answer":{"type":"string","enum":["retry","settled"]}}
 },
 "Language": {
  "type": "object",
  "description": "A language entry of the picker (spec §3).",
  "additionalProperties": false,
  "required": ["name","code","value"],
  "properties": {
   "name": {"type":"string","minLength":1,"description":"The language's own name."},
   "code": {"$ref":"#/components/schemas/LanguageCode"},
   "value": {"type":"string","minLength":2,"description":"Locale tag for dates and numbers, e.g. `pt-BR`."}
  }
 },
 "CurrencyEntry": {
  "type": "object",
  "description": "A currency of the picker, represented by a country that uses it (spec §3).",
  "additionalProperties": false,
  "required": ["name","code","currency","symbol","image"],
  "properties": {
   "name": {"type":"string","minLength":1,"description":"The country's name."},
   "code": {"$ref":"#/components/schemas/CountryCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "symbol": {"type":"string","minLength":1},
   "image": {"$ref":"#/components/schemas/SafeUrl","description":"The flag."}
  }
 },
 "Country": {
  "type": "object",
  "description": "A country entry of the multi-currency state (spec §3).",
  "additionalProperties": false,
  "required": ["name","code","currency","symbol","image","emoji","unicode"],
  "properties": {
   "name": {"type":"string","minLength":1},
   "code": {"$ref":"#/components/schemas/CountryCode"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "symbol": {"type":"string","minLength":1},
   "image": {"$ref":"#/components/schemas/SafeUrl","description":"The flag."},
   "emoji": {"type":"string","description":"The flag as text."},
   "unicode": {"type":"string","description":"The code points of the emoji, e.g. `U+1F1E9 U+1F1F0`."}
  }
 },
 "ExchangeRates": {
  "type": "object",
  "description": "Units of each currency for one US dollar.",
  "additionalProperties": false,
  "required": ["base","asOf","source","rates"],
  "properties": {
   "base": {"type":"string","const":"USD"},
   "asOf": {"type":"string","minLength":10,"description":"Date or date and time (ISO 8601) of the rates."},
   "source": {"type":"string","minLength":1},
   "rates": {
    "type": "object",
    "propertyNames": {"pattern":"^[A-Z]{3}$"},
    "additionalProperties": {"type":"number","exclusiveMinimum":0}
   }
  }
 },
 "MailedLinkQuestion": {
  "type": "object",
  "additionalProperties": false,
  "required": ["token"],
  "properties": {"token":{"type":"string","minLength":1,"maxLength":200}}
 },
 "MailedLink": {
  "type": "object",
  "additionalProperties": false,
  "required": ["purpose","email","userType","needsPassword","disconnects"],
  "properties": {
   "purpose": {"type":"string","enum":["verify","reset","invite"]},
   "email": {"$ref":"#/components/schemas/EmailAddress"},
   "userType": {"description":"The person's current or future role.","$ref":"#/components/schemas/UserType"},
   "needsPassword": {
    "type": "boolean",
    "description": "True if the link is used with a new password; always, except when it confirms a sign-up in this browser."
   },
   "disconnects": {
    "type": "array",
    "items": {"type":"string"},
    "description": "Names of the social accounts that can sign in until a password is set by this link."
   }
  }
 },
 "MarkupPlace": {
  "type": "object",
  "description": "A city and everything within fifteen miles of its centre.",
  "additionalProperties": false,
  "required": ["name","country","latitude","longitude"],
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 80,
    "description": "Name of the place, as people read it."
   },
   "country": {"$ref":"#/components/schemas/CountryCode"},
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "MarkupAudience": {
  "type": "string",
  "description": "Whom a price is for. Public: everyone without a rule of their own. Member: a traveller who is logged in. Agent: a person of the agency.",
  "enum": ["public","member","agent"]
 },
 "MarkupRule": {
  "type": "object",
  "description": "What is added to the wholesale rate. The most specific rule applies: place before country before everywhere, then one product before all products, then one audience before everyone.",
  "additionalProperties": false,
  "required": ["kind","value"],
  "properties": {
   "product": {"$ref":"#/components/schemas/Product","description":"Without it the rule applies to every product."},
   "country": {
    "$ref": "#/components/schemas/CountryCode",
    "description": "Country of the destination. Without country and place the rule applies everywhere."
   },
   "place": {"$ref":"#/components/schemas/MarkupPlace","description":"The destination. It has its own country."},
   "audience": {
    "$ref": "#/components/schemas/MarkupAudience",
    "description": "Public if absent. A member never pays more than the public."
   },
   "kind": {
    "type": "string",
    "enum": ["percent","fixed"],
    "description": "Percent of the wholesale rate, or an amount for the whole stay, rental, visit or trip."
   },
   "value": {
    "type": "number",
    "minimum": 0,
    "maximum": 100000000,
    "description": "Percent with up to two decimals, at most 100, or an amount in major units of the currency."
   },
   "currency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "description": "Currency of a fixed amount, which is converted into the traveller's currency."
   }
  }
 },
 "AgencyMarkups": {
  "type": "object",
  "additionalProperties": false,
  "required": ["revision","rules","fallback","updatedAt","updatedBy"],
  "properties": {
   "revision": {"type":"integer","minimum":0,"description":"Counts the changes; the next change is based on it."},
   "rules": {"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/MarkupRule"}},
   "fallback": {"$ref":"#/components/schemas/MarkupRule","description":"The markup if no rule applies."},
   "updatedAt": {"type":["string","null"],"format":"date-time","description":"Null before the first change."},
   "updatedBy": {
    "type": ["string","null"],
    "description": "The author of the last change; null for the folder that the agency came from."
   }
  }
 },
 "UpdateMarkupsRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["rules"],
  "properties": {
   "rules": {
    "type": "array",
    "maxItems": 100,
    "items": {"$ref":"#/components/schemas/MarkupRule"},
    "description": "All rules, in display order."
   }
  }
 },
 "TravellerType": {"type":"string","enum":["adult","child","infant"]},
 "TravellerRole": {
  "type": "string",
  "enum": ["lead","driver"],
  "description": "lead: responsible for the group. driver: drives the car."
 },
 "TravellerGroup": {
  "type": "integer",
  "minimum": 1,
  "maximum": 90,
  "description": "The traveller's group: the number of a room, a cabin, a unit or a slice; 1 if there is one group."
 },
 "TravellerAge": {
  "type": "integer",
  "minimum": 0,
  "maximum": 17,
  "description": "Of a child or an infant, on the first day of the item."
 },
 "TravellerField": {
  "type": "string",
  "enum": ["firstName","lastName","email","phone","dateOfBirth","nationality","document"]
 },
 "TravellerRequirement": {
  "type": "object",
  "description": "A person whom the supplier needs to know, with the required details.",
  "additionalProperties": false,
  "required": ["group","type","fields"],
  "properties": {
   "group": {"$ref":"#/components/schemas/TravellerGroup"},
   "type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},
   "age": {"$ref":"#/components/schemas/TravellerAge"},
   "fields": {"type":"array","maxItems":7,"items":{"$ref":"#/components/schemas/TravellerField"}}
  }
 },
 "QuestionCode": {"type":"string","pattern":"^[a-z][a-z0-9_]{1,39}$","x-reason":"must be the code of a question"},
 "ProductQuestion": {
  "type": "object",
  "description": "A question of a product besides names and documents.",
  "additionalProperties": false,
  "required": ["code","of","isRequired"],
  "properties": {
   "code": {"$ref":"#/components/schemas/QuestionCode"},
   "of": {
    "type": "string",
    "enum": ["party","traveller"],
    "description": "party: asked once for the item. traveller: asked for each named person."
   },
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "description": "The supplier's text, if the pages have none for the code."
   },
   "isRequired": {"type":"boolean"},
   "kind": {
    "type": "string",
    "description": "The form of the answer; `text` by default. number, height and weight are whole numbers in `unit`; date is YYYY-MM-DD, time is HH:mm.",
    "enum": ["text","number","height","weight","date","time","flight"]
   },
   "unit": {"type":"string","maxLength":20,"description":"The unit of a number, such as `cm`."},
   "minimum": {"type":"integer"},
   "maximum": {"type":"integer"},
   "askedIf": {
    "type": "object",
    "description": "It is asked, and required, only if an earlier question has one of these answers.",
    "additionalProperties": false,
    "required": ["question","values"],
    "properties": {
     "question": {"$ref":"#/components/schemas/QuestionCode"},
     "values": {"type":"array","minItems":1,"maxItems":60,"items":{"type":"string","minLength":1,"maxLength":120}}
    }
   },
   "choices": {
    "type": "array",
    "minItems": 2,
    "maxItems": 60,
    "items": {"type":"string","minLength":1,"maxLength":120},
    "description": "The only possible answers; omitted if any text is allowed."
   }
  }
 },
 "Answer": {
  "type": "object",
  "additionalProperties": false,
  "required": ["question","value"],
  "properties": {
   "question": {"$ref":"#/components/schemas/QuestionCode"},
   "value": {"type":"string","minLength":1,"maxLength":500}
  }
 },
 "DocumentType": {"type":"string","enum":["passport","identity_card"]},
 "TravelDocument": {
  "type": "object",
  "description": "A traveller's identity document for border control.",
  "additionalProperties": false,
  "required": ["type","number","issuingCountry","expiresOn"],
  "properties": {
   "type": {"$ref":"#/components/schemas/DocumentType"},
   "number": {
    "type": "string",
    "description": "It is never returned.",
    "pattern": "^(?=.*\\d)[A-Z0-9]{5,20}$",
    "x-reason": "must be the number of the document: 5 to 20 capital letters and digits without spaces"
   },
   "issuingCountry": {"$ref":"#/components/schemas/CountryCode"},
   "expiresOn": {"$ref":"#/components/schemas/Date","description":"Its last valid day; not before the item ends."}
  }
 },
 "ShownDocument": {
  "type": "object",
  "description": "A document as the booking's page shows it.",
  "additionalProperties": false,
  "required": ["type","lastCharacters","issuingCountry","expiresOn"],
  "properties": {
   "type": {"$ref":"#/components/schemas/DocumentType"},
   "lastCharacters": {
    "type": "string",
    "pattern": "^[A-Z0-9]{3}$",
    "x-reason": "must be the last three characters of the number",
    "description": "The last characters of the number."
   },
   "issuingCountry": {"$ref":"#/components/schemas/CountryCode"},
   "expiresOn": {"$ref":"#/components/schemas/Date"}
  }
 },
 "Traveller": {
  "type": "object",
  "additionalProperties": false,
  "required": ["group","type","firstName","lastName"],
  "properties": {
   "group": {"$ref":"#/components/schemas/TravellerGroup"},
   "type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "age": {"$ref":"#/components/schemas/TravellerAge"},
   "dateOfBirth": {"$ref":"#/components/schemas/Date"},
   "nationality": {"$ref":"#/components/schemas/CountryCode"},
   "document": {"$ref":"#/components/schemas/TravelDocument"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "Party": {
  "type": "object",
  "description": "The people of one item, with their answers to its questions.",
  "additionalProperties": false,
  "required": ["travellers"],
  "properties": {
   "travellers": {"type":"array","minItems":1,"maxItems":90,"items":{"$ref":"#/components/schemas/Traveller"}},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "AmendedTraveller": {
  "type": "object",
  "description": "A traveller after a change of the item. With `known`, a person who was named before; their names, date of birth and nationality stay, as do omitted fields. Any other person is new and needs all fields.",
  "additionalProperties": false,
  "required": ["group","type"],
  "properties": {
   "known": {
    "type": "integer",
    "minimum": 0,
    "maximum": 89,
    "description": "The person's index in the party of the item, from 0."
   },
   "group": {"$ref":"#/components/schemas/TravellerGroup"},
   "type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "age": {"$ref":"#/components/schemas/TravellerAge"},
   "dateOfBirth": {"$ref":"#/components/schemas/Date"},
   "nationality": {"$ref":"#/components/schemas/CountryCode"},
   "document": {"$ref":"#/components/schemas/TravelDocument"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "AmendedParty": {
  "type": "object",
  "description": "The people of an item after a change. Omitted answers stay as they are.",
  "additionalProperties": false,
  "required": ["travellers"],
  "properties": {
   "travellers": {"type":"array","minItems":1,"maxItems":90,"items":{"$ref":"#/components/schemas/AmendedTraveller"}},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "ShownTraveller": {
  "type": "object",
  "additionalProperties": false,
  "required": ["group","type","firstName","lastName"],
  "properties": {
   "group": {"$ref":"#/components/schemas/TravellerGroup"},
   "type": {"$ref":"#/components/schemas/TravellerType"},
   "role": {"$ref":"#/components/schemas/TravellerRole"},
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "age": {"$ref":"#/components/schemas/TravellerAge"},
   "dateOfBirth": {"$ref":"#/components/schemas/Date"},
   "nationality": {"$ref":"#/components/schemas/CountryCode"},
   "document": {"$ref":"#/components/schemas/ShownDocument"},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "ShownParty": {
  "type": "object",
  "description": "A party as its booking shows it.",
  "additionalProperties": false,
  "required": ["travellers"],
  "properties": {
   "travellers": {"type":"array","maxItems":90,"items":{"$ref":"#/components/schemas/ShownTraveller"}},
   "answers": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/Answer"}}
  }
 },
 "Latitude": {"type":"number","minimum":-90,"maximum":90,"description":"Degrees north of the equator."},
 "Longitude": {"type":"number","minimum":-180,"maximum":180,"description":"Degrees east of Greenwich."},
 "SuggestRequest": {
  "type": "object",
  "description": "What the visitor has typed (spec §7).",
  "additionalProperties": false,
  "required": ["text"],
  "properties": {
   "text": {"type":"string","minLength":1,"maxLength":100},
   "isManageLocation": {
    "type": "boolean",
    "default": false,
    "description": "True if requested by the location manager and not by a search form."
   }
  }
 },
 "PlaceType": {"type":"string","enum":["city","airport"]},
 "Suggestion": {
  "type": "object",
  "description": "One line of a suggestion list; the entry of allData with the same id has the rest.",
  "additionalProperties": false,
  "required": ["id","type","name","label","countryCode","latitude","longitude"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "type": {"$ref":"#/components/schemas/PlaceType"},
   "name": {"type":"string","minLength":1},
   "label": {"type":"string","minLength":1,"description":"Name with its country, e.g. `Lisbon, Portugal`."},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "iata": {"$ref":"#/components/schemas/IataCode"}
  }
 },
 "Place": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","type","name","label","countryCode","country","latitude","longitude","timeZone"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "type": {"$ref":"#/components/schemas/PlaceType"},
   "name": {"type":"string","minLength":1},
   "label": {"type":"string","minLength":1},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},
   "country": {"type":"string","description":"The country's name."},
   "adminCode": {"type":"string","description":"First-level division as GeoNames codes it."},
   "municipality": {"type":"string","description":"The town an airport serves."},
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"},
   "population": {"type":"integer","minimum":0},
   "timeZone": {"type":"string","description":"IANA name."},
   "iata": {"$ref":"#/components/schemas/IataCode"}
  }
 },
 "IataCode": {"type":"string","pattern":"^[A-Z]{3}$","x-reason":"must be an airport code of three capital letters"},
 "AirportEntry": {
  "type": "object",
  "additionalProperties": false,
  "required": ["iata","name","label","municipality","countryCode","country","latitude","longitude"],
  "properties": {
   "iata": {"$ref":"#/components/schemas/IataCode"},
   "name": {"type":"string","minLength":1},
   "label": {"type":"string","minLength":1,"description":"e.g. `Lisbon Airport (LIS), Portugal`."},
   "municipality": {"type":"string"},
   "countryCode": {"$ref":"#/components/schemas/CountryCode"},
   "country": {"type":"string"},
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "CarCountry": {
  "type": "object",
  "additionalProperties": false,
  "required": ["name","code"],
  "properties": {"name":{"type":"string","minLength":1},"code":{"$ref":"#/components/schemas/CountryCode"}}
 },
 "MoneyAmount": {
  "type": "object",
  "additionalProperties": false,
  "required": ["amount","currency"],
  "properties": {
   "amount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "Whole minor units of the currency, such as cents."
   },
   "currency": {"$ref":"#/components/schemas/CurrencyCode"}
  }
 },
 "ChargeCode": {
  "type": "string",
  "description": "The kind of tax or fee.",
  "pattern": "^[a-z][a-z0-9_]{1,39}$",
  "x-reason": "must be the code of a tax or a fee"
 },
 "PriceLine": {
  "type": "object",
  "additionalProperties": false,
  "required": ["code","kind","amount","treatment"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ChargeCode"},
   "kind": {"type":"string","enum":["tax","fee"]},
   "amount": {"type":"integer","minimum":0,"description":"In the price's currency."},
   "treatment": {
    "type": "string",
    "description": "Standard lines take their share of the markup. A pass-through is collected for another party; it takes no markup and its amount is visible to everyone.",
    "enum": ["standard","pass_through"]
   }
  }
 },
 "BreakdownPart": {
  "type": "object",
  "description": "A part of the item's price before taxes and fees.",
  "additionalProperties": false,
  "required": ["label","amount"],
  "properties": {
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "description": "A code with a text in the pages, such as `night`; any other value is shown as it is."
   },
   "date": {"$ref":"#/components/schemas/Date","description":"The local day, if the part is for one day."},
   "amount": {"type":"integer","minimum":0}
  }
 },
 "LocalCharge": {
  "type": "object",
  "description": "An amount paid locally and not here; not part of the total.",
  "additionalProperties": false,
  "required": ["code","amount","currency","estimate"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ChargeCode"},
   "amount": {"type":"integer","minimum":0},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","description":"Local currency."},
   "estimate": {
    "type": ["integer","null"],
    "description": "The approximate amount in the price's currency; null without an exchange rate."
   }
  }
 },
 "PriceStep": {
  "type": "object",
  "description": "One step of a total's calculation.",
  "additionalProperties": false,
  "required": ["step","amount","sum"],
  "properties": {
   "step": {"type":"string","enum":["wholesale","markup","public-price","minimum","rounding"]},
   "amount": {"type":"integer","description":"The amount added or subtracted."},
   "sum": {"type":"integer","description":"The total after the step."}
  }
 },
 "Exchange": {
  "type": "object",
  "description": "The rate for converting the supplier's currency into the price's; fixed with the quote.",
  "additionalProperties": false,
  "required": ["from","rate","asOf"],
  "properties": {
   "from": {"$ref":"#/components/schemas/CurrencyCode"},
   "rate": {"type":"number","exclusiveMinimum":0},
   "asOf": {"type":"string","minLength":10,"description":"Date or time of the rate."}
  }
 },
 "MemberSaving": {
  "type": "integer",
  "minimum": 1,
  "description": "By how much logging in lowers the total, in whole minor units. Only for visitors who are not signed in; absent if members pay the same."
 },
 "PriceSummary": {
  "type": "object",
  "description": "A price without its parts, limited to what the role may see (spec §6), in a currency given next to it. The retail price is total plus saved; the markup is total minus wholesale rate.",
  "additionalProperties": false,
  "required": ["total","saved"],
  "properties": {
   "total": {
    "type": "integer",
    "minimum": 0,
    "description": "'Price to Traveller', in whole minor units; the charged amount."
   },
   "saved": {"type":"integer","minimum":0,"description":"Retail price minus total."},
   "memberSaving": {"$ref":"#/components/schemas/MemberSaving","x-seen-by":"prices.promise"},
   "net": {
    "type": "integer",
    "minimum": 0,
    "description": "'Wholesale Rate'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "dueLocally": {
    "type": "array",
    "maxItems": 40,
    "items": {"$ref":"#/components/schemas/LocalCharge"},
    "description": "Omitted if it equals that of the price next to which this one is shown."
   }
  }
 },
 "ShownPrice": {
  "type": "object",
  "description": "The price of everything requested, limited to what the role may see (spec §6). The total includes every mandatory tax and fee; it is the charged amount.",
  "additionalProperties": false,
  "required": ["currency","total","subtotal","breakdown","priceLines","saved","dueLocally","exchange"],
  "properties": {
   "currency": {"$ref":"#/components/schemas/CurrencyCode"},
   "total": {"type":"integer","minimum":0,"description":"'Price to Traveller', in whole minor units."},
   "subtotal": {
    "type": "integer",
    "minimum": 0,
    "description": "Before taxes and fees. For agents without restrictions, the price lines are the supplier's amounts. For others, each standard line has the same share of the total as of the supplier's price."
   },
   "breakdown": {
    "type": "array",
    "description": "The parts of the subtotal, such as nights; with the price lines they add up to the total. Empty if it has no parts.",
    "maxItems": 400,
    "items": {"$ref":"#/components/schemas/BreakdownPart"}
   },
   "priceLines": {
    "type": "array",
    "description": "Taxes and fees, which are part of the total.",
    "maxItems": 80,
    "items": {"$ref":"#/components/schemas/PriceLine"}
   },
   "dueLocally": {"type":"array","maxItems":40,"items":{"$ref":"#/components/schemas/LocalCharge"}},
   "saved": {"type":"integer","minimum":0,"description":"Retail price minus total."},
   "memberSaving": {"$ref":"#/components/schemas/MemberSaving","x-seen-by":"prices.promise"},
   "retail": {
    "type": "integer",
    "minimum": 0,
    "description": "'Retail Price'; for signed-in callers.",
    "x-seen-by": "prices.savings"
   },
   "net": {
    "type": "integer",
    "minimum": 0,
    "description": "'Wholesale Rate'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "markup": {
    "type": "integer",
    "minimum": 0,
    "description": "'Agency Markup'; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "base": {
    "type": "integer",
    "minimum": 0,
    "description": "The wholesale rate before taxes and fees; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "rule": {
    "$ref": "#/components/schemas/MarkupRule",
    "description": "The markup rule that applied; only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "trace": {
    "type": "array",
    "maxItems": 60,
    "items": {"$ref":"#/components/schemas/PriceStep"},
    "description": "Only for agents without restrictions.",
    "x-seen-by": "prices.agent"
   },
   "exchange": {"$ref":"#/components/schemas/Exchange"}
  }
 },
 "RateKey": {
  "type": "string",
  "description": "Identifies exactly what is sold at one price; opaque.",
  "maxLength": 1200,
  "pattern": "^[A-Za-z0-9_-]{8,1200}$",
  "x-reason": "must be the key of a rate as a search or a page of details gave it"
 },
 "FieldError": {
  "type": "object",
  "additionalProperties": false,
  "required": ["field","reason"],
  "properties": {
   "field": {"type":"string","description":"The place, e.g. `occupancies[0].numOfAdults`."},
   "reason": {"type":"string","description":"The reason, e.g. `must be at most 9`."}
  }
 },
 "ErrorCode": {
  "type": "string",
  "description": "The closed list of problem codes; the same as src/contract/error-codes.ts.",
  "enum": [
   "bad_request",
   "host_malformed",
   "unauthenticated",
   "forbidden",
   "cross_site",
   "account_inactive",
   "agency_inactive",
   "preview_only",
   "preview_over",
   "payment_declined",
   "not_found",
   "agency_not_found",
   "method_not_allowed",
   "password_required",
   "conflict",
   "hold_expired",
   "already_paid",
   "payment_out_of_order",
   "sold_out",
   "price_changed",
   "quote_expired",
   "proposal_over",
   "request_in_flight",
   "precondition_failed",
   "draft_stale",
   "checks_failed",
   "request_timeout",
   "payload_too_large",
   "uri_too_long",
   "unsupported_media_type",
   "validation_failed",
   "idempotency_mismatch",
   "invalid_credentials",
   "token_invalid",
   "precondition_required",
   "rate_limited",
   "headers_too_large",
   "internal_error",
   "upstream_failed",
   "overloaded",
   "mail_unavailable",
   "upstream_timeout",
   "payments_unavailable",
   "supplier_failed",
   "supplier_timeout"
  ]
 },
 "Problem": {
  "type": "object",
  "description": "An error in the form of RFC 9457.",
  "additionalProperties": false,
  "required": ["type","title","status","code","detail"],
  "properties": {
   "type": {"type":"string","description":"An address that names the kind of error, `urn:livery:problem:<code>`."},
   "title": {"type":"string","description":"The kind of error in words; always the same for one code."},
   "status": {"type":"integer","minimum":400,"maximum":599},
   "code": {"$ref":"#/components/schemas/ErrorCode"},
   "detail": {"type":"string","description":"What went wrong this time and how to fix it."},
   "reason": {
    "type": "string",
    "description": "Which of several rules behind one code was broken, as a key for the page's texts.",
    "enum": ["not_listed","overtaken","answered","below_discounts"]
   },
   "instance": {"type":"string","description":"Identifies this occurrence in the logs."},
   "errors": {
    "type": "array",
    "items": {"$ref":"#/components/schemas/FieldError"},
    "description": "The fields that broke a rule."
   }
  }
 },
 "Product": {
  "type": "string",
  "description": "A product, by its name in quotes, bookings, markups and suppliers.",
  "enum": ["hotel","flight","resort","car","activity","cruise"]
 },
 "ActivitySubject": {
  "type": "object",
  "description": "Units of an activity's option at a start time.",
  "additionalProperties": false,
  "required": ["product","activity"],
  "properties": {"product":{"type":"string","enum":["activity"]},"activity":{"$ref":"#/components/schemas/BookedVisit"}}
 },
 "ActivityChange": {
  "type": "object",
  "description": "Another start time or other units of the same option.",
  "additionalProperties": false,
  "required": ["product","slot","units"],
  "properties": {
   "product": {"type":"string","enum":["activity"]},
   "slot": {"$ref":"#/components/schemas/SlotId"},
   "units": {"$ref":"#/components/schemas/UnitsWanted"}
  }
 },
 "BookedVisit": {
  "type": "object",
  "description": "The booked details of an activity.",
  "additionalProperties": false,
  "required": ["activity","option","slot","units","confirmation","policy"],
  "properties": {
   "activity": {"$ref":"#/components/schemas/Activity"},
   "option": {"$ref":"#/components/schemas/ActivityOption"},
   "slot": {"$ref":"#/components/schemas/SlotTime"},
   "units": {"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/components/schemas/BookedUnit"}},
   "confirmation": {
    "type": "string",
    "enum": ["instant","manual"],
    "description": "For this start time at the moment of the quote."
   },
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"},
   "tickets": {
    "type": "array",
    "maxItems": 90,
    "items": {"$ref":"#/components/schemas/Ticket"},
    "description": "Once the supplier has confirmed it."
   }
  }
 },
 "BookedUnit": {
  "type": "object",
  "additionalProperties": false,
  "required": ["unit","kind","count","people"],
  "properties": {
   "unit": {"$ref":"#/components/schemas/UnitId"},
   "kind": {"$ref":"#/components/schemas/UnitKind"},
   "count": {"type":"integer","minimum":1,"maximum":90},
   "people": {"type":"integer","minimum":1,"maximum":20,"description":"People whom one unit admits."}
  }
 },
 "Ticket": {
  "type": "object",
  "description": "What admits one unit, or the whole party if there is one ticket a booking.",
  "additionalProperties": false,
  "required": ["code","format","redeemedAt"],
  "properties": {
   "code": {"type":"string","minLength":4,"maxLength":120,"description":"The text of the code."},
   "format": {"type":"string","enum":["qr","code128","aztec","text"]},
   "kind": {
    "$ref": "#/components/schemas/UnitKind",
    "description": "Of the admitted unit; omitted if it admits the whole party."
   },
   "redeemedAt": {"oneOf":[{"type":"string","format":"date-time"},{"type":"null"}]}
  }
 },
 "CarSubject": {
  "type": "object",
  "description": "A rental of a car.",
  "additionalProperties": false,
  "required": ["product","car"],
  "properties": {"product":{"type":"string","enum":["car"]},"car":{"$ref":"#/components/schemas/BookedRental"}}
 },
 "CarChange": {
  "type": "object",
  "description": "Other times, cover or extras of a rental at the same desks. It is booked anew and the former booking is cancelled.",
  "additionalProperties": false,
  "required": ["product","pickUpAt","dropOffAt","cover","extras"],
  "properties": {
   "product": {"type":"string","enum":["car"]},
   "pickUpAt": {"$ref":"#/components/schemas/LocalMoment"},
   "dropOffAt": {"$ref":"#/components/schemas/LocalMoment"},
   "cover": {"$ref":"#/components/schemas/CoverLevel"},
   "extras": {"$ref":"#/components/schemas/ExtrasWanted"}
  }
 },
 "BookedRental": {
  "type": "object",
  "description": "The booked details of a car.",
  "additionalProperties": false,
  "required": ["rental","cover","extras","payment","policy"],
  "properties": {
   "rental": {"$ref":"#/components/schemas/Rental"},
   "cover": {"$ref":"#/components/schemas/CarCover"},
   "extras": {"type":"array","maxItems":20,"items":{"$ref":"#/components/schemas/BookedExtra"}},
   "payment": {"$ref":"#/components/schemas/CarPayment"},
   "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"}
  }
 },
 "BookedExtra": {
  "type": "object",
  "additionalProperties": false,
  "required": ["code","count"],
  "properties": {
   "code": {"$ref":"#/components/schemas/ExtraCode"},
   "label": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "description": "The supplier's text, if the pages have none for the code."
   },
   "count": {"type":"integer","minimum":1,"maximum":9}
  }
 },
 "HotelSubject": {
  "type": "object",
  "description": "Rooms of a hotel for a stay.",
  "additionalProperties": false,
  "required": ["product","hotel"],
  "properties": {"product":{"type":"string","enum":["hotel"]},"hotel":{"$ref":"#/components/schemas/BookedStay"}}
 },
 "HotelChange": {
  "type": "object",
  "description": "Other dates or guests of a stay, in the same room type and under the same terms if available.",
  "additionalProperties": false,
  "required": ["product","stay","rooms"],
  "properties": {
   "product": {"type":"string","enum":["hotel"]},
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/BookedRoom"}}
  }
 },
 "BookedStay": {
  "type": "object",
  "description": "The booked details of a hotel.",
  "additionalProperties": false,
  "required": ["hotel","room","rate","stay","rooms"],
  "properties": {
   "hotel": {"$ref":"#/components/schemas/Hotel"},
   "room": {"$ref":"#/components/schemas/RoomType"},
   "rate": {
    "type": "object",
    "additionalProperties": false,
    "required": ["board","payment","isRefundable","policy"],
    "properties": {
     "board": {"$ref":"#/components/schemas/BoardType"},
     "payment": {"$ref":"#/components/schemas/RatePayment"},
     "deposit": {"$ref":"#/components/schemas/RateDeposit"},
     "isRefundable": {"type":"boolean"},
     "policy": {"$ref":"#/components/schemas/CancellationPolicyOfRate"}
    }
   },
   "stay": {"$ref":"#/components/schemas/Stay"},
   "rooms": {"type":"array","minItems":1,"maxItems":9,"items":{"$ref":"#/components/schemas/BookedRoom"}}
  }
 },
 "BookedRoom": {
  "type": "object",
  "description": "The guests of a booked room.",
  "additionalProperties": false,
  "required": ["adults","childAges"],
  "properties": {
   "adults": {"type":"integer","minimum":1,"maximum":9},
   "childAges": {"type":"array","maxItems":9,"items":{"type":"integer","minimum":0,"maximum":17}}
  }
 },
 "PhoneNumber": {
  "type": "string",
  "description": "Empty if there is none.",
  "maxLength": 40,
  "pattern": "^(?:\\+?[ ()./-]*(?:[0-9][ ()./-]*){5,15})?$",
  "x-reason": "must be a telephone number of 5 to 15 digits, such as +44 20 7946 0958, or empty"
 },
 "OwnProfile": {
  "type": "object",
  "description": "Spec §3 (User profile), with details that only the person needs.",
  "additionalProperties": false,
  "required": ["id","userType","personal_info","isRewardWalletEnable","phone","language","currency","hasPassword"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "userType": {"$ref":"#/components/schemas/UserType"},
   "personal_info": {"$ref":"#/components/schemas/PersonalInfo"},
   "isRewardWalletEnable": {"type":"boolean"},
   "phone": {"type":"string"},
   "language": {
    "description": "Null if the person has chosen none.",
    "oneOf": [{"$ref":"#/components/schemas/LanguageCode"},{"type":"null"}]
   },
   "hasPassword": {
    "type": "boolean",
    "description": "False for a person who has only ever signed in with an external account, and so has no current password to enter."
   },
   "currency": {
    "description": "Null if the person has chosen none.",
    "oneOf": [{"$ref":"#/components/schemas/CurrencyCode"},{"type":"null"}]
   }
  }
 },
 "UpdateProfileRequest": {
  "type": "object",
  "description": "Omitted fields stay as they are.",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
   "firstName": {"$ref":"#/components/schemas/PersonName"},
   "lastName": {"$ref":"#/components/schemas/PersonName"},
   "phone": {"$ref":"#/components/schemas/PhoneNumber"},
   "language": {
    "description": "Null for the agency's default.",
    "oneOf": [{"$ref":"#/components/schemas/LanguageCode"},{"type":"null"}]
   },
   "currency": {
    "description": "Null for the agency's default.",
    "oneOf": [{"$ref":"#/components/schemas/CurrencyCode"},{"type":"null"}]
   }
  }
 },
 "ProfilePicture": {
  "type": "object",
  "additionalProperties": false,
  "required": ["data"],
  "properties": {
   "data": {
    "type": "string",
    "description": "The picture's bytes in base64, at most 2 MB of them; PNG, JPEG, WebP, GIF or AVIF.",
    "minLength": 1,
    "maxLength": 2796204,
    "pattern": "^[A-Za-z0-9+/]+={0,2}$",
    "x-reason": "must be base64 of at most 2 MB"
   }
  }
 },
 "OwnSession": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","current","createdAt","lastSeenAt","browser","system","device","address"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "current": {"type":"boolean","description":"True for the calling session."},
   "createdAt": {"type":"string","format":"date-time"},
   "lastSeenAt": {"type":"string","format":"date-time","description":"Accurate to five minutes."},
   "browser": {"type":"string","description":"Its name, such as Firefox; empty if unknown."},
   "system": {"type":"string","description":"Such as Windows or Android; empty if unknown."},
   "device": {"type":"string","enum":["phone","tablet","desktop"]},
   "address": {"type":"string","description":"The network of the session, such as 203.0.113.0/24; empty if unknown."}
  }
 },
 "ProposalState": {
  "type": "string",
  "description": "accepted: the client asks the agent to book it. booked: it became a booking. withdrawn: the agent withdrew it.",
  "enum": ["open","accepted","declined","booked","expired","withdrawn"]
 },
 "ProposalClient": {
  "type": "object",
  "description": "The client, as far as the agent has stated it.",
  "additionalProperties": false,
  "required": ["name","email"],
  "properties": {
   "name": {"type":"string","maxLength":120,"description":"Empty if no client is named."},
   "email": {
    "oneOf": [{"$ref":"#/components/schemas/EmailAddress"},{"const":""}],
    "description": "For the agent's own list; holders of the link do not see it."
   }
  }
 },
 "CreateProposalRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["product","rateKey","currency","validUntil","keepsPrice"],
  "properties": {
   "product": {"$ref":"#/components/schemas/Product"},
   "rateKey": {"$ref":"#/components/schemas/RateKey"},
   "currency": {"$ref":"#/components/schemas/CurrencyCode","description":"The currency that the client sees and pays."},
   "shownTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The total that the agent saw; if it has changed, nothing is proposed (price_changed)."
   },
   "client": {"$ref":"#/components/schemas/ProposalClient"},
   "note": {"type":"string","maxLength":2000,"default":"","description":"The agent's note to the client."},
   "validUntil": {
    "$ref": "#/components/schemas/Date",
    "description": "The last day for booking it, by the property's calendar; before the stay and within 60 days."
   },
   "keepsPrice": {
    "type": "boolean",
    "description": "True if the agency guarantees the price until then, while it covers the supplier's; otherwise the price of the day applies."
   }
  }
 },
 "AnswerProposalRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["answer"],
  "properties": {
   "answer": {"type":"string","enum":["accept","decline"]},
   "shownTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The total that the client saw. Required to accept an open proposal; another total stores no answer (price_changed)."
   }
  }
 },
 "Proposal": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "id",
   "state",
   "from",
   "clientName",
   "note",
   "validUntil",
   "expiresAt",
   "keepsPrice",
   "proposedTotal",
   "subject",
   "isSample"
  ],
  "properties": {
   "id": {
    "type": "string",
    "format": "uuid",
    "description": "It cannot be guessed; anyone who has it can read and answer the proposal."
   },
   "state": {"$ref":"#/components/schemas/ProposalState"},
   "from": {"type":"string","description":"Name of the agent."},
   "clientName": {"type":"string","maxLength":120},
   "note": {"type":"string","maxLength":2000},
   "validUntil": {"$ref":"#/components/schemas/Date"},
   "expiresAt": {"type":"string","format":"date-time"},
   "keepsPrice": {"type":"boolean"},
   "proposedTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "acceptedTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The total that the client accepted; omitted if none."
   },
   "subject": {"$ref":"#/components/schemas/ItemSubject"},
   "isSample": {"type":"boolean"},
   "isOwn": {
    "type": "boolean",
    "description": "The caller proposed it, or manages the agency's agents; omitted for everyone else."
   },
   "availability": {
    "type": "string",
    "enum": ["available","price_changed","sold_out"],
    "description": "Current availability; omitted if it can no longer be booked."
   },
   "price": {
    "$ref": "#/components/schemas/ShownPrice",
    "description": "The current price, limited to what the role may see."
   },
   "rateKey": {
    "$ref": "#/components/schemas/RateKey",
    "description": "The key for booking it; omitted if it is sold out or expired."
   }
  }
 },
 "ProposalSummary": {
  "type": "object",
  "description": "A proposal in its agent's list.",
  "additionalProperties": false,
  "required": [
   "id",
   "state",
   "agent",
   "client",
   "product",
   "title",
   "period",
   "proposedTotal",
   "keepsPrice",
   "validUntil",
   "createdAt"
  ],
  "properties": {
   "id": {"type":"string","format":"uuid"},
   "state": {"$ref":"#/components/schemas/ProposalState"},
   "agent": {"type":"string"},
   "client": {"$ref":"#/components/schemas/ProposalClient"},
   "product": {"$ref":"#/components/schemas/Product"},
   "title": {"type":"string","description":"The proposed item, such as the name of a hotel."},
   "period": {"$ref":"#/components/schemas/Stay","description":"First and last day."},
   "proposedTotal": {"$ref":"#/components/schemas/MoneyAmount"},
   "acceptedTotal": {
    "$ref": "#/components/schemas/MoneyAmount",
    "description": "The total that the client accepted; omitted if none."
   },
   "keepsPrice": {"type":"boolean"},
   "validUntil": {"$ref":"#/components/schemas/Date"},
   "createdAt": {"type":"string","format":"date-time"},
   "answeredAt": {"type":"string","format":"date-time"},
   "bookingReference": {"$ref":"#/components/schemas/BookingReference"}
  }
 },
 "ResortId": {
  "type": "string",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$",
  "x-reason": "must be an id of letters, digits, - and _, 64 at most"
 },
 "ResortPoint": {
  "type": "object",
  "additionalProperties": false,
  "required": ["lat","lon"],
  "properties": {"lat":{"$ref":"#/components/schemas/Latitude"},"lon":{"$ref":"#/components/schemas/Longitude"}}
 },
 "ResortSuggestion": {
  "type": "object",
  "additionalProperties": false,
  "required": ["id","name","label","type","latitude","longitude"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ResortId"},
   "name": {"type":"string","minLength":1},
   "label": {"type":"string","minLength":1},
   "type": {"type":"string","enum":["resort","region","subregion","city"]},
   "latitude": {"$ref":"#/components/schemas/Latitude"},
   "longitude": {"$ref":"#/components/schemas/Longitude"}
  }
 },
 "ResortRegion": {
  "type": "object",
  "description": "A region, or, with parent_id, a subregion of one.",
  "additionalProperties": false,
  "required": ["id","name"],
  "properties": {
   "id": {"$ref":"#/components/schemas/ResortId"},
   "name": {"type":"string","minLength":1},
   "parent_id": {"$ref":"#/components/schemas/ResortId"}
  }
 },
 "ReferenceNumber": {
  "type": "string",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9-]{3,39}$",
  "x-reason": "must be a booking reference of 4 to 40 letters, digits and hyphens"
 },
 "ResortHold": {
  "type": "object",
  "additionalProperties": false,
  "required": ["reference_number","status"],
  "properties": {
   "reference_number": {"$ref":"#/components/schemas/ReferenceNumber"},
   "status": {"type":"string","enum":["HOLD","RELEASE","EXPIRED","CONFIRMED"]},
   "expiresAt": {"type":"string","format":"date-time"}
  }
 },
 "ResortAvailability": {
  "type": "object",
  "description": "One unit for one stay.",
  "additionalProperties": false,
  "required": ["unitId","name","bedrooms","sleeps","kitchen","checkin_date","checkout_date","available"],
  "properties": {
   "unitId": {"$ref":"#/components/schemas/ResortId"},
   "name": {"type":"string","minLength":1},
   "bedrooms": {"type":"integer","minimum":0,"maximum":20},
   "sleeps": {"type":"integer","minimum":1,"maximum":40},
   "kitchen": {"type":"string","enum":["none","partial","full"]},
   "checkin_date": {"$ref":"#/components/schemas/Date"},
   "checkout_date": {"$ref":"#/components/schemas/Date"},
   "available": {"type":"integer","minimum":0,"description":"Units left."},
   "rates": {
    "$ref": "#/components/schemas/Rates",
    "description": "Omitted for a visitor who may not see prices (spec §6).",
    "x-seen-by": "prices.see"
   }
  }
 },
 "MediaAddress": {
  "type": "string",
  "description": "The address of a stored picture of the agency.",
  "pattern": "^/media/[0-9a-f]{16}\\.(?:svg|webp|png|jpg|avif)$",
  "x-reason": "must be the address of a picture that was stored for this agency"
 },
 "HtmlText": {"type":"string","description":"HTML; sanitised on storing.","maxLength":60000},
 "Settings": {
  "type": "object",
  "description": "An agency's settings and content, as in tenants/<slug>/tenant.json, with picture addresses and HTML instead of file names.",
  "additionalProperties": false,
  "required": ["agency","navigation"],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "The schema of this file, for editors: ../../src/contract/tenant.schema.json"
   },
   "hosts": {
    "type": "array",
    "description": "Host names, without port, of this agency. In demo and development <slug>.localhost is added.",
    "maxItems": 20,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
     "maxLength": 253,
     "x-reason": "must be a lower-case host name with a dot and without port, such as travel.example"
    },
    "default": []
   },
   "canonicalHost": {
    "type": "string",
    "maxLength": 253,
    "pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
    "x-reason": "must be a lower-case host name with a dot and without port, such as travel.example",
    "description": "The one of `hosts` for search engines and shared links. If omitted, the first."
   },
   "agency": {"$ref":"#/components/schemas/AgencySettingsInPlace"},
   "navigation": {
    "type": "array",
    "description": "The header's navigation, in order.",
    "maxItems": 12,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["label","path"],
     "properties": {
      "label": {
       "type": "string",
       "minLength": 1,
       "pattern": "\\S",
       "x-reason": "must not be empty",
       "maxLength": 40,
       "description": "'Book Now' takes the path of the first active service (spec §2.6)."
      },
      "path": {"$ref":"#/components/schemas/SafeUrl"}
     }
    }
   },
   "about": {"$ref":"#/components/schemas/AboutSettingsInPlace"},
   "faq": {"$ref":"#/components/schemas/FaqSettings"},
   "currencies": {
    "type": "array",
    "description": "Currencies of the picker; all with a known rate if omitted.",
    "minItems": 1,
    "maxItems": 60,
    "uniqueItems": true,
    "items": {"$ref":"#/components/schemas/CurrencyCode"}
   },
   "destinations": {
    "type": "array",
    "maxItems": 60,
    "items": {"$ref":"#/components/schemas/DestinationSettings"},
    "default": []
   },
   "wording": {"$ref":"#/components/schemas/WordingSettings","default":{}},
   "agencyTerms": {
    "type": "array",
    "maxItems": 20,
    "items": {"$ref":"#/components/schemas/AgencyTermsSettingsInPlace"},
    "default": []
   },
   "cancellationPolicies": {"$ref":"#/components/schemas/CancellationPolicySettingsInPlace","default":{}},
   "posts": {
    "type": "array",
    "maxItems": 200,
    "items": {"$ref":"#/components/schemas/PostSettingsInPlace"},
    "default": [],
    "description": "Articles of the blog, in any order."
   },
   "links": {
    "type": "array",
    "maxItems": 500,
    "items": {"$ref":"#/components/schemas/LinkSettings"},
    "default": [],
    "description": "Links that the agency publishes in mails and on paper."
   },
   "markups": {
    "type": "array",
    "maxItems": 100,
    "items": {"$ref":"#/components/schemas/MarkupRule"},
    "default": [],
    "description": "The agency's markup rules, until its people change them at /settings/agency."
   },
   "identityProviders": {
    "type": "array",
    "maxItems": 10,
    "items": {"$ref":"#/components/schemas/IdentityProviderSettings"},
    "default": [],
    "description": "Providers by which people sign in with another account. Their addresses and client ids stay on the server."
   },
   "suppliers": {"$ref":"#/components/schemas/SupplierChoice","default":{}}
  }
 },
 "SupportRequest": {
  "type": "object",
  "additionalProperties": false,
  "required": ["subject","message"],
  "properties": {
   "subject": {
    "type": "string",
    "minLength": 1,
    "maxLength": 150,
    "pattern": "^[^\\p{Cc}\\u2028\\u2029]*\\S[^\\p{Cc}\\u2028\\u2029]*$",
    "x-reason": "must be one line of 1 to 150 characters"
   },
   "message": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "\\S",
    "x-reason": "must be a text of 1 to 4000 characters"
   }
  }
 },
 "PictureFile": {
  "type": "string",
  "description": "A file in the tenant's folder, next to tenant.json.",
  "pattern": "^\\./[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*$",
  "x-reason": "must name a file in the tenant's folder, such as ./logo.svg, without ..",
  "maxLength": 200
 },
 "HtmlFile": {
  "type": "string",
  "description": "A file in the tenant's folder, next to tenant.json.",
  "pattern": "^\\./[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*$",
  "x-reason": "must name a file in the tenant's folder, such as ./logo.svg, without ..",
  "maxLength": 200
 },
 "HtmlAnswer": {"type":"string","maxLength":4000,"description":"HTML; sanitised on storing."},
 "AgencySettings": {
  "type": "object",
  "description": "The agency's data as its owner writes it. The names are those of Agency. Files replace addresses, and omitted fields have defaults.",
  "additionalProperties": false,
  "required": [
   "agencyName",
   "logo",
   "logoMobile",
   "favicon",
   "metaData",
   "defaultLanguage",
   "defaultCountry",
   "primaryColor",
   "bookingMenuItemOptions",
   "home"
  ],
  "properties": {
   "agencyName": {
    "$ref": "#/components/schemas/Agency/properties/agencyName",
    "description": "The agency's name as visitors read it."
   },
   "logo": {"$ref":"#/components/schemas/PictureFile","description":"Logo of wide screens, an SVG or picture file."},
   "logoMobile": {"$ref":"#/components/schemas/PictureFile","description":"Logo of narrow screens."},
   "favicon": {"$ref":"#/components/schemas/PictureFile","description":"Icon of the browser tab."},
   "metaData": {"$ref":"#/components/schemas/MetaData","description":"Head of the document."},
   "status": {
    "type": "string",
    "enum": ["Active","Inactive"],
    "default": "Active",
    "description": "Inactive blocks the site with a modal (spec §2.1); the agency's people still sign in and work."
   },
   "defaultLanguage": {"$ref":"#/components/schemas/LanguageCode","description":"Language of a first visit."},
   "defaultCountry": {
    "$ref": "#/components/schemas/CountryCode",
    "description": "Country assumed until the visitor chooses."
   },
   "primaryColor": {
    "$ref": "#/components/schemas/HexColor",
    "description": "The brand's colour; everything else is derived from it."
   },
   "isSubscribed": {
    "type": "boolean",
    "default": true,
    "description": "For an unsubscribed agency the logo leads its owner to the subscription page."
   },
   "returnUrl": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(|https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-reason": "must be an https address, a path on this site that begins with one slash, or empty",
    "default": "",
    "description": "The target of links that leave the site: an https address, a same-site path, or empty."
   },
   "sso": {
    "$ref": "#/components/schemas/Sso",
    "default": {"isSSOEnabled":false,"isDirectLoginAllowedForSSOUsers":false},
    "description": "Single sign-on."
   },
   "allowNonLoginFlow": {
    "type": "boolean",
    "default": true,
    "description": "Visitors see prices without signing in; otherwise 'Reveal Price'."
   },
   "isHideLoginOption": {"type":"boolean","default":false,"description":"Hides the login button."},
   "isHideSignupOption": {"type":"boolean","default":false,"description":"Hides the sign-up button."},
   "hideHeaderforDealProposal": {
    "type": "boolean",
    "default": false,
    "description": "Hides header items from anonymous visitors on deal and proposal links."
   },
   "displayTopDestinations": {
    "type": "boolean",
    "default": false,
    "description": "Publishes /destination and /top-destination."
   },
   "bookingMenuItemOptions": {
    "$ref": "#/components/schemas/Agency/properties/bookingMenuItemOptions",
    "description": "The engines that the agency offers; omitted ones are not sold."
   },
   "currentPaymentGateway": {
    "type": "string",
    "enum": ["sandbox","stripe"],
    "default": "sandbox",
    "description": "The gateway of payments; sandbox takes no money."
   },
   "privacyPolicy": {"$ref":"#/components/schemas/HtmlFile","description":"Privacy policy, an HTML file."},
   "cookiesPolicy": {"$ref":"#/components/schemas/HtmlFile","description":"Cookies policy, an HTML file."},
   "disclaimer": {"$ref":"#/components/schemas/HtmlFile","description":"Disclaimer, an HTML file."},
   "userTermsAndConditions": {
    "$ref": "#/components/schemas/HtmlFile",
    "description": "Terms and conditions for travellers, an HTML file."
   },
   "socialLinks": {"$ref":"#/components/schemas/SocialLinks","default":{},"description":"Links in the footer."},
   "contactPhoneNumber": {
    "type": "string",
    "maxLength": 32,
    "pattern": "^[\\p{L}\\p{Nd}+() .,/#*-]*$",
    "x-reason": "must be a phone number of digits, letters, spaces and + ( ) . , / # * -, or empty",
    "default": "",
    "description": "Support phone number, as visitors read it."
   },
   "contactEmailId": {
    "type": "string",
    "maxLength": 254,
    "pattern": "^$|^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
    "x-reason": "must be an email address, or empty",
    "default": "",
    "description": "Support email address, or empty."
   },
   "displaySupportPhoneFooter": {"type":"boolean","default":true,"description":"Shows the phone number in the footer."},
   "displayAddressFooter": {"type":"boolean","default":true,"description":"Shows the address in the footer."},
   "addressLine1": {"type":"string","maxLength":120,"default":"","description":"Street and number."},
   "city": {"type":"string","maxLength":80,"default":"","description":"Town of the address."},
   "state": {"type":"string","maxLength":80,"default":"","description":"State or region of the address."},
   "country": {"type":"string","maxLength":80,"default":"","description":"Country of the address, by name."},
   "zipCode": {"type":"string","maxLength":20,"default":"","description":"Postal code of the address."},
   "timeZone": {
    "$ref": "#/components/schemas/TimeZone",
    "description": "The time zone of the agency's times, such as the start of a plan. If omitted, that of its town."
   },
   "analytics": {
    "$ref": "#/components/schemas/Analytics",
    "default": {"isEnabled":false},
    "description": "Third-party measurement."
   },
   "showAcceptedPayments": {
    "type": "boolean",
    "default": true,
    "description": "Shows the row of accepted payments in the footer."
   },
   "savingsPopup": {
    "type": "boolean",
    "default": true,
    "description": "Shows 'Unlock instant savings by signing in' to anonymous visitors."
   },
   "supportMode": {
    "type": "string",
    "enum": ["page","chat"],
    "default": "page",
    "description": "'chat' makes the support entry read 'Help' and open the chat widget."
   },
   "defaultCurrency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "description": "Currency of prices until the visitor chooses one. If omitted, that of the default country."
   },
   "isPlatformBrand": {
    "type": "boolean",
    "default": false,
    "description": "The platform's own brand never shows a sign-up button."
   },
   "analyticsConsentRegions": {
    "$ref": "#/components/schemas/Agency/properties/analyticsConsentRegions",
    "default": [],
    "description": "Countries whose visitors are asked for consent before measurement."
   },
   "thirdParties": {
    "$ref": "#/components/schemas/Agency/properties/thirdParties",
    "default": [],
    "description": "Script origins that pages naming them may load."
   },
   "chatWidget": {"$ref":"#/components/schemas/ChatWidget","description":"The support chat."},
   "academyUrl": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(|https://[^\\s\\\\]+)$",
    "x-reason": "must be an https address, or empty",
    "default": "",
    "description": "Address of the agents' academy. Their menu leads there by /academy, which appends a token."
   },
   "theme": {
    "$ref": "#/components/schemas/ThemeInput",
    "default": {},
    "description": "The brand's choices besides its colour."
   },
   "home": {"$ref":"#/components/schemas/HomeContent","description":"The home page's hero."},
   "languages": {
    "$ref": "#/components/schemas/Agency/properties/languages",
    "description": "Languages of the picker, in order; all nine if omitted."
   }
  }
 },
 "AboutSettings": {
  "type": "object",
  "description": "The About page; without it there is none.",
  "additionalProperties": false,
  "required": ["isEnabled","title","content"],
  "properties": {
   "isEnabled": {"type":"boolean","description":"Whether the page exists."},
   "title": {"type":"string","maxLength":80,"description":"The heading of the page."},
   "image": {"$ref":"#/components/schemas/PictureFile","description":"A picture file."},
   "content": {"$ref":"#/components/schemas/HtmlFile","description":"An HTML file."}
  }
 },
 "FaqSettings": {
  "type": "object",
  "description": "The FAQ page; without it there is none.",
  "additionalProperties": false,
  "required": ["isEnabled","title","headerMessage","questions"],
  "properties": {
   "isEnabled": {"type":"boolean","description":"Whether the page exists."},
   "title": {"type":"string","maxLength":80,"description":"The heading of the page."},
   "headerMessage": {"type":"string","maxLength":300,"description":"The sentence below the heading."},
   "questions": {
    "type": "array",
    "description": "Questions and their answers, in order.",
    "maxItems": 100,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["question","answer"],
     "properties": {
      "question": {"type":"string","maxLength":300,"description":"The question, as a visitor would ask it."},
      "answer": {"$ref":"#/components/schemas/HtmlAnswer"}
     }
    }
   }
  }
 },
 "DestinationSettings": {
  "type": "object",
  "description": "A destination of the agency at /destination and /top-destination.",
  "additionalProperties": false,
  "required": ["name","country","latitude","longitude","summary","scene"],
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 80,
    "description": "Name of the place, as visitors read it."
   },
   "country": {"$ref":"#/components/schemas/CountryCode","description":"Country of the place, ISO 3166-1 alpha-2."},
   "latitude": {"type":"number","minimum":-90,"maximum":90,"description":"Degrees north of the equator."},
   "longitude": {"type":"number","minimum":-180,"maximum":180,"description":"Degrees east of Greenwich."},
   "summary": {"type":"string","maxLength":300,"description":"A sentence or two on its card."},
   "scene": {"$ref":"#/components/schemas/HomeContent/properties/scene"},
   "isTop": {"type":"boolean","default":false,"description":"Shows it at /top-destination."},
   "isHiddenGem": {"type":"boolean","default":false,"description":"Shows it at /hidden-gems-round-the-world."}
  }
 },
 "AgencyTermsSettings": {
  "type": "object",
  "description": "Additional terms of the agency, such as those for groups, at /agency-terms-and-conditions/{id}.",
  "additionalProperties": false,
  "required": ["id","title","content"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug","description":"The last part of its address."},
   "title": {
    "$ref": "#/components/schemas/AgencyTermsSummary/properties/title",
    "description": "The heading of the page, and the text of links to it."
   },
   "content": {"$ref":"#/components/schemas/HtmlFile","description":"An HTML file."}
  }
 },
 "CancellationPolicySettings": {
  "type": "object",
  "description": "The agency's conditions for cancelling a cruise, one HTML file for each cruise line.",
  "additionalProperties": false,
  "properties": {
   "royal-caribbean": {"$ref":"#/components/schemas/HtmlFile"},
   "carnival": {"$ref":"#/components/schemas/HtmlFile"},
   "mcl": {"$ref":"#/components/schemas/HtmlFile"},
   "celebrity": {"$ref":"#/components/schemas/HtmlFile"},
   "disney": {"$ref":"#/components/schemas/HtmlFile"}
  }
 },
 "PostSettings": {
  "type": "object",
  "description": "An article of the blog.",
  "additionalProperties": false,
  "required": ["slug","title","summary","scene","publishedOn","content"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/Slug","description":"Its address: /blog?id=<slug>."},
   "title": {"$ref":"#/components/schemas/PostSummary/properties/title","description":"The heading of the article."},
   "summary": {"$ref":"#/components/schemas/PostSummary/properties/summary"},
   "scene": {
    "type": "string",
    "description": "The subject of its picture.",
    "enum": [
     "beach",
     "old-town",
     "skyline",
     "mountain",
     "desert",
     "harbour",
     "forest",
     "lake",
     "vineyard",
     "ship",
     "apartment",
     "pool",
     "museum",
     "market",
     "kayak",
     "hike",
     "balloon",
     "diving",
     "night-walk",
     "boat-trip",
     "ski"
    ]
   },
   "timeOfDay": {"$ref":"#/components/schemas/HomeContent/properties/timeOfDay"},
   "climate": {
    "type": "string",
    "enum": ["tropical","mediterranean","arid","temperate","nordic","alpine"],
    "description": "Plants and roofs of the picture; if omitted, the slug decides."
   },
   "publishedOn": {
    "$ref": "#/components/schemas/PostSummary/properties/publishedOn",
    "description": "The date of the article. Articles are ordered by it."
   },
   "author": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 80,
    "description": "Name of the author."
   },
   "content": {"$ref":"#/components/schemas/HtmlFile","description":"An HTML file."}
  }
 },
 "WordingSettings": {
  "type": "object",
  "description": "Texts that replace those of the interface, by language and key. Keys are those of the text files (`deals.heading`). If two parts have the same key, put the part before it (`seo/destinations.heading`).",
  "additionalProperties": false,
  "properties": {
   "en": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "pt": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "es": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "da": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "no": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "de": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "ar": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "fr": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   },
   "sv": {
    "type": "object",
    "description": "Texts of one language, by the key of the text that they replace.",
    "maxProperties": 400,
    "additionalProperties": {"type":"string","maxLength":2000}
   }
  }
 },
 "IdentityProviderSettings": {
  "type": "object",
  "description": "A provider by which people of the agency, or travellers, sign in (OpenID Connect). Its secret, if it has one, comes from the environment: LIVERY_OIDC_SECRET_<SLUG>_<ID>.",
  "additionalProperties": false,
  "required": ["id","kind","name","issuer","clientId"],
  "properties": {
   "id": {"$ref":"#/components/schemas/IdentityProvider/properties/id"},
   "kind": {"$ref":"#/components/schemas/IdentityProvider/properties/kind"},
   "name": {"$ref":"#/components/schemas/IdentityProvider/properties/name"},
   "issuer": {
    "type": "string",
    "description": "The issuer as the provider writes it. Its settings are read from /.well-known/openid-configuration below it.",
    "maxLength": 500,
    "pattern": "^(?:https://[^\\s\\\\?#@]+|http://(?:[a-z0-9-]+\\.)*localhost(?::[0-9]{1,5})?(?:/[^\\s\\\\?#@]*)?)$",
    "x-reason": "must be an https address without user, query or fragment, such as https://login.example.com; http is for localhost, in demo and development only"
   },
   "clientId": {
    "type": "string",
    "description": "The provider's id for this agency's site.",
    "minLength": 1,
    "maxLength": 255,
    "pattern": "^[!-~]+$",
    "x-reason": "must be the client id that the provider gave, without spaces"
   },
   "scopes": {
    "type": "array",
    "description": "The scopes that are requested. openid is always one of them.",
    "minItems": 1,
    "maxItems": 10,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "maxLength": 100,
     "pattern": "^[!#-\\[\\]-~]+$",
     "x-reason": "must be the name of a scope, without spaces"
    },
    "default": ["openid","email","profile"]
   },
   "trustsEmail": {
    "type": "boolean",
    "description": "Only for the agency's own single sign-on (kind sso). Its people's addresses count as verified even if the provider sends no email_verified, as company directories do. An address that it calls unverified stays unverified. Without this setting, the provider must call an address verified before its holder can use the account or accept an invitation."
   }
  }
 },
 "LinkSettings": {
  "type": "object",
  "description": "A link that the agency publishes. /url/{id} leads to its target, /deal-link?dealLinkId={id} opens it as a deal.",
  "additionalProperties": false,
  "required": ["id","to"],
  "properties": {
   "id": {"$ref":"#/components/schemas/LinkId"},
   "to": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(https://[^\\s\\\\]+|/(?![/\\\\])(?!(?:[uU][rR][lL]|[dD][eE][aA][lL]-[lL][iI][nN][kK])(?:[/?#]|$))[^\\s\\\\]*)$",
    "x-reason": "must be an https address or a path on this site that is no stored link: one stored link (/url/… or /deal-link) must not lead to another or to itself",
    "description": "The target: an https address or a path on this site."
   },
   "expiresOn": {
    "type": "string",
    "format": "date",
    "description": "The last day on which it works, in UTC. After that it leads to /expiry."
   }
  }
 },
 "SupplierChoice": {
  "type": "object",
  "description": "The supplier of each product. An omitted product comes from the first supplier that has it.",
  "additionalProperties": false,
  "properties": {
   "hotel": {
    "type": "string",
    "description": "The name of a supplier that this deployment connects, such as sample.",
    "examples": ["sample"],
    "pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "flight": {
    "type": "string",
    "description": "The name of a supplier that this deployment connects, such as sample.",
    "examples": ["sample"],
    "pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "resort": {
    "type": "string",
    "description": "The name of a supplier that this deployment connects, such as sample.",
    "examples": ["sample"],
    "pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "car": {
    "type": "string",
    "description": "The name of a supplier that this deployment connects, such as sample.",
    "examples": ["sample"],
    "pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "activity": {
    "type": "string",
    "description": "The name of a supplier that this deployment connects, such as sample.",
    "examples": ["sample"],
    "pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   },
   "cruise": {
    "type": "string",
    "description": "The name of a supplier that this deployment connects, such as sample.",
    "examples": ["sample"],
    "pattern": "^[a-z][a-z0-9-]{0,39}$",
    "x-reason": "must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first"
   }
  }
 },
 "Tenant": {
  "type": "object",
  "description": "One agency - its settings and its content.",
  "additionalProperties": false,
  "required": ["agency","navigation"],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "The schema of this file, for editors: ../../src/contract/tenant.schema.json"
   },
   "hosts": {
    "type": "array",
    "description": "Host names, without port, of this agency. In demo and development <slug>.localhost is added.",
    "maxItems": 20,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
     "maxLength": 253,
     "x-reason": "must be a lower-case host name with a dot and without port, such as travel.example"
    },
    "default": []
   },
   "canonicalHost": {
    "type": "string",
    "maxLength": 253,
    "pattern": "^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
    "x-reason": "must be a lower-case host name with a dot and without port, such as travel.example",
    "description": "The one of `hosts` for search engines and shared links. If omitted, the first."
   },
   "agency": {"$ref":"#/components/schemas/AgencySettings"},
   "navigation": {
    "type": "array",
    "description": "The header's navigation, in order.",
    "maxItems": 12,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": ["label","path"],
     "properties": {
      "label": {
       "type": "string",
       "minLength": 1,
       "pattern": "\\S",
       "x-reason": "must not be empty",
       "maxLength": 40,
       "description": "'Book Now' takes the path of the first active service (spec §2.6)."
      },
      "path": {"$ref":"#/components/schemas/SafeUrl"}
     }
    }
   },
   "about": {"$ref":"#/components/schemas/AboutSettings"},
   "faq": {"$ref":"#/components/schemas/FaqSettings"},
   "currencies": {
    "type": "array",
    "description": "Currencies of the picker; all with a known rate if omitted.",
    "minItems": 1,
    "maxItems": 60,
    "uniqueItems": true,
    "items": {"$ref":"#/components/schemas/CurrencyCode"}
   },
   "destinations": {
    "type": "array",
    "maxItems": 60,
    "items": {"$ref":"#/components/schemas/DestinationSettings"},
    "default": []
   },
   "wording": {"$ref":"#/components/schemas/WordingSettings","default":{}},
   "agencyTerms": {
    "type": "array",
    "maxItems": 20,
    "items": {"$ref":"#/components/schemas/AgencyTermsSettings"},
    "default": []
   },
   "cancellationPolicies": {"$ref":"#/components/schemas/CancellationPolicySettings","default":{}},
   "posts": {
    "type": "array",
    "maxItems": 200,
    "items": {"$ref":"#/components/schemas/PostSettings"},
    "default": [],
    "description": "Articles of the blog, in any order."
   },
   "links": {
    "type": "array",
    "maxItems": 500,
    "items": {"$ref":"#/components/schemas/LinkSettings"},
    "default": [],
    "description": "Links that the agency publishes in mails and on paper."
   },
   "markups": {
    "type": "array",
    "maxItems": 100,
    "items": {"$ref":"#/components/schemas/MarkupRule"},
    "default": [],
    "description": "The agency's markup rules, until its people change them at /settings/agency."
   },
   "identityProviders": {
    "type": "array",
    "maxItems": 10,
    "items": {"$ref":"#/components/schemas/IdentityProviderSettings"},
    "default": [],
    "description": "Providers by which people sign in with another account. Their addresses and client ids stay on the server."
   },
   "suppliers": {"$ref":"#/components/schemas/SupplierChoice","default":{}}
  }
 },
 "UserType": {"type":"string","enum":["Traveller","AgencyOwner","Admin","SalesAgent"]},
 "Session": {
  "type": "object",
  "description": "What the browser knows about the current user. The token stays in the cookie.",
  "additionalProperties": false,
  "required": ["signedIn","isTravelAgent","isRestrictedAgent"],
  "properties": {
   "signedIn": {"type":"boolean"},
   "isTravelAgent": {"type":"boolean"},
   "isRestrictedAgent": {"type":"boolean"},
   "userType": {"$ref":"#/components/schemas/UserType"},
   "firstName": {"type":"string"},
   "lastName": {"type":"string"},
   "email": {"type":"string"},
   "currency": {"description":"The user's preferred currency, if any.","$ref":"#/components/schemas/CurrencyCode"},
   "profileImage": {"$ref":"#/components/schemas/SafeUrl"},
   "isRewardWalletEnable": {"type":"boolean","description":"Shows the wallet (spec §6)."},
   "keptBy": {
    "type": "string",
    "enum": ["operator"],
    "description": "Set if another system stores the account; profile, sessions and agents are then managed there."
   }
  }
 },
 "Credits": {
  "type": "object",
  "additionalProperties": false,
  "required": ["amount","currency"],
  "properties": {"amount":{"type":"number"},"currency":{"$ref":"#/components/schemas/CurrencyCode"}}
 },
 "PersonalInfo": {
  "type": "object",
  "additionalProperties": false,
  "required": ["first_name","last_name","email"],
  "properties": {
   "first_name": {"type":"string"},
   "last_name": {"type":"string"},
   "email": {"$ref":"#/components/schemas/EmailAddress"},
   "profile_image": {"$ref":"#/components/schemas/SafeUrl"},
   "credits": {"$ref":"#/components/schemas/Credits"}
  }
 },
 "UserProfile": {
  "type": "object",
  "description": "Spec §3.",
  "additionalProperties": false,
  "required": ["id","userType","personal_info","isRewardWalletEnable"],
  "properties": {
   "id": {"type":"string","minLength":1},
   "userType": {"$ref":"#/components/schemas/UserType"},
   "personal_info": {"$ref":"#/components/schemas/PersonalInfo"},
   "isRewardWalletEnable": {"type":"boolean"}
  }
 },
 "EmailAddress": {
  "type": "string",
  "maxLength": 254,
  "pattern": "^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$",
  "x-reason": "must be an email address"
 },
 "Login": {
  "type": "object",
  "additionalProperties": false,
  "required": ["email","password"],
  "properties": {
   "email": {"$ref":"#/components/schemas/EmailAddress"},
   "password": {"type":"string","minLength":1,"maxLength":200}
  }
 },
 "IdentityProvider": {
  "type": "object",
  "description": "An external sign-in provider of the agency (OpenID Connect). It starts at /sso/start?provider={id}.",
  "additionalProperties": false,
  "required": ["id","name","kind"],
  "properties": {
   "id": {
    "type": "string",
    "description": "Its name in addresses and in the environment.",
    "pattern": "^[a-z][a-z0-9]{0,30}$",
    "x-reason": "must be up to 31 of a-z and 0-9, a letter first"
   },
   "name": {"type":"string","minLength":1,"maxLength":40,"description":"Its display name: Continue with <name>."},
   "kind": {
    "type": "string",
    "enum": ["sso","social"],
    "description": "sso: the agency's own single sign-on, which knows its people. social: an account that anyone can have."
   }
  }
 },
 "AgencySettingsInPlace": {
  "type": "object",
  "description": "The agency's data as its owner writes it. The names are those of Agency. Files replace addresses, and omitted fields have defaults.",
  "additionalProperties": false,
  "required": [
   "agencyName",
   "logo",
   "logoMobile",
   "favicon",
   "metaData",
   "defaultLanguage",
   "defaultCountry",
   "primaryColor",
   "bookingMenuItemOptions",
   "home"
  ],
  "properties": {
   "agencyName": {
    "$ref": "#/components/schemas/Agency/properties/agencyName",
    "description": "The agency's name as visitors read it."
   },
   "logo": {"$ref":"#/components/schemas/MediaAddress","description":"Logo of wide screens, an SVG or picture file."},
   "logoMobile": {"$ref":"#/components/schemas/MediaAddress","description":"Logo of narrow screens."},
   "favicon": {"$ref":"#/components/schemas/MediaAddress","description":"Icon of the browser tab."},
   "metaData": {"$ref":"#/components/schemas/MetaData","description":"Head of the document."},
   "status": {
    "type": "string",
    "enum": ["Active","Inactive"],
    "default": "Active",
    "description": "Inactive blocks the site with a modal (spec §2.1); the agency's people still sign in and work."
   },
   "defaultLanguage": {"$ref":"#/components/schemas/LanguageCode","description":"Language of a first visit."},
   "defaultCountry": {
    "$ref": "#/components/schemas/CountryCode",
    "description": "Country assumed until the visitor chooses."
   },
   "primaryColor": {
    "$ref": "#/components/schemas/HexColor",
    "description": "The brand's colour; everything else is derived from it."
   },
   "isSubscribed": {
    "type": "boolean",
    "default": true,
    "description": "For an unsubscribed agency the logo leads its owner to the subscription page."
   },
   "returnUrl": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(|https://[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-reason": "must be an https address, a path on this site that begins with one slash, or empty",
    "default": "",
    "description": "The target of links that leave the site: an https address, a same-site path, or empty."
   },
   "sso": {
    "$ref": "#/components/schemas/Sso",
    "default": {"isSSOEnabled":false,"isDirectLoginAllowedForSSOUsers":false},
    "description": "Single sign-on."
   },
   "allowNonLoginFlow": {
    "type": "boolean",
    "default": true,
    "description": "Visitors see prices without signing in; otherwise 'Reveal Price'."
   },
   "isHideLoginOption": {"type":"boolean","default":false,"description":"Hides the login button."},
   "isHideSignupOption": {"type":"boolean","default":false,"description":"Hides the sign-up button."},
   "hideHeaderforDealProposal": {
    "type": "boolean",
    "default": false,
    "description": "Hides header items from anonymous visitors on deal and proposal links."
   },
   "displayTopDestinations": {
    "type": "boolean",
    "default": false,
    "description": "Publishes /destination and /top-destination."
   },
   "bookingMenuItemOptions": {
    "$ref": "#/components/schemas/Agency/properties/bookingMenuItemOptions",
    "description": "The engines that the agency offers; omitted ones are not sold."
   },
   "currentPaymentGateway": {
    "type": "string",
    "enum": ["sandbox","stripe"],
    "default": "sandbox",
    "description": "The gateway of payments; sandbox takes no money."
   },
   "privacyPolicy": {"$ref":"#/components/schemas/HtmlText","description":"Privacy policy, an HTML file."},
   "cookiesPolicy": {"$ref":"#/components/schemas/HtmlText","description":"Cookies policy, an HTML file."},
   "disclaimer": {"$ref":"#/components/schemas/HtmlText","description":"Disclaimer, an HTML file."},
   "userTermsAndConditions": {
    "$ref": "#/components/schemas/HtmlText",
    "description": "Terms and conditions for travellers, an HTML file."
   },
   "socialLinks": {"$ref":"#/components/schemas/SocialLinks","default":{},"description":"Links in the footer."},
   "contactPhoneNumber": {
    "type": "string",
    "maxLength": 32,
    "pattern": "^[\\p{L}\\p{Nd}+() .,/#*-]*$",
    "x-reason": "must be a phone number of digits, letters, spaces and + ( ) . , / # * -, or empty",
    "default": "",
    "description": "Support phone number, as visitors read it."
   },
   "contactEmailId": {
    "type": "string",
    "maxLength": 254,
    "pattern": "^$|^[^@\\s\\p{Cc}\"(),:;<>\\[\\\\\\]]+@[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+(?:\\.[^@\\s.\\p{Cc}\"(),:;<>\\[\\\\\\]]+)+$",
    "x-reason": "must be an email address, or empty",
    "default": "",
    "description": "Support email address, or empty."
   },
   "displaySupportPhoneFooter": {"type":"boolean","default":true,"description":"Shows the phone number in the footer."},
   "displayAddressFooter": {"type":"boolean","default":true,"description":"Shows the address in the footer."},
   "addressLine1": {"type":"string","maxLength":120,"default":"","description":"Street and number."},
   "city": {"type":"string","maxLength":80,"default":"","description":"Town of the address."},
   "state": {"type":"string","maxLength":80,"default":"","description":"State or region of the address."},
   "country": {"type":"string","maxLength":80,"default":"","description":"Country of the address, by name."},
   "zipCode": {"type":"string","maxLength":20,"default":"","description":"Postal code of the address."},
   "timeZone": {
    "$ref": "#/components/schemas/TimeZone",
    "description": "The time zone of the agency's times, such as the start of a plan. If omitted, that of its town."
   },
   "analytics": {
    "$ref": "#/components/schemas/Analytics",
    "default": {"isEnabled":false},
    "description": "Third-party measurement."
   },
   "showAcceptedPayments": {
    "type": "boolean",
    "default": true,
    "description": "Shows the row of accepted payments in the footer."
   },
   "savingsPopup": {
    "type": "boolean",
    "default": true,
    "description": "Shows 'Unlock instant savings by signing in' to anonymous visitors."
   },
   "supportMode": {
    "type": "string",
    "enum": ["page","chat"],
    "default": "page",
    "description": "'chat' makes the support entry read 'Help' and open the chat widget."
   },
   "defaultCurrency": {
    "$ref": "#/components/schemas/CurrencyCode",
    "description": "Currency of prices until the visitor chooses one. If omitted, that of the default country."
   },
   "isPlatformBrand": {
    "type": "boolean",
    "default": false,
    "description": "The platform's own brand never shows a sign-up button."
   },
   "analyticsConsentRegions": {
    "$ref": "#/components/schemas/Agency/properties/analyticsConsentRegions",
    "default": [],
    "description": "Countries whose visitors are asked for consent before measurement."
   },
   "thirdParties": {
    "$ref": "#/components/schemas/Agency/properties/thirdParties",
    "default": [],
    "description": "Script origins that pages naming them may load."
   },
   "chatWidget": {"$ref":"#/components/schemas/ChatWidget","description":"The support chat."},
   "academyUrl": {
    "type": "string",
    "maxLength": 2048,
    "pattern": "^(|https://[^\\s\\\\]+)$",
    "x-reason": "must be an https address, or empty",
    "default": "",
    "description": "Address of the agents' academy. Their menu leads there by /academy, which appends a token."
   },
   "theme": {
    "$ref": "#/components/schemas/ThemeInput",
    "default": {},
    "description": "The brand's choices besides its colour."
   },
   "home": {"$ref":"#/components/schemas/HomeContent","description":"The home page's hero."},
   "languages": {
    "$ref": "#/components/schemas/Agency/properties/languages",
    "description": "Languages of the picker, in order; all nine if omitted."
   }
  }
 },
 "AboutSettingsInPlace": {
  "type": "object",
  "description": "The About page; without it there is none.",
  "additionalProperties": false,
  "required": ["isEnabled","title","content"],
  "properties": {
   "isEnabled": {"type":"boolean","description":"Whether the page exists."},
   "title": {"type":"string","maxLength":80,"description":"The heading of the page."},
   "image": {"$ref":"#/components/schemas/MediaAddress","description":"A picture file."},
   "content": {"$ref":"#/components/schemas/HtmlText","description":"An HTML file."}
  }
 },
 "AgencyTermsSettingsInPlace": {
  "type": "object",
  "description": "Additional terms of the agency, such as those for groups, at /agency-terms-and-conditions/{id}.",
  "additionalProperties": false,
  "required": ["id","title","content"],
  "properties": {
   "id": {"$ref":"#/components/schemas/Slug","description":"The last part of its address."},
   "title": {
    "$ref": "#/components/schemas/AgencyTermsSummary/properties/title",
    "description": "The heading of the page, and the text of links to it."
   },
   "content": {"$ref":"#/components/schemas/HtmlText","description":"An HTML file."}
  }
 },
 "CancellationPolicySettingsInPlace": {
  "type": "object",
  "description": "The agency's conditions for cancelling a cruise, one HTML file for each cruise line.",
  "additionalProperties": false,
  "properties": {
   "royal-caribbean": {"$ref":"#/components/schemas/HtmlText"},
   "carnival": {"$ref":"#/components/schemas/HtmlText"},
   "mcl": {"$ref":"#/components/schemas/HtmlText"},
   "celebrity": {"$ref":"#/components/schemas/HtmlText"},
   "disney": {"$ref":"#/components/schemas/HtmlText"}
  }
 },
 "PostSettingsInPlace": {
  "type": "object",
  "description": "An article of the blog.",
  "additionalProperties": false,
  "required": ["slug","title","summary","scene","publishedOn","content"],
  "properties": {
   "slug": {"$ref":"#/components/schemas/Slug","description":"Its address: /blog?id=<slug>."},
   "title": {"$ref":"#/components/schemas/PostSummary/properties/title","description":"The heading of the article."},
   "summary": {"$ref":"#/components/schemas/PostSummary/properties/summary"},
   "scene": {
    "type": "string",
    "description": "The subject of its picture.",
    "enum": [
     "beach",
     "old-town",
     "skyline",
     "mountain",
     "desert",
     "harbour",
     "forest",
     "lake",
     "vineyard",
     "ship",
     "apartment",
     "pool",
     "museum",
     "market",
     "kayak",
     "hike",
     "balloon",
     "diving",
     "night-walk",
     "boat-trip",
     "ski"
    ]
   },
   "timeOfDay": {"$ref":"#/components/schemas/HomeContent/properties/timeOfDay"},
   "climate": {
    "type": "string",
    "enum": ["tropical","mediterranean","arid","temperate","nordic","alpine"],
    "description": "Plants and roofs of the picture; if omitted, the slug decides."
   },
   "publishedOn": {
    "$ref": "#/components/schemas/PostSummary/properties/publishedOn",
    "description": "The date of the article. Articles are ordered by it."
   },
   "author": {
    "type": "string",
    "minLength": 1,
    "pattern": "\\S",
    "x-reason": "must not be empty",
    "maxLength": 80,
    "description": "Name of the author."
   },
   "content": {"$ref":"#/components/schemas/HtmlText","description":"An HTML file."}
  }
 }
}
