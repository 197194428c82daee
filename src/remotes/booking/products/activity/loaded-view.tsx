import type { LoadedProductView } from '../../spine/product/product-view.ts'
import { MeetingLine, useMeetingStep } from './booking/meeting.tsx'
import { PickupField } from './booking/pickup-field.tsx'
import { VisitCard } from './booking/visit-card.tsx'
import {
  usePeople,
  useTripTexts,
  useUnitGroups,
  useVisitChanges,
  visitItemFacts,
} from './booking/visit-facts.ts'
import { againHref, checkoutOrigin, offerHref } from './booking/visit-hrefs.ts'
import { VisitQuestions } from './booking/visit-questions.tsx'
import { VisitSummary } from './booking/visit-summary.tsx'

/** The components and functions of a visit for the spine. */
export const activityProductView: LoadedProductView = {
  factsOf: visitItemFacts,
  offerHref,
  againHref,
  checkoutOrigin,
  usePartyGroups: useUnitGroups,
  usePriceUnit: usePeople,
  useTripTexts,
  useArrivalStep: useMeetingStep,
  useChangedFacts: useVisitChanges,
  Card: VisitCard,
  Summary: VisitSummary,
  Arrival: MeetingLine,
  Questions: VisitQuestions,
  questionFields: { pickup_place: PickupField },
  loadChangeForm: async () => (await import('./booking/change-visit-form.tsx')).ChangeVisitForm,
  loadAlternatives: async () => (await import('./booking/other-times.tsx')).OtherTimes,
  loadRecent: async () => (await import('./search/recent-list.tsx')).RecentActivitySearches,
}
