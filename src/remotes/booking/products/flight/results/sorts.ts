import { LAST, type SortOrders } from '../../../spine/results/sort-orders.ts'
import type { CardJourney, FlightCardEntry } from './card-journey.ts'
import { endsOf } from './itinerary-facts.ts'

/** Orders with a tab of their own. */
export const tabSorts = ['best', 'price', 'fastest'] as const
export type TabSort = (typeof tabSorts)[number]
export type Sort = TabSort | 'departure' | 'arrival' | 'emissions'

/** The first shelf with what most people expect of a fare. */
const STANDARD = 2

/**
 * How good a journey is, lower is better: its duration times the price of its standard fare. A journey that only has a
 * basic fare counts double. Without prices the supplier's recommendation decides.
 */
export function bestScore({ offer, fares, minutes }: CardJourney): number {
  if (!offer.price) return -offer.worth
  const totals = fares.flatMap(({ shelf, price }) => (shelf >= STANDARD && price ? [price.total] : []))
  return minutes * (totals.length > 0 ? Math.min(...totals) : 2 * offer.price.total)
}

const momentOf = (local: string) => Date.parse(`${local}Z`)

/** Sort orders of the flights; the first is that of an address without one. */
export const sorts: SortOrders<FlightCardEntry, Sort> = {
  best: ({ journey }) => bestScore(journey),
  price: ({ total }) => total ?? LAST,
  fastest: ({ itinerary }) => itinerary.minutes,
  departure: ({ itinerary }) => momentOf(endsOf(itinerary).departure.at),
  arrival: ({ itinerary }) => momentOf(endsOf(itinerary).arrival.at),
  emissions: ({ journey }) => journey.offer.emissions.kilograms,
}
