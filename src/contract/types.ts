import type { components, operations as written } from './api.gen.ts'
import type { SchemaDefaults } from './defaults.gen.ts'
import type { Filled, FilledOperations } from './filled.ts'

// Short names for the contract's schemas. `…Search` and `BusinessInfo` are what a caller sends; `Validated…` is what
// the server reads after validation, with defaults.

type Schemas = components['schemas']
type FilledSchema<Name extends keyof Schemas & keyof SchemaDefaults> = Filled<
  Schemas[Name],
  SchemaDefaults[Name]
>

export type Agency = Schemas['Agency']
export type BookingServiceTitle = Schemas['BookingServiceTitle']
export type LanguageCode = Schemas['LanguageCode']
export type CurrencyCode = Schemas['CurrencyCode']
export type SocialLinks = Schemas['SocialLinks']
export type ThemeInput = Schemas['ThemeInput']

/** tenants/<slug>/tenant.json after validation, with defaults. */
export type Tenant = FilledSchema<'Tenant'>
/** tenants/<slug>/tenant.json as its owner writes it. */
export type TenantFile = Schemas['Tenant']
/** The same with pictures' addresses and HTML instead of file names: what the agency's owner edits. */
export type Settings = FilledSchema<'Settings'>
/** The same without defaults. */
export type SettingsFile = Schemas['Settings']
export type Draft = Schemas['Draft']
export type PastChange = Schemas['PastChange']
export type FieldAuthor = Schemas['FieldAuthor']
export type Editor = Schemas['Editor']
export type Finding = Schemas['Finding']
export type Schedule = Schemas['Schedule']
export type ScheduleFailure = Schemas['ScheduleFailure']
export type PassedCheck = Schemas['PassedCheck']
export type Publication = Schemas['Publication']
export type Receipt = Schemas['Receipt']
export type Version = Schemas['Version']
export type VersionAgainst = Schemas['VersionAgainst']
export type VersionWithDiff = Schemas['VersionWithDiff']
export type DestinationSettings = FilledSchema<'DestinationSettings'>
export type PostSettings = Schemas['PostSettings']
export type IdentityProviderSettings = FilledSchema<'IdentityProviderSettings'>
export type SupplierChoice = Schemas['SupplierChoice']

export type NavigationItem = Schemas['NavigationItem']
export type AboutPage = Schemas['AboutPage']
export type Faq = Schemas['Faq']
export type Destination = Schemas['Destination']
export type AgencyTerms = Schemas['AgencyTerms']
export type CruiseLineName = Schemas['CruiseLineName']
export type CancellationPolicy = Schemas['CancellationPolicy']
export type CancellationPolicySummary = Schemas['CancellationPolicySummary']
export type Post = Schemas['Post']
export type PostSummary = Schemas['PostSummary']
export type Link = Schemas['Link']
export type LinkSettings = Schemas['LinkSettings']

export type Agent = Schemas['Agent']
export type AgentInvitation = Schemas['AgentInvitation']
export type UpdateAgentRequest = Schemas['UpdateAgentRequest']

export type Language = Schemas['Language']
export type Country = Schemas['Country']
export type CurrencyEntry = Schemas['CurrencyEntry']

export type Rates = Schemas['Rates']
export type AgencyMarkups = Schemas['AgencyMarkups']
export type MarkupRule = Schemas['MarkupRule']
export type MarkupAudience = Schemas['MarkupAudience']
export type MarkupPlace = Schemas['MarkupPlace']
export type HotelDeal = Schemas['HotelDeal']
export type ActivityDeal = Schemas['ActivityDeal']
export type CarDeal = Schemas['CarDeal']
export type ResortDeal = Schemas['ResortDeal']
export type ShipLine = Schemas['ShipLine']
export type Occupancy = Schemas['Occupancy']
export type HotelSearch = Schemas['HotelSearch']
export type ActivitySearch = Schemas['ActivitySearch']
export type CarSearch = Schemas['CarSearch']
export type ValidatedHotelSearch = FilledSchema<'HotelSearch'>

