import type { ActivityOffer } from '../../../../../contract/types.ts'

/** Sort orders of the results; `recommended` is the supplier's own order. */
export const sorts = ['recommended', 'price', 'guests', 'duration', 'distance', 'saving'] as const

export type Sort = (typeof sorts)[number]

/** Sort orders that need visible prices. */
const byPrice: readonly Sort[] = ['price', 'saving']

/** Returns the sort orders that the visitor can choose. */
export function sortsFor(hasPrices: boolean): readonly Sort[] {
  return sorts.filter((sort) => hasPrices || !byPrice.includes(sort))
}

/** Reads the sort order from the address; falls back to `recommended`. */
export function readSort(text: string | null): Sort {
  return sorts.find((sort) => sort === text) ?? 'recommended'
}

const LAST = Number.POSITIVE_INFINITY

const places: Readonly<Record<Sort, (offer: ActivityOffer) => number>> = {
  recommended: ({ worth }) => -worth,
  // Activities without a visible price go last.
  price: ({ price }) => price?.total ?? LAST,
  guests: ({ guestRating }) => -guestRating,
  duration: ({ duration }) => duration.from,
  distance: ({ distance }) => distance.miles,
  saving: ({ price }) => (price ? -price.saved / (price.total + price.saved || 1) : LAST),
}

/** Sorts the offers stably; the activity of the visitor's deal is always first. */
export function sortOffers(
  offers: readonly ActivityOffer[],
  sort: Sort,
  chosenCode: string | null,
): ActivityOffer[] {
  const first = ({ productCode }: ActivityOffer) => (productCode === chosenCode ? 0 : 1)
  const place = places[sort]
  return offers.toSorted((a, b) => first(a) - first(b) || compare(place(a), place(b)))
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
