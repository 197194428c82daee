import { LAST, type SortOrders } from '../../../spine/results/sort-orders.ts'
import type { CardHotel } from './card-hotel.ts'

export type Sort = 'recommended' | 'price' | 'guests' | 'rating' | 'distance' | 'saving'

/** Sort orders of the results; `recommended` is the supplier's own order. */
export const sorts: SortOrders<CardHotel, Sort> = {
  recommended: ({ worth }) => -worth,
  // Hotels without a visible price go last.
  price: ({ price }) => price?.total ?? LAST,
  guests: ({ guestRating }) => -guestRating,
  rating: ({ stars }) => -stars,
  distance: ({ distance }) => distance.miles,
  saving: ({ price }) => (price ? -(price.saved ?? 0) / (price.total + (price.saved ?? 0) || 1) : LAST),
}
