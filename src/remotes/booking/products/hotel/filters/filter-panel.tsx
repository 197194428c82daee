import { useMemo } from 'react'
import { Field } from '../../../../../ui/field.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { FacetChoice, FacetChoices } from '../../../spine/results/facet-choices.tsx'
import { LongChoices } from '../../../spine/results/long-choices.tsx'
import { PriceFilter } from '../../../spine/results/price-filter.tsx'
import { priceHistogram } from '../../../spine/results/price-histogram.ts'
import type { FilterState } from '../../../spine/results/use-filters.ts'
import { useSettled } from '../../../spine/results/use-settled.ts'
import type { FoundHotel } from '../results/card-hotel.ts'
import { facetsOf } from '../results/facets.ts'
import { filterOffers } from '../results/filter-offers.ts'
import type { HotelFilters } from '../results/hotel-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

interface FilterPanelProps extends FilterState<HotelFilters> {
  /** All hotels that were found, unfiltered. */
  offers: readonly FoundHotel[]
}

/** All filters of the results, each choice with the number of hotels that it would leave. */
export function FilterPanel({ offers, filters, change }: FilterPanelProps) {
  const text = useProductTexts()
  const words = useFilterTexts()
  const facets = useMemo(() => facetsOf(offers, filters), [offers, filters])
  const histogram = useMemo(() => priceHistogram(filterOffers(offers, filters, 'price')), [offers, filters])
  const [name, setName] = useSettled(filters.name, (next) => change({ name: next }))
  const one = <Value,>(chosen: Value | null) => (chosen === null ? [] : [chosen])
  return (
    <div className="grid gap-6">
      <Field
        label={text('filters.name')}
        type="search"
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
      />
      {histogram && (
        <PriceFilter histogram={histogram} value={filters.price} onChange={(price) => change({ price })} />
      )}
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text('filters.terms')}</legend>
        <FacetChoice
          label={text('rate.freeCancellation')}
          count={facets.freeCancellation}
          checked={filters.freeCancellation}
          onChange={(freeCancellation) => change({ freeCancellation })}
        />
        <FacetChoice
          label={text('rate.payAtProperty')}
          count={facets.payAtProperty}
          checked={filters.payAtProperty}
          onChange={(payAtProperty) => change({ payAtProperty })}
        />
      </fieldset>
      <FacetChoices
        title={text('filters.rating')}
        facets={facets.rating}
        labelOf={words.rating}
        chosen={one(filters.rating)}
        single
        onChange={([rating = null]) => change({ rating })}
      />
      <FacetChoices
        title={text('filters.stars')}
        facets={facets.stars}
        labelOf={words.stars}
        chosen={filters.stars}
        onChange={(stars) => change({ stars })}
      />
      <FacetChoices
        title={text('filters.board')}
        facets={facets.boards}
        labelOf={(board) => text(`board.${board}`)}
        chosen={filters.boards}
        onChange={(boards) => change({ boards })}
      />
      <LongChoices
        title={text('filters.amenities')}
        labelOf={(amenity) => text(`amenity.${amenity}`)}
        facets={facets.amenities}
        chosen={filters.amenities}
        onChange={(amenities) => change({ amenities })}
      />
      <FacetChoices
        title={text('filters.distance')}
        facets={facets.within}
        labelOf={words.within}
        chosen={one(filters.within)}
        single
        onChange={([within = null]) => change({ within })}
      />
    </div>
  )
}