export type HotelOffer = Schemas['HotelOffer']
export type OtherRate = Schemas['OtherRate']
export type HotelSearchPart = Schemas['HotelSearchPart']
export type HotelAnswer = Schemas['HotelAnswer']
export type Hotel = Schemas['Hotel']
export type HotelAmenity = Schemas['HotelAmenity']
export type HotelCriteria = Schemas['HotelCriteria']
export type HotelQuery = Schemas['HotelQuery']
export type HotelRate = Schemas['HotelRate']
export type RoomType = Schemas['RoomType']
export type BoardType = Schemas['BoardType']
export type ActivityOffer = Schemas['ActivityOffer']
export type ActivityAnswer = Schemas['ActivityAnswer']
export type ActivityDay = Schemas['ActivityDay']
export type ActivityCalendarAnswer = Schemas['ActivityCalendarAnswer']
export type ActivitySlot = Schemas['ActivitySlot']
export type ActivitySlotsAnswer = Schemas['ActivitySlotsAnswer']
export type ActivitySearchPart = Schemas['ActivitySearchPart']
export type BookedVisit = Schemas['BookedVisit']
export type CarOffer = Schemas['CarOffer']
export type CarAnswer = Schemas['CarAnswer']
export type CarRate = Schemas['CarRate']
export type CarSearchPart = Schemas['CarSearchPart']
export type Rental = Schemas['Rental']
export type BookedRental = Schemas['BookedRental']
export type BookedWeek = Schemas['BookedWeek']
export type ResortAnswer = Schemas['ResortAnswer']
export type ResortOffer = Schemas['ResortOffer']
export type ResortPlace = Schemas['ResortPlace']
export type ResortRate = Schemas['ResortRate']
export type ResortSearchPart = Schemas['ResortSearchPart']
export type ResortUnit = Schemas['ResortUnit']
export type Airline = Schemas['Airline']
export type BookedJourney = Schemas['BookedJourney']
export type Baggage = Schemas['Baggage']
export type CabinClass = Schemas['CabinClass']
export type ChangeTerm = Schemas['ChangeTerm']
export type Emissions = Schemas['Emissions']
export type FlightAirport = Schemas['FlightAirport']
export type FlightAnswer = Schemas['FlightAnswer']
export type FlightCalendarQuery = Schemas['FlightCalendarQuery']
export type FlightCriteria = Schemas['FlightCriteria']
export type FlightDay = Schemas['FlightDay']
export type FlightFare = Schemas['FlightFare']
export type FlightFareChoice = Schemas['FlightFareChoice']
export type FlightOffer = Schemas['FlightOffer']
export type FlightPassenger = Schemas['FlightPassenger']
export type FlightPassengers = Schemas['FlightPassengers']
export type FlightPlace = Schemas['FlightPlace']
export type FlightPriceQuery = Schemas['FlightPriceQuery']
export type FlightQuery = Schemas['FlightQuery']
export type FlightSearchPart = Schemas['FlightSearchPart']
export type FlightSegment = Schemas['FlightSegment']
export type FlightService = Schemas['FlightService']
export type Itinerary = Schemas['Itinerary']
export type SeatMap = Schemas['SeatMap']
export type SeatMapElement = Schemas['SeatMapElement']
export type SeatWanted = Schemas['SeatWanted']
export type ServiceWanted = Schemas['ServiceWanted']
export type SliceFare = Schemas['SliceFare']
export type SeatMapQuery = Schemas['SeatMapQuery']
export type BookedService = Schemas['BookedService']
export type SeatMapCabin = Schemas['SeatMapCabin']
export type SegmentFare = Schemas['SegmentFare']
export type SliceWanted = Schemas['SliceWanted']
export type SupplierCredit = Schemas['SupplierCredit']
export type TypicalPrice = Schemas['TypicalPrice']
export type AirportNearby = Schemas['AirportNearby']
export type Activity = Schemas['Activity']
export type ActivityCalendarQuery = Schemas['ActivityCalendarQuery']
export type ActivityCriteria = Schemas['ActivityCriteria']
export type ActivityFeature = Schemas['ActivityFeature']
export type ActivityOption = Schemas['ActivityOption']
export type ActivityQuery = Schemas['ActivityQuery']
export type ActivitySlotsQuery = Schemas['ActivitySlotsQuery']
export type ActivityUnit = Schemas['ActivityUnit']
export type UnitRefusal = Schemas['UnitRefusal']
export type UnitsWanted = Schemas['UnitsWanted']
export type ShownPrice = Schemas['ShownPrice']
export type PriceSummary = Schemas['PriceSummary']
export type Quote = Schemas['Quote']
export type CreateQuoteRequest = Schemas['CreateQuoteRequest']
export type UpdateQuoteRequest = Schemas['UpdateQuoteRequest']
export type CreateBookingRequest = Schemas['CreateBookingRequest']
export type MoneyAmount = Schemas['MoneyAmount']
export type PaymentMethods = Schemas['PaymentMethods']
export type BookedStay = Schemas['BookedStay']
export type CarCover = Schemas['CarCover']
export type CoverLevel = Schemas['CoverLevel']
export type CarCriteria = Schemas['CarCriteria']
export type CarDesk = Schemas['CarDesk']
export type CarExtra = Schemas['CarExtra']
export type CarPriceQuery = Schemas['CarPriceQuery']
export type CarQuery = Schemas['CarQuery']
export type ExtrasWanted = Schemas['ExtrasWanted']
export type RentalHandover = Schemas['RentalHandover']
export type Vehicle = Schemas['Vehicle']
export type BookingItem = Schemas['BookingItem']
export type PaymentEntry = Schemas['PaymentEntry']
export type Booking = Schemas['Booking']
export type Incident = Schemas['Incident']
export type IncidentKind = Schemas['IncidentKind']
export type BookingSummary = Schemas['BookingSummary']
export type BookingStep = Schemas['BookingStep']
export type CancellationStep = Schemas['CancellationStep']
export type CancellationQuote = Schemas['CancellationQuote']
export type ItemAction = Schemas['ItemAction']
export type ItemSubject = Schemas['ItemSubject']
export type ItemChange = Schemas['ItemChange']
export type Amendment = Schemas['Amendment']
export type SupplierChange = Schemas['SupplierChange']
export type Wallet = Schemas['Wallet']
export type Party = Schemas['Party']
export type AmendedParty = Schemas['AmendedParty']
export type QuoteAmendmentRequest = Schemas['QuoteAmendmentRequest']
export type ProductQuestion = Schemas['ProductQuestion']
export type Traveller = Schemas['Traveller']
export type TravellerRequirement = Schemas['TravellerRequirement']

