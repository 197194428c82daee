import { useCurrency, useSearchParams } from '@livery/platform'
import { ApiError } from '../../../../../api/api-error.ts'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { NotFetched } from '../../../spine/page/not-fetched.tsx'
import { useWords } from '../../../spine/words/use-words.ts'
import { HotelListSkeleton } from '../cards/hotel-list-skeleton.tsx'
import { NoHotels } from './no-hotels.tsx'
import { readHotelId, readView } from './results-address.ts'
import { ResultsBoard } from './results-board.tsx'
import { useFoundHotels } from './use-found-hotels.ts'

/** The hotels for a search, as they come; what went wrong stands above what had come before. */
export function HotelResults({ criteria }: { criteria: HotelSearchCriteria }) {
  const text = useWords()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const { radius } = readView(params)
  const hotelId = readHotelId(params, 'hotelId')
  const { found, error, isFetching, refetch } = useFoundHotels({ criteria, currency, radius, hotelId })
  const again = () => void refetch()
  if (error instanceof ApiError && error.code === 'validation_failed') {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  const hasFailed = (error !== null || found?.hasFailed === true) && !isFetching
  if (hasFailed && !found?.offers.length) {
    return <NotFetched error={error} onRetry={again} />
  }
  if (!found || (found.offers.length === 0 && !found.isDone)) {
    return (
      <div className="mt-8">
        <HotelListSkeleton />
      </div>
    )
  }
  const place = placeOf(criteria, found)
  if (found.offers.length === 0) return <NoHotels {...{ criteria, radius, place }} />
  return (
    <ResultsBoard {...{ criteria, found, place, isFetching, hasFailed }} chosenId={hotelId} onAgain={again} />
  )
}

/** A deal's link has a point and no name: the answer, or its hotels, say what they are near. */
function placeOf({ destination }: HotelSearchCriteria, { near, offers }: FoundHotels): string {
  return destination || near || offers[0]?.distance.from || ''
}
