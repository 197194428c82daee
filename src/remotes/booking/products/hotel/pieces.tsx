import type { ProductPieces } from '../../spine/product/product-view.ts'
import { ChangeStayForm } from './booked/change-stay-form.tsx'
import { CheckInLine } from './booked/check-in-line.tsx'
import { checkoutOrigin } from './booked/checkout-origin.ts'
import { hotelItemFacts } from './booked/hotel-item-facts.ts'
import { OtherDates } from './booked/other-dates.tsx'
import { ItemStayCard } from './booked/stay-card.tsx'
import { againHref, offerHref } from './booked/stay-hrefs.ts'
import { StayQuestions } from './booked/stay-questions.tsx'
import { StaySummary } from './booked/stay-summary.tsx'
import { useArrivalStep } from './booked/use-arrival-step.ts'
import { useNights, useTripTexts } from './booked/use-nights.ts'
import { useRoomGroups } from './booked/use-room-groups.ts'
import { useStayChanges } from './booked/use-stay-changes.ts'
import { RecentList } from './search/recent-list.tsx'

/** What the spine draws of a stay and asks of it. */
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
  ChangeForm: ChangeStayForm,
  Card: ItemStayCard,
  Summary: StaySummary,
  Arrival: CheckInLine,
  Questions: StayQuestions,
  Alternatives: OtherDates,
  Recent: RecentList,
}
