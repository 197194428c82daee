import type { ProductPieces } from '../../spine/product/product-view.ts'
import { CheckInLine } from './booking/check-in-line.tsx'
import { checkoutOrigin } from './booking/checkout-origin.ts'
import { hotelItemFacts } from './booking/hotel-item-facts.ts'
import { ItemStayCard } from './booking/stay-card.tsx'
import { againHref, offerHref } from './booking/stay-hrefs.ts'
import { StayQuestions } from './booking/stay-questions.tsx'
import { StaySummary } from './booking/stay-summary.tsx'
import { useArrivalStep } from './booking/use-arrival-step.ts'
import { useNights, useTripTexts } from './booking/use-nights.ts'
import { useRoomGroups } from './booking/use-room-groups.ts'
import { useStayChanges } from './booking/use-stay-changes.ts'

/** The components and functions of a stay for the spine. */
export const hotelPieces: ProductPieces = {
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
  loadRecent: async () => (await import('./search/recent-list.tsx')).RecentList,
}
