import type { ReactNode } from 'react'
import type { FoundOffers, SearchQuery } from '../../../../api/search-lines.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { useFoundOffers } from './use-found-offers.ts'

/** A search with at least one offer. */
export interface ShownSearch<Found> {
  found: Found
  isFetching: boolean
  /** The search was interrupted; `onAgain` repeats it. */
  hasFailed: boolean
  onAgain: () => void
}

interface SearchOutcomeProps<Found extends FoundOffers<unknown>> {
  query: SearchQuery<Found>
  /** Placeholder of the list while no offer has arrived. */
  skeleton: ReactNode
  /** Shown when nothing was found. */
  none: (found: Found) => ReactNode
  children: (search: ShownSearch<Found>) => ReactNode
}

/** Offers of a search as they arrive; an error appears above the offers received before it. */
export function SearchOutcome<Found extends FoundOffers<unknown>>(props: SearchOutcomeProps<Found>) {
  const { query, skeleton, none, children } = props
  const text = useProductTexts()
  const { found, error, isFetching, refetch } = useFoundOffers(query)
  const onAgain = () => void refetch()
  if (found?.isRefused) {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  const hasFailed = (error !== null || found?.hasFailed === true) && !isFetching
  if (hasFailed && !found?.offers.length) return <LoadFailure error={error} onRetry={onAgain} />
  if (!found || (found.offers.length === 0 && !found.isDone)) return <div className="mt-8">{skeleton}</div>
  return found.offers.length === 0 ? none(found) : children({ found, isFetching, hasFailed, onAgain })
}
