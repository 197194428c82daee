import type { LoadedProductView } from '../../spine/product/product-view.ts'
import { DepartureLine, useDepartureStep } from './booking/departure-line.tsx'
import { ItemJourneyCard } from './booking/journey-card.tsx'
import {
  journeyItemFacts,
  useFlightTripTexts,
  useJourneyChanges,
  usePassengerGroup,
} from './booking/journey-facts.ts'
import { againHref, checkoutOrigin, offerHref } from './booking/journey-hrefs.ts'
import { JourneySummary } from './booking/journey-summary.tsx'
import { PassengerNotes } from './booking/passenger-notes.tsx'
import { ticketName } from './booking/ticket-name.ts'

/** The components and functions of a journey by air for the spine. */
export const flightProductView: LoadedProductView = {
  factsOf: journeyItemFacts,
  offerHref,
  againHref,
  checkoutOrigin,
  usePartyGroups: usePassengerGroup,
  // Fares differ by age, so that an average would mislead.
  usePriceUnit: () => () => null,
  useTripTexts: useFlightTripTexts,
  useArrivalStep: useDepartureStep,
  useChangedFacts: useJourneyChanges,
  Card: ItemJourneyCard,
  Summary: JourneySummary,
  Arrival: DepartureLine,
  Questions: PassengerNotes,
  ticketName,
  loadChangeForm: async () => (await import('./booking/change-journey-form.tsx')).ChangeJourneyForm,
  loadAlternatives: async () => (await import('./booking/other-flights.tsx')).OtherFlights,
  loadRecent: async () => (await import('./search/recent-list.tsx')).RecentFlightSearches,
}