export type Suggestion = Schemas['Suggestion']
export type Place = Schemas['Place']
export type AirportEntry = Schemas['AirportEntry']
export type CarCountry = Schemas['CarCountry']

export type ResortSuggestion = Schemas['ResortSuggestion']
export type ResortRegion = Schemas['ResortRegion']
export type ResortHold = Schemas['ResortHold']
export type ResortAvailability = Schemas['ResortAvailability']

export type UserType = Schemas['UserType']
export type IdentityProvider = Schemas['IdentityProvider']
export type OwnProfile = Schemas['OwnProfile']
export type UpdateProfileRequest = Schemas['UpdateProfileRequest']
export type OwnIdentity = Schemas['OwnIdentity']
export type OwnSession = Schemas['OwnSession']
export type BusinessInfo = Schemas['BusinessInfo']
export type ProblemBody = Schemas['Problem']
export type FieldError = Schemas['FieldError']

/** The body of an operation's success: of status 200, else 201, else 202. */
export type ReplyOf<Id extends keyof written> = BodyWith<200, written[Id]['responses']>

type BodyWith<Status extends 200 | 201 | 202, Responses> = Responses extends {
  [Has in Status]: JsonContent<infer Body>
}
  ? Body
  : Status extends 200
    ? BodyWith<201, Responses>
    : Status extends 201
      ? BodyWith<202, Responses>
      : never

interface JsonContent<Body> {
  content: { 'application/json': Body }
}

/** An operation's request after validation: strings converted to numbers and booleans, defaults present. */
export interface ValidatedRequest<Id extends keyof written> {
  query: ParametersOf<Id, 'query'>
  path: ParametersOf<Id, 'path'>
  headers: ParametersOf<Id, 'header'>
  body: FilledOperations[Id]['body'] extends infer Body ? Body : never
}

// `extends object` lets code that is generic in Id treat the group as a map of names.
type ParametersOf<Id extends keyof written, Place extends 'query' | 'path' | 'header'> =
  NonNullable<FilledOperations[Id][Place]> extends infer Found extends object
    ? [Found] extends [never]
      ? Record<never, never>
      : Found
    : Record<never, never>
export type Proposal = Schemas['Proposal']
export type ProposalSummary = Schemas['ProposalSummary']
export type CreateProposalRequest = Schemas['CreateProposalRequest']
