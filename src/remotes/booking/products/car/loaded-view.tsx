import type { LoadedProductView } from '../../spine/product/product-view.ts'
import {
  carItemFacts,
  useCarTripTexts,
  useDays,
  useDriverGroup,
  useRentalChanges,
} from './booking/car-item-facts.ts'
import { DriverQuestions } from './booking/driver-questions.tsx'
import { PickUpLine, usePickUpStep } from './booking/pick-up.tsx'
import { ItemRentalCard } from './booking/rental-card.tsx'
import { againHref, checkoutOrigin, offerHref } from './booking/rental-hrefs.ts'
import { RentalSummary } from './booking/rental-summary.tsx'

/** The components and functions of a rental for the spine. */
export const carProductView: LoadedProductView = {
  factsOf: carItemFacts,
  offerHref,
  againHref,
  checkoutOrigin,
  usePartyGroups: useDriverGroup,
  usePriceUnit: useDays,
  useTripTexts: useCarTripTexts,
  useArrivalStep: usePickUpStep,
  useChangedFacts: useRentalChanges,
  Card: ItemRentalCard,
  Summary: RentalSummary,
  Arrival: PickUpLine,
  Questions: DriverQuestions,
  loadChangeForm: async () => (await import('./booking/change-rental-form.tsx')).ChangeRentalForm,
  loadAlternatives: async () => (await import('./booking/other-cars.tsx')).OtherCars,
  loadRecent: async () => (await import('./search/recent-list.tsx')).RecentCarSearches,
}
