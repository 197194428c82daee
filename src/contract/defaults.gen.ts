// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.
/** Where a schema has defaults: `has` names its own properties, the rest are nested schemas. */
export interface SchemaDefaults {
  ActivityCriteria: { has: "destination" | "currency" | "radius" }
  ActivityQuery: { has: "destination" | "currency" }
  ActivityCalendarQuery: { has: "currency" }
  ActivitySlotsQuery: { has: "destination" | "currency" }
  ThemeInput: { has: "mode" | "radius" | "typePairing" | "density" | "elevation" }
  HomeContent: { has: "timeOfDay" | "layout" }
  Agency: { in: { "theme": SchemaDefaults['ThemeInput'] } }
  AgentInvitation: { has: "isRestricted" }
  CreateQuoteRequest: { has: "currency" }
  Quote: { has: "takesPromo" }
  CreateBookingRequest: { has: "requests" | "payLater" }
  CreatePreviewGrantRequest: { has: "bookingState" }
  Presence: { has: "field" }
  CreateShareRequest: { has: "days" }
  CreateScheduleRequest: { has: "note" }
  Draft: { in: { "settings": SchemaDefaults['Settings'] } }
  PublishRequest: { has: "note" }
  RestoreRequest: { has: "note" | "keepsDraft" }
  BusinessInfo: { has: "contactPhoneNumber" | "hearByName" }
  Handover: { has: "name" }
  CarCriteria: { has: "driverAge" | "residence" | "currency"; in: { "pickUp": SchemaDefaults['Handover']; "dropOff": SchemaDefaults['Handover'] } }
  CarQuery: { has: "currency" }
  CarPriceQuery: { has: "currency" }
  CruiseCriteria: { has: "residence" | "isPastGuest" | "currency" }
  SailingQuery: { has: "residence" | "isPastGuest" | "currency" }
  CruisePriceQuery: { has: "extras" | "currency" }
  Occupancy: { has: "numOfRoom" | "numOfAdults" | "numOfChildren" | "childAges" }
  HotelSearch: { has: "occupancies" | "nationality" | "destinationCountryCode" | "currency" | "radius" | "searchString" | "isOTA" | "isHome" | "isFromDestination"; in: { "occupancies": { items: SchemaDefaults['Occupancy'] } } }
  ActivitySearch: { has: "currency" | "isOTA" | "isHome" | "isFromDestination" }
  CarSearch: { has: "age" | "countryOfResidence" | "searchString" | "currency" | "isOTA" | "isHome" | "isFromDestination" }
  FlightPlace: { has: "within" }
  SliceWanted: { in: { "from": SchemaDefaults['FlightPlace']; "to": SchemaDefaults['FlightPlace'] } }
  FlightCriteria: { has: "cabin" | "maximumConnections" | "flexibleDays" | "separateTickets" | "currency"; in: { "slices": { items: SchemaDefaults['SliceWanted'] } } }
  FlightCalendarQuery: { has: "cabin" | "maximumConnections" | "currency"; in: { "slices": { items: SchemaDefaults['SliceWanted'] } } }
  FlightQuery: { has: "currency" }
  FlightPriceQuery: { has: "currency" }
  SeatMapQuery: { has: "currency" }
  RoomGuests: { has: "childAges" }
  RoomsWanted: { items: SchemaDefaults['RoomGuests'] }
  HotelCriteria: { has: "destination" | "currency" | "nationality" | "radius"; in: { "rooms": SchemaDefaults['RoomsWanted'] } }
  HotelQuery: { has: "destination" | "currency" | "nationality"; in: { "rooms": SchemaDefaults['RoomsWanted'] } }
  SuggestRequest: { has: "isManageLocation" }
  CreateProposalRequest: { has: "note" }
  ResortArea: { in: { "near": SchemaDefaults['ResortsNear'] } }
  ResortsNear: { has: "name" | "miles" }
  ResortCriteria: { has: "nights" | "people" | "needsPrivacy" | "bedrooms" | "kitchen" | "currency"; in: { "area": SchemaDefaults['ResortArea'] } }
  ResortQuery: { has: "currency" }
  ResortPriceQuery: { has: "currency" }
  ResortAlert: { in: { "criteria": SchemaDefaults['ResortCriteria'] } }
  CreateResortAlert: { in: { "criteria": SchemaDefaults['ResortCriteria'] } }
  Settings: { has: "hosts" | "destinations" | "wording" | "agencyTerms" | "cancellationPolicies" | "posts" | "links" | "markups" | "identityProviders" | "suppliers"; in: { "agency": SchemaDefaults['AgencySettingsInPlace']; "destinations": { items: SchemaDefaults['DestinationSettings'] }; "identityProviders": { items: SchemaDefaults['IdentityProviderSettings'] } } }
  AgencySettings: { has: "status" | "isSubscribed" | "returnUrl" | "sso" | "allowNonLoginFlow" | "isHideLoginOption" | "isHideSignupOption" | "hideHeaderforDealProposal" | "displayTopDestinations" | "currentPaymentGateway" | "socialLinks" | "contactPhoneNumber" | "contactEmailId" | "displaySupportPhoneFooter" | "displayAddressFooter" | "addressLine1" | "city" | "state" | "country" | "zipCode" | "analytics" | "showAcceptedPayments" | "savingsPopup" | "supportMode" | "isPlatformBrand" | "analyticsConsentRegions" | "thirdParties" | "academyUrl" | "theme"; in: { "theme": SchemaDefaults['ThemeInput']; "home": SchemaDefaults['HomeContent'] } }
  DestinationSettings: { has: "isTop" | "isHiddenGem" }
  IdentityProviderSettings: { has: "scopes" }
  Tenant: { has: "hosts" | "destinations" | "wording" | "agencyTerms" | "cancellationPolicies" | "posts" | "links" | "markups" | "identityProviders" | "suppliers"; in: { "agency": SchemaDefaults['AgencySettings']; "destinations": { items: SchemaDefaults['DestinationSettings'] }; "identityProviders": { items: SchemaDefaults['IdentityProviderSettings'] } } }
  AgencySettingsInPlace: { has: "status" | "isSubscribed" | "returnUrl" | "sso" | "allowNonLoginFlow" | "isHideLoginOption" | "isHideSignupOption" | "hideHeaderforDealProposal" | "displayTopDestinations" | "currentPaymentGateway" | "socialLinks" | "contactPhoneNumber" | "contactEmailId" | "displaySupportPhoneFooter" | "displayAddressFooter" | "addressLine1" | "city" | "state" | "country" | "zipCode" | "analytics" | "showAcceptedPayments" | "savingsPopup" | "supportMode" | "isPlatformBrand" | "analyticsConsentRegions" | "thirdParties" | "academyUrl" | "theme"; in: { "theme": SchemaDefaults['ThemeInput']; "home": SchemaDefaults['HomeContent'] } }
}

