import type { ActivityOffer } from '../../../../../contract/types.ts'
import { LAST, type SortOrders } from '../../../spine/results/sort-orders.ts'

export type Sort = 'recommended' | 'price' | 'guests' | 'duration' | 'distance' | 'saving'

/** Sort orders of the results; `recommended` is the supplier's own order. */
export const sorts: SortOrders<ActivityOffer, Sort> = {
  recommended: ({ worth }) => -worth,
  // Activities without a visible price go last.
  price: ({ price }) => price?.total ?? LAST,
  guests: ({ guestRating }) => -guestRating,
  duration: ({ duration }) => duration.from,
  distance: ({ distance }) => distance.miles,
  saving: ({ price }) => (price ? -price.saved / (price.total + price.saved || 1) : LAST),
}
