import type { LoadedProductView } from '../../spine/product/product-view.ts'
import { CheckInLine, useArrivalStep } from './booking/arrival.tsx'
import {
  hotelItemFacts,
  useNights,
  useRoomGroups,
  useStayChanges,
  useTripTexts,
} from './booking/hotel-item-facts.ts'
import { ItemStayCard } from './booking/stay-card.tsx'
import { againHref, checkoutOrigin, offerHref } from './booking/stay-hrefs.ts'
import { StayQuestions } from './booking/stay-questions.tsx'
import { StaySummary } from './booking/stay-summary.tsx'

/** The components and functions of a stay for the spine. */
export const hotelProductView: LoadedProductView = {
  factsOf: hotelItemFacts,
  offerHref,
  againHref,
  checkoutOrigin: checkoutOrigin,
  usePartyGroups: useRoomGroups,
  usePriceUnit: useNights,
  useTripTexts: useTripTexts,
  useArrivalStep,
  useChangedFacts: useStayChanges,
  Card: ItemStayCard,
  Summary: StaySummary,
  Arrival: CheckInLine,
  Questions: StayQuestions,
  loadChangeForm: async () => (await import('./booking/change-stay-form.tsx')).ChangeStayForm,
  loadAlternatives: async () => (await import('./booking/other-dates.tsx')).OtherDates,
  loadRecent: async () => (await import('./search/recent-list.tsx')).RecentHotelSearches,
}
