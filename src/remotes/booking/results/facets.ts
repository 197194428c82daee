import type { BoardType, HotelAmenity, HotelOffer } from '../../../contract/types.ts'
import { byWeight } from '../words/amenities.ts'
import { boards } from '../words/boards.ts'
import { filterOffers } from './filter-offers.ts'
import { distanceChoices, type HotelFilters, ratingChoices, starChoices } from './hotel-filters.ts'

/** A choice of a filter and how many hotels it would leave, with the other filters as they are. */
export interface Facet<Value> {
  value: Value
  count: number
}

export interface Facets {
  stars: Facet<number>[]
  rating: Facet<number>[]
  boards: Facet<BoardType>[]
  freeCancellation: number
  payAtProperty: number
  amenities: Facet<HotelAmenity>[]
  within: Facet<number>[]
}

/** Takes all offers and the filters and gives the choices there are, with their counts; a choice that no hotel ever meets is none. */
export function facetsOf(offers: readonly HotelOffer[], filters: HotelFilters): Facets {
  const beside = (group: keyof HotelFilters) => filterOffers(offers, filters, group)
  const [stars, rating, board, within] = (['stars', 'rating', 'boards', 'within'] as const).map(beside)
  const shown = filterOffers(offers, filters)
  const has = (amenity: HotelAmenity) => (offer: HotelOffer) => offer.amenities.includes(amenity)
  return {
    stars: choices(starChoices, offers, stars, (offer, value) => Math.floor(offer.stars) === value),
    rating: choices(ratingChoices, offers, rating, (offer, value) => offer.guestRating >= value),
    boards: choices(boards, offers, board, (offer, value) => offer.boards.includes(value)),
    freeCancellation: count(beside('freeCancellation'), (offer) => offer.hasFreeCancellation),
    payAtProperty: count(beside('payAtProperty'), (offer) => offer.payments.includes('at_property')),
    // All of the chosen ones are wanted, so one more leaves fewer.
    amenities: byWeight(offers.flatMap((offer) => offer.amenities)).map((value) => ({
      value,
      count: count(shown, has(value)),
    })),
    within: choices(distanceChoices, offers, within, (offer, value) => offer.distance.miles <= value),
  }
}

function choices<Value>(
  values: readonly Value[],
  all: readonly HotelOffer[],
  left: readonly HotelOffer[] = [],
  meets: (offer: HotelOffer, value: Value) => boolean,
): Facet<Value>[] {
  return values
    .filter((value) => all.some((offer) => meets(offer, value)))
    .map((value) => ({ value, count: count(left, (offer) => meets(offer, value)) }))
}

function count(offers: readonly HotelOffer[], meets: (offer: HotelOffer) => boolean): number {
  return offers.filter(meets).length
}
