import type { RefObject } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useFilterChips } from '../filters/filter-chips.tsx'
import type { FilterState } from '../filters/use-filters.ts'
import type { FoundHotel } from './card-hotel.ts'
import { filterOffers } from './filter-offers.ts'
import { type HotelFilters, noFilters } from './hotel-filters.ts'

interface AllFilteredProps extends FilterState {
  offers: readonly FoundHotel[]
  currency: string
  /** Title of the list; it gets the focus when the pressed button disappears. */
  title: RefObject<HTMLElement | null>
}

const FEW = 3

/** Shown when no hotel matches all filters: suggests which filter to remove, with the number of hotels then left. */
export function AllFiltered({ offers, filters, change, currency, title }: AllFilteredProps) {
  const text = useProductTexts()
  const suggestions = useFilterChips(filters, currency)
    .map((chip) => ({ ...chip, count: filterOffers(offers, { ...filters, ...chip.without }).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, FEW)
  function choose(changed: Partial<HotelFilters>) {
    title.current?.focus({ preventScroll: true })
    change(changed)
  }
  return (
    <EmptyState
      icon="search"
      size="small"
      title={text('results.allFiltered')}
      actions={
        <>
          {suggestions.map(({ label, without, count }) => (
            <Button key={label} variant="outline" onClick={() => choose(without)}>
              {text('results.without', { filter: label })}
              <span aria-hidden="true" className="font-normal text-muted-foreground tabular-nums">
                {count}
              </span>
              <span className="sr-only">. {text('filters.show', { count })}</span>
            </Button>
          ))}
          <Button onClick={() => choose(noFilters)}>{text('filters.clear')}</Button>
        </>
      }
    />
  )
}
