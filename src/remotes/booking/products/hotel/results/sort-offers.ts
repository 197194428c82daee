import type { CardHotel } from './card-hotel.ts'

/** Orders of the results; the first is the supplier's own. */
export const sorts = ['recommended', 'price', 'guests', 'rating', 'distance', 'saving'] as const

export type Sort = (typeof sorts)[number]

/** Orders that only who sees prices can choose. */
const byPrice: readonly Sort[] = ['price', 'saving']

/** The orders that can be chosen from. */
export function sortsFor(hasPrices: boolean): readonly Sort[] {
  return sorts.filter((sort) => hasPrices || !byPrice.includes(sort))
}

/** The order the address asks for; the recommended one for anything else. */
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

/** The offers in an order; equal ones keep the order they came in. The hotel whose deal led here stands first in each. */
export function sortOffers(offers: readonly CardHotel[], sort: Sort, chosenId: string | null): CardHotel[] {
  const first = (offer: CardHotel) => (offer.hotelId === chosenId ? 0 : 1)
  const place = places[sort]
  return offers.toSorted((a, b) => first(a) - first(b) || compare(place(a), place(b)))
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
