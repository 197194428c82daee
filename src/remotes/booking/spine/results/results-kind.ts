import type { SortOrders } from './sort-orders.ts'
import { type FilterAddress, type FilterState, useFilters } from './use-filters.ts'

interface Priced {
  price?: { currency: string } | undefined
}

/** How a product's results are filtered and sorted; defined once, outside components. */
export interface ResultsKind<Found, Card, Filters, Sort extends string> {
  address: FilterAddress<Filters>
  /** The filters when none is chosen. */
  noFilters: Filters
  filter: (found: readonly Found[], filters: Filters) => readonly Card[]
  sorts: SortOrders<Card, Sort>
  idOf: (card: Card) => string
  pricedOf: (found: Found) => Priced
}

export interface ResultsFilters<Filters> extends FilterState<Filters> {
  /** Currency of the prices in the filters; ISO 4217. */
  currency: string
  /** False if the visitor may not see prices. */
  hasPrices: boolean
}

/** Reads the filters of a product's results from the address. Prices are in the currency of the offers found. */
export function useResultsFilters<Found, Card, Filters, Sort extends string>(
  { address, pricedOf }: ResultsKind<Found, Card, Filters, Sort>,
  found: readonly Found[],
): ResultsFilters<Filters> {
  const price = found.map(pricedOf).find((one) => one.price)?.price
  const currency = price?.currency ?? 'USD'
  return { ...useFilters(address, currency), currency, hasPrices: price !== undefined }
}
