import { useSearchParams } from '@livery/platform'
import type { RefObject } from 'react'
import { FilterChips } from '../filters/filter-chips.tsx'
import { useFilters } from '../filters/use-filters.ts'
import { noFilters } from '../results/hotel-filters.ts'
import { readRateWish } from '../results/rate-wish.ts'

/** What the search that led here asked of rates, each as something to be taken away; nothing where it asked nothing. */
export function RateChips({ title }: { title: RefObject<HTMLElement | null> }) {
  const [params] = useSearchParams()
  const { change } = useFilters('')
  return (
    <div className="mt-4 empty:hidden">
      <FilterChips filters={{ ...noFilters, ...readRateWish(params) }} currency="" {...{ change, title }} />
    </div>
  )
}
