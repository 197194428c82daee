import type { ReactNode } from 'react'
import type { FoundOffers, SearchQuery } from '../../../../api/search-lines.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { shortPlace, usePageTitle } from '../head/page-title.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { useFoundOffers } from './use-found-offers.ts'

/** A search with at least one offer. */
export interface ShownSearch<Found> {
  found: Found
  /** Name of the searched place. */
  place: string
  isFetching: boolean
  /** The search was interrupted; `onAgain` repeats it. */
  hasFailed: boolean
  onAgain: () => void
}

interface SearchOutcomeProps<Found extends FoundOffers<unknown>> {
  query: SearchQuery<Found>
  /** Placeholder of the list while no offer has arrived. */
  skeleton: ReactNode
  /** Names the searched place, if need be from what was found. */
  placeOf: (found: Found | undefined) => string
  /** Shown when nothing was found. */
  none: (found: Found, place: string) => ReactNode
  children: (search: ShownSearch<Found>) => ReactNode
}

/** Offers of a search as they arrive; an error appears above the offers received before it. */
export function SearchOutcome<Found extends FoundOffers<unknown>>(props: SearchOutcomeProps<Found>) {
  const { query, skeleton, placeOf, none, children } = props
  const text = useProductTexts()
  const { found, error, isFetching, refetch } = useFoundOffers(query)
  const place = placeOf(found)
  usePageTitle(place === '' ? undefined : text('results.title', { place: shortPlace(place) }))
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
  if (found.offers.length === 0) return none(found, place)
  return children({ found, place, isFetching, hasFailed, onAgain })
}
