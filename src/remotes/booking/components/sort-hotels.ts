import type { HotelDeal } from '../../../contract/types.ts'

/** Orders of the results; the first is the supplier's own. */
export const sorts = ['recommended', 'price', 'rating', 'distance'] as const

export type Sort = (typeof sorts)[number]

/** The order the address asks for; the recommended one for anything else. */
export function readSort(text: string | null): Sort {
  return sorts.find((sort) => sort === text) ?? 'recommended'
}

/** The hotels in an order; equal ones keep the order they came in. */
export function sortHotels(deals: readonly HotelDeal[], sort: Sort): HotelDeal[] {
  // Hotels without a visible price go last.
  const price = (deal: HotelDeal) => deal.rates?.totalRate ?? Number.POSITIVE_INFINITY
  switch (sort) {
    case 'recommended':
      return [...deals]
    case 'price':
      return deals.toSorted((a, b) => compare(price(a), price(b)))
    case 'rating':
      return deals.toSorted((a, b) => b.rating - a.rating)
    case 'distance':
      return deals.toSorted((a, b) => a.hotel.hotelDetails.distance - b.hotel.hotelDetails.distance)
  }
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Nights of a stay given by its dates, YYYY-MM-DD. */
export function nightsOf({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}
