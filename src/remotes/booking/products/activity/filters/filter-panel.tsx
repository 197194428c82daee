import { useMemo } from 'react'
import type { ActivityOffer } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FacetChoice, FacetChoices } from '../../../spine/results/facet-choices.tsx'
import { LongChoices } from '../../../spine/results/long-choices.tsx'
import { PriceFilter } from '../../../spine/results/price-filter.tsx'
import { priceHistogram } from '../../../spine/results/price-histogram.ts'
import type { FilterState } from '../../../spine/results/use-filters.ts'
import type { ActivityFilters } from '../results/activity-filters.ts'
import { facetsOf } from '../results/facets.ts'
import { filterOffers } from '../results/filter-offers.ts'
import { useFilterTexts } from './use-filter-texts.ts'

interface FilterPanelProps extends FilterState<ActivityFilters> {
  /** All activities that were found, unfiltered. */
  offers: readonly ActivityOffer[]
}

/** All filters of the results, each choice with the number of activities that it would leave. */
export function FilterPanel({ offers, filters, change }: FilterPanelProps) {
  const text = useProductTexts()
  const words = useFilterTexts()
  const facets = useMemo(() => facetsOf(offers, filters), [offers, filters])
  const histogram = useMemo(() => priceHistogram(filterOffers(offers, filters, 'price')), [offers, filters])
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text('filters.terms')}</legend>
        <FacetChoice
          label={text('visit.freeCancellation')}
          count={facets.freeCancellation}
          checked={filters.freeCancellation}
          onChange={(freeCancellation) => change({ freeCancellation })}
        />
        <FacetChoice
          label={text('confirm.instant')}
          count={facets.instant}
          checked={filters.instant}
          onChange={(instant) => change({ instant })}
        />
      </fieldset>
      <LongChoices
        title={text('filters.category')}
        facets={facets.categories}
        labelOf={words.category}
        chosen={filters.categories}
        onChange={(categories) => change({ categories })}
      />
      {histogram && (
        <PriceFilter histogram={histogram} value={filters.price} onChange={(price) => change({ price })} />
      )}
      <FacetChoices
        title={text('filters.duration')}
        facets={facets.durations}
        labelOf={(band) => text(`filters.duration.${band}`)}
        chosen={filters.durations}
        onChange={(durations) => change({ durations })}
      />
      <FacetChoices
        title={text('filters.part')}
        facets={facets.parts}
        labelOf={(part) => text(`filters.part.${part}`)}
        chosen={filters.parts}
        onChange={(parts) => change({ parts })}
      />
      <FacetChoices
        title={text('filters.rating')}
        facets={facets.rating}
        labelOf={words.rating}
        chosen={filters.rating === null ? [] : [filters.rating]}
        single
        onChange={([rating = null]) => change({ rating })}
      />
      <LongChoices
        title={text('filters.language')}
        facets={facets.languages}
        labelOf={words.language}
        chosen={filters.languages}
        onChange={(languages) => change({ languages })}
      />
      <LongChoices
        title={text('filters.features')}
        facets={facets.features}
        labelOf={(feature) => text(`feature.${feature}`)}
        chosen={filters.features}
        onChange={(features) => change({ features })}
      />
    </div>
  )
}
