/** A product's sort orders by their names in the address, first the default; each places offers by ascending numbers. */
export type SortOrders<Card, Sort extends string> = Readonly<Record<Sort, (card: Card) => number>>

/** Sort orders that need visible prices. */
const byPrice: readonly string[] = ['price', 'saving']

/** Place of offers without the sorted value, such as a visible price. */
export const LAST = Number.POSITIVE_INFINITY

/** Returns the names of the sort orders that the visitor can choose. */
export function sortsFor<Sort extends string>(
  orders: SortOrders<never, Sort>,
  hasPrices: boolean,
): readonly Sort[] {
  return namesOf(orders).filter((sort) => hasPrices || !byPrice.includes(sort))
}

/** Reads the sort order from the address; falls back to the first, `recommended`. */
export function readSort<Sort extends string>(orders: SortOrders<never, Sort>, value: string | null): Sort {
  const names = namesOf(orders)
  // An order without a name would be an error of the product.
  return names.find((sort) => sort === value) ?? (names[0] as Sort)
}

/** Sorts the offers stably; the offer of the visitor's deal is always first. */
export function sortOffers<Card>(
  cards: readonly Card[],
  place: (card: Card) => number,
  isChosen: (card: Card) => boolean = () => false,
): readonly Card[] {
  const first = (card: Card) => (isChosen(card) ? 0 : 1)
  return cards.toSorted((a, b) => first(a) - first(b) || compare(place(a), place(b)))
}

function namesOf<Sort extends string>(orders: SortOrders<never, Sort>): readonly Sort[] {
  return Object.keys(orders) as Sort[]
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
