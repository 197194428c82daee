import type { ActivityOffer } from '../../../../../contract/types.ts'
import type { Facet } from '../../../spine/results/facet-choices.tsx'
import {
  type ActivityFilters,
  type DurationBand,
  durationChoices,
  type FeatureChoice,
  featureChoices,
  type PartOfDay,
  partChoices,
  ratingChoices,
} from './activity-filters.ts'
import { filterOffers, isFreeToCancel, isGuidedIn, startsIn, takes } from './filter-offers.ts'

export interface Facets {
  categories: Facet<string>[]
  rating: Facet<number>[]
  durations: Facet<DurationBand>[]
  parts: Facet<PartOfDay>[]
  freeCancellation: number
  languages: Facet<string>[]
  features: Facet<FeatureChoice>[]
  instant: number
}

type Group = Exclude<keyof ActivityFilters, 'price'>

/** Returns the available filter choices with their counts; omits choices that no activity meets. */
export function facetsOf(all: readonly ActivityOffer[], filters: ActivityFilters): Facets {
  const shown = filterOffers(all, filters)
  const facets = <Value>(
    group: Group,
    values: readonly Value[],
    meets: (offer: ActivityOffer, value: Value) => boolean,
  ): Facet<Value>[] => {
    // An activity needs all chosen features, so that each further one leaves fewer.
    const left = group === 'features' ? shown : filterOffers(all, filters, group)
    return values
      .filter((value) => all.some((offer) => meets(offer, value)))
      .map((value) => ({ value, count: left.filter((offer) => meets(offer, value)).length }))
  }
  return {
    categories: byCount(
      facets('categories', unique(all.map(({ category }) => category)), ({ category }, value) => {
        return category === value
      }),
    ),
    rating: facets('rating', ratingChoices, ({ guestRating }, value) => guestRating >= value),
    durations: facets('durations', durationChoices, takes),
    parts: facets('parts', partChoices, startsIn),
    freeCancellation: filterOffers(all, filters, 'freeCancellation').filter(isFreeToCancel).length,
    languages: byCount(
      facets(
        'languages',
        unique(all.flatMap(({ languages }) => languages.map(({ language }) => language))),
        isGuidedIn,
      ),
    ),
    features: facets('features', featureChoices, ({ features }, value) => features.includes(value)),
    instant: filterOffers(all, filters, 'instant').filter(({ confirmation }) => confirmation === 'instant')
      .length,
  }
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted()
}

function byCount(facets: Facet<string>[]): Facet<string>[] {
  return facets.toSorted((a, b) => b.count - a.count)
}
