import type { ShownPrice } from '../../../../contract/types.ts'

/** What of an offer recommends it, besides its price. */
interface Recommended {
  readonly guestRating: number
  readonly distance: { readonly miles: number }
}

/**
 * Returns the strength of an offer's recommendation: saving, guest rating and distance, as for deals. Uses only the
 * visible price, because an order by anything else would reveal its hidden parts, including the wholesale rate.
 */
export function shownWorth({ guestRating, distance }: Recommended, price: ShownPrice | undefined): number {
  const retail = price ? price.total + price.saved : 0
  const saved = price && retail > 0 ? price.saved / retail : 0
  return rounded(2 * saved + 0.5 * (guestRating - 4) - 0.05 * distance.miles, 3)
}

/** Returns a number with at most this many digits after the point. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
