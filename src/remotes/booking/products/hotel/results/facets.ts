import type { BoardType, HotelAmenity } from '../../../../../contract/types.ts'
import type { Facet } from '../../../spine/results/facet-choices.tsx'
import { byWeight } from '../vocabulary/amenities.ts'
import { boards } from '../vocabulary/boards.ts'
import type { CardHotel, FoundHotel } from './card-hotel.ts'
import { filterOffers } from './filter-offers.ts'
import { distanceChoices, type HotelFilters, ratingChoices, starChoices } from './hotel-filters.ts'

export interface Facets {
  stars: Facet<number>[]
  rating: Facet<number>[]
  boards: Facet<BoardType>[]
  freeCancellation: number
  payAtProperty: number
  amenities: Facet<HotelAmenity>[]
  within: Facet<number>[]
}

/** Returns the available filter choices with their counts; omits choices that no hotel meets. */
export function facetsOf(hotels: readonly FoundHotel[], filters: HotelFilters): Facets {
  const all = hotels.map(([hotel]) => hotel)
  const shown = filterOffers(hotels, filters)
  const beside = (group: 'stars' | 'rating' | 'within') => filterOffers(hotels, filters, group)
  // With another filter a hotel shows another rate and price, so the price range has to be applied again.
  const leftWith = (chosen: Partial<HotelFilters>) => filterOffers(hotels, { ...filters, ...chosen }).length
  return {
    stars: choices(starChoices, all, beside('stars'), ({ stars }, value) => Math.floor(stars) === value),
    rating: choices(ratingChoices, all, beside('rating'), ({ guestRating }, value) => guestRating >= value),
    boards: boards
      .filter((value) => hotels.some((rates) => rates.some(({ board }) => board === value)))
      .map((value) => ({ value, count: leftWith({ boards: [value] }) })),
    freeCancellation: leftWith({ freeCancellation: true }),
    payAtProperty: leftWith({ payAtProperty: true }),
    // A hotel needs all chosen amenities, so that each further one leaves fewer hotels.
    amenities: byWeight(all.flatMap(({ amenities }) => amenities)).map((value) => ({
      value,
      count: count(shown, ({ amenities }) => amenities.includes(value)),
    })),
    within: choices(distanceChoices, all, beside('within'), ({ distance }, value) => distance.miles <= value),
  }
}

function choices<Value>(
  values: readonly Value[],
  all: readonly CardHotel[],
  left: readonly CardHotel[],
  meets: (hotel: CardHotel, value: Value) => boolean,
): Facet<Value>[] {
  return values
    .filter((value) => all.some((hotel) => meets(hotel, value)))
    .map((value) => ({ value, count: count(left, (hotel) => meets(hotel, value)) }))
}

function count(hotels: readonly CardHotel[], meets: (hotel: CardHotel) => boolean): number {
  return hotels.filter(meets).length
}
