import type { ActivityFeature } from '../../../../../contract/types.ts'
import { choiceIn, choicesIn, codesIn, withFilters } from '../../../spine/results/filter-values.ts'
import {
  anyPrice,
  type PriceRange,
  priceRangeValue,
  readPriceRange,
} from '../../../spine/results/price-histogram.ts'
import type { FilterAddress } from '../../../spine/results/use-filters.ts'

/** Bands of durations in minutes: an activity belongs to each that it can fall into. */
export const durationBands = {
  short: [0, 60],
  medium: [60, 180],
  long: [180, 360],
  day: [360, 1440],
  days: [1440, Number.POSITIVE_INFINITY],
} as const
export type DurationBand = keyof typeof durationBands
export const durationChoices = Object.keys(durationBands) as DurationBand[]

/** Parts of a day, by the hours at which they begin and end. */
export const partsOfDay = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] } as const
export type PartOfDay = keyof typeof partsOfDay
export const partChoices = Object.keys(partsOfDay) as PartOfDay[]

export const ratingChoices = [4.5, 4, 3.5, 3] as const

/** Features that travellers select by; a sold-out warning is none. */
export const featureChoices = [
  ...(['private', 'small_group', 'skip_the_line', 'pickup', 'wheelchair', 'digital_ticket'] as const),
  ...(['family_friendly', 'outdoor', 'food_included', 'equipment_included', 'no_children'] as const),
] as const satisfies readonly ActivityFeature[]
export type FeatureChoice = (typeof featureChoices)[number]

/** Filters of the activity results. */
export interface ActivityFilters {
  readonly categories: readonly string[]
  readonly price: PriceRange
  /** Minimum guest rating. */
  readonly rating: number | null
  readonly durations: readonly DurationBand[]
  readonly parts: readonly PartOfDay[]
  readonly freeCancellation: boolean
  /** A guide or an audio guide in one of these languages. */
  readonly languages: readonly string[]
  /** Matches only all of these features. */
  readonly features: readonly FeatureChoice[]
  /** Only what is confirmed at once. */
  readonly instant: boolean
}

export const noFilters: ActivityFilters = {
  categories: [],
  price: anyPrice,
  rating: null,
  durations: [],
  parts: [],
  freeCancellation: false,
  languages: [],
  features: [],
  instant: false,
}

/** Address parameters of the filters. */
const filterNames = [
  ...(['category', 'price', 'rated', 'duration', 'time', 'cancel', 'language', 'with', 'confirm'] as const),
] as const

const MOST_VALUES = 20

/**
 * Reads the filters from the address and ignores invalid values. A price in another currency than the current one is
 * ignored too.
 */
export function readFilters(params: URLSearchParams, currency: string): ActivityFilters {
  return {
    categories: codesIn(params, 'category', /^[a-z][a-z0-9_]{1,39}$/, MOST_VALUES),
    price: readPriceRange(params.get('price'), currency),
    rating: choiceIn(params, 'rated', ratingChoices),
    durations: choicesIn(params, 'duration', durationChoices),
    parts: choicesIn(params, 'time', partChoices),
    freeCancellation: params.get('cancel') === 'free',
    languages: codesIn(params, 'language', /^[a-z]{2,3}(-[A-Z]{2})?$/, MOST_VALUES),
    features: choicesIn(params, 'with', featureChoices),
    instant: params.get('confirm') === 'instant',
  }
}

/** Returns a copy of the parameters with these filters; a filter that is not set has none. Resets the page. */
export function writeFilters(
  params: URLSearchParams,
  filters: ActivityFilters,
  currency: string,
): URLSearchParams {
  const values: Readonly<Record<(typeof filterNames)[number], string>> = {
    category: filters.categories.join(','),
    price: priceRangeValue(filters.price, currency),
    rated: filters.rating === null ? '' : String(filters.rating),
    duration: filters.durations.join(','),
    time: filters.parts.join(','),
    cancel: filters.freeCancellation ? 'free' : '',
    language: filters.languages.join(','),
    with: filters.features.join(','),
    confirm: filters.instant ? 'instant' : '',
  }
  return withFilters(params, values)
}

/** The activity filters in the address. */
export const filterAddress: FilterAddress<ActivityFilters> = { read: readFilters, write: writeFilters }
