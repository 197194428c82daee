import type { HotelAmenity } from '../../../../../contract/types.ts'
import { choiceIn, choicesIn, withFilters } from '../../../spine/results/filter-values.ts'
import {
  anyPrice,
  type PriceRange,
  priceRangeValue,
  readPriceRange,
} from '../../../spine/results/price-histogram.ts'
import type { FilterAddress } from '../../../spine/results/use-filters.ts'
import { isAmenity } from '../vocabulary/amenities.ts'
import { type RateRequest, rateRequestValues, readRateRequest } from './rate-request.ts'

/** Filters of the hotel results. */
export interface HotelFilters extends RateRequest {
  /** Total of the stay. */
  readonly price: PriceRange
  /** Whole stars; half stars count as the lower value. */
  readonly stars: readonly number[]
  /** Minimum guest rating. */
  readonly rating: number | null
  /** Matches only all of these amenities. */
  readonly amenities: readonly HotelAmenity[]
  /** Maximum distance in miles. */
  readonly within: number | null
  /** Part of the hotel's name. */
  readonly name: string
}

export const noFilters: HotelFilters = {
  price: anyPrice,
  stars: [],
  rating: null,
  boards: [],
  freeCancellation: false,
  payAtProperty: false,
  amenities: [],
  within: null,
  name: '',
}

export const starChoices = [5, 4, 3, 2, 1] as const
export const ratingChoices = [4.5, 4, 3.5, 3] as const
export const distanceChoices = [1, 2, 5, 10] as const
const LONGEST_NAME = 60

/** Address parameters of the filters. */
export const filterNames = [
  ...(['price', 'stars', 'rated', 'board', 'cancel', 'pay', 'amenities', 'within', 'name'] as const),
] as const

/**
 * Reads the filters from the address and ignores invalid values. A price in another currency than the current one is
 * ignored too: `price=EUR.100-300`.
 */
export function readFilters(params: URLSearchParams, currency: string): HotelFilters {
  return {
    price: readPriceRange(params.get('price'), currency),
    stars: choicesIn(params, 'stars', starChoices),
    rating: choiceIn(params, 'rated', ratingChoices),
    ...readRateRequest(params),
    amenities: [...new Set((params.get('amenities') ?? '').split(','))].filter(isAmenity),
    within: choiceIn(params, 'within', distanceChoices),
    name: (params.get('name') ?? '').slice(0, LONGEST_NAME),
  }
}

/** Returns a copy of the parameters with these filters; a filter that is not set has none. Resets the page. */
export function writeFilters(
  params: URLSearchParams,
  filters: HotelFilters,
  currency: string,
): URLSearchParams {
  const values: Readonly<Record<(typeof filterNames)[number], string>> = {
    price: priceRangeValue(filters.price, currency),
    stars: filters.stars.join(','),
    rated: filters.rating === null ? '' : String(filters.rating),
    ...rateRequestValues(filters),
    amenities: filters.amenities.join(','),
    within: filters.within === null ? '' : String(filters.within),
    name: filters.name.slice(0, LONGEST_NAME),
  }
  return withFilters(params, values)
}

/** The hotel filters in the address. */
export const filterAddress: FilterAddress<HotelFilters> = { read: readFilters, write: writeFilters }
