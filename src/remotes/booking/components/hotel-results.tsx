import { useSearchParams, useText } from '@livery/platform'
import { ApiError } from '../../../api/api-error.ts'
import type { HotelDeal } from '../../../contract/types.ts'
import type { HotelSearchCriteria } from '../../../tenant/hotel-search.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HotelList } from './hotel-list.tsx'
import { HotelListSkeleton } from './hotel-list-skeleton.tsx'
import { nightsOf, readSort, sortHotels } from './sort-hotels.ts'
import { SortSelect } from './sort-select.tsx'
import { StayLine } from './stay-line.tsx'
import { useHotels } from './use-hotels.ts'

/** The hotels for a search: how many and where, the stay, the order, and the list. */
export function HotelResults({ criteria }: { criteria: HotelSearchCriteria }) {
  const text = useText('booking')
  const { data, error, refetch } = useHotels(criteria)
  if (error instanceof ApiError && error.code === 'validation_failed') {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <EmptyState
        icon="alert"
        level={1}
        // Spec §8: the error's message, or 'Something went wrong'.
        title={(error instanceof ApiError && error.detail) || text('results.failed')}
        actions={<Button onClick={() => void refetch()}>{text('results.retry')}</Button>}
      />
    )
  }
  if (!data) return <HotelListSkeleton />
  const [first] = data.response
  // A deal's link has a point and no name; its hotels say what they are near.
  const place = criteria.destination || first?.hotel.hotelDetails.distanceFrom || ''
  if (!first) {
    return (
      <EmptyState icon="hotels" level={1} title={text('results.none', { place })}>
        {text('results.noneHint')}
      </EmptyState>
    )
  }
  return <FoundHotels {...{ criteria, place }} hotels={data.response} />
}

interface FoundHotelsProps {
  criteria: HotelSearchCriteria
  place: string
  hotels: readonly HotelDeal[]
}

function FoundHotels({ criteria, place, hotels }: FoundHotelsProps) {
  const text = useText('booking')
  const [params, setParams] = useSearchParams()
  const sort = readSort(params.get('sort'))
  const nights = nightsOf(criteria)
  const hasPrices = hotels.some(({ rates }) => rates)
  return (
    <>
      <div className="mt-8 mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="font-brand text-title">
            {text('results.heading', { count: hotels.length, place })}
          </h1>
          <StayLine criteria={criteria} />
          {hasPrices && (
            <p className="mt-1 text-sm text-muted-foreground">
              {text('results.priceNote', { count: nights })}
            </p>
          )}
        </div>
        <SortSelect
          value={sort}
          hasPrices={hasPrices}
          onChange={(next) => {
            const changed = new URLSearchParams(params)
            changed.set('sort', next)
            setParams(changed, { replace: true, preventScrollReset: true })
          }}
        />
      </div>
      <HotelList
        key={sort}
        hotels={sortHotels(hotels, sort)}
        nights={nights}
        chosenId={params.get('hotelId')}
      />
    </>
  )
}