/** Where the request of an operation has defaults, and its required headers. */
export interface RequestDefaults {
  submitBusinessInfo: { body: SchemaDefaults['BusinessInfo'] }
  inviteAgent: { body: SchemaDefaults['AgentInvitation'] }
  searchHotelDeals: { body: SchemaDefaults['HotelSearch'] }
  searchActivityDeals: { body: SchemaDefaults['ActivitySearch'] }
  searchCarDeals: { body: SchemaDefaults['CarSearch'] }
  searchHotels: { body: SchemaDefaults['HotelCriteria'] }
  getHotel: { body: SchemaDefaults['HotelQuery'] }
  searchActivities: { body: SchemaDefaults['ActivityCriteria'] }
  getActivity: { body: SchemaDefaults['ActivityQuery'] }
  getActivityCalendar: { body: SchemaDefaults['ActivityCalendarQuery'] }
  getActivitySlots: { body: SchemaDefaults['ActivitySlotsQuery'] }
  searchCars: { body: SchemaDefaults['CarCriteria'] }
  getCar: { body: SchemaDefaults['CarQuery'] }
  priceCar: { body: SchemaDefaults['CarPriceQuery'] }
  searchFlights: { body: SchemaDefaults['FlightCriteria'] }
  getFlightCalendar: { body: SchemaDefaults['FlightCalendarQuery'] }
  getFlight: { body: SchemaDefaults['FlightQuery'] }
  priceFlight: { body: SchemaDefaults['FlightPriceQuery'] }
  getFlightSeats: { body: SchemaDefaults['SeatMapQuery'] }
  createQuote: { body: SchemaDefaults['CreateQuoteRequest'] }
  createBooking: { header: { has: "Idempotency-Key" }; body: SchemaDefaults['CreateBookingRequest'] }
  payAgain: { header: { has: "Idempotency-Key" } }
  confirmBooking: { header: { has: "Idempotency-Key" } }
  cancelBooking: { header: { has: "Idempotency-Key" } }
  acceptAmendment: { header: { has: "Idempotency-Key" } }
  answerSupplierChange: { header: { has: "Idempotency-Key" } }
  createProposal: { body: SchemaDefaults['CreateProposalRequest'] }
  suggestHotelPlaces: { body: SchemaDefaults['SuggestRequest'] }
  suggestActivityPlaces: { body: SchemaDefaults['SuggestRequest'] }
  suggestCarPlaces: { body: SchemaDefaults['SuggestRequest'] }
  createPreviewGrant: { body: SchemaDefaults['CreatePreviewGrantRequest'] }
  putPresence: { body: SchemaDefaults['Presence'] }
  createShare: { body: SchemaDefaults['CreateShareRequest'] }
  suggestResorts: { header: { has: "x-correlation-id" } }
  searchResortDeals: { header: { has: "x-correlation-id" }; query: { has: "currency" } }
  checkResortHold: { header: { has: "x-correlation-id" } }
  getResortAvailability: { header: { has: "x-correlation-id" }; query: { has: "currency" } }
  getResortRegions: { header: { has: "x-correlation-id" }; query: { has: "children" } }
  updateResortItinerary: { header: { has: "x-correlation-id" } }
  searchResorts: { header: { has: "x-correlation-id" }; body: SchemaDefaults['ResortCriteria'] }
  getResort: { header: { has: "x-correlation-id" }; body: SchemaDefaults['ResortQuery'] }
  priceResort: { header: { has: "x-correlation-id" }; body: SchemaDefaults['ResortPriceQuery'] }
  publishDraft: { body: SchemaDefaults['PublishRequest'] }
  getVersions: { query: { has: "limit" } }
  getVersionPicture: { query: { has: "size" } }
  restoreVersion: { body: SchemaDefaults['RestoreRequest'] }
  createSchedule: { body: SchemaDefaults['CreateScheduleRequest'] }
}
