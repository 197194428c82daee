import type { CardHotel } from './card-hotel.ts'

/** Sort orders of the results; `recommended` is the supplier's own order. */
export const sorts = ['recommended', 'price', 'guests', 'rating', 'distance', 'saving'] as const

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

const places: Readonly<Record<Sort, (offer: CardHotel) => number>> = {
  recommended: ({ worth }) => -worth,
  // Hotels without a visible price go last.
  price: ({ price }) => price?.total ?? LAST,
  guests: ({ guestRating }) => -guestRating,
  rating: ({ stars }) => -stars,
  distance: ({ distance }) => distance.miles,
  saving: ({ price }) => (price ? -(price.saved ?? 0) / (price.total + (price.saved ?? 0) || 1) : LAST),
}

/** Sorts the offers stably; the hotel of the visitor's deal is always first. */
export function sortOffers(offers: readonly CardHotel[], sort: Sort, chosenId: string | null): CardHotel[] {
  const first = (offer: CardHotel) => (offer.hotelId === chosenId ? 0 : 1)
  const place = places[sort]
  return offers.toSorted((a, b) => first(a) - first(b) || compare(place(a), place(b)))
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
