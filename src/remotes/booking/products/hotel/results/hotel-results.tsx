import { useApi, useCurrency, useQuery, useSearchParams } from '@livery/platform'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import { hotelSearchQuery } from '../../../../../api/hotels.ts'
import type { HotelCriteria } from '../../../../../contract/types.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { hotelSearchHref } from '../../../../../tenant/hotel-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { addDays } from '../../../spine/results/add-days.ts'
import { withView } from '../../../spine/results/results-view.ts'
import { useSettledList } from '../../../spine/results/use-settled-list.ts'
import { HotelListSkeleton } from '../cards/hotel-list.tsx'
import { hotelPaths } from '../paths.ts'
import { carrySearch, readHotelId } from '../search/hotel-page-href.ts'
import { StayLine } from '../search/stay-line.tsx'
import { requestedRooms } from './requested-rooms.ts'
import { ResultsBoard } from './results-board.tsx'
import { readRadius, WIDER } from './search-radius.ts'

/** Hotels of a search as they arrive; an error appears above the hotels received before it. */
export function HotelResults({ criteria }: { criteria: HotelSearchCriteria }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const wanted = wantedHotels(criteria, currency, params)
  const { radius, hotelId } = wanted
  const { found, isFetching, error, refetch } = useFoundHotels(wanted)
  const again = () => void refetch()
  if (found?.isRefused) {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  const hasFailed = (error !== null || found?.hasFailed === true) && !isFetching
  if (hasFailed && !found?.offers.length) {
    return <LoadFailure error={error} onRetry={again} />
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

/** A deal's link has coordinates and no name, so the name comes from the answer or its hotels. */
function placeOf({ destination }: HotelSearchCriteria, { near, offers }: FoundHotels): string {
  return destination || near || offers[0]?.distance.from || ''
}

/** What the results' address asks for. */
interface Wanted {
  criteria: HotelSearchCriteria
  currency: string
  radius: number
  /** The hotel whose deal the visitor came from. */
  hotelId: string | null
}

/** Reads from the results' address what `searchBody` asks for. */
export function wantedHotels(
  criteria: HotelSearchCriteria,
  currency: string,
  params: URLSearchParams,
): Wanted {
  return { criteria, currency, radius: readRadius(params), hotelId: readHotelId(params, 'hotelId') }
}

/** Loads the hotels of a search as they arrive. */
function useFoundHotels(wanted: Wanted) {
  const body = searchBody(wanted)
  const { data, error, isFetching, refetch } = useQuery({
    ...hotelSearchQuery(useApi(), body),
    retryDelay: 500,
  })
  return { found: useSettledList(body, data), error, isFetching, refetch }
}

/** The body of a search. The server and the browser ask for the same one. */
export function searchBody({ criteria, currency, radius, hotelId }: Wanted): HotelCriteria {
  const { latitude, longitude, destination, start, end } = criteria
  return {
    latitude,
    longitude,
    destination,
    currency,
    radius,
    stay: { start, end },
    rooms: requestedRooms(criteria),
    ...(hotelId !== null && { hotelId }),
  }
}

interface NoHotelsProps {
  criteria: HotelSearchCriteria
  radius: number
  place: string
}

/** Links to wider searches, when nothing was found. */
function NoHotels({ criteria, radius, place }: NoHotelsProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { rooms, adults, childAges } = criteria
  const half = {
    rooms: Math.ceil(rooms / 2),
    adults: Math.ceil(adults / 2),
    childAges: childAges.slice(0, Math.ceil(childAges.length / 2)),
  }
  const search = (nextCriteria: HotelSearchCriteria) => carrySearch(params, hotelSearchHref(nextCriteria))
  const later = { ...criteria, start: addDays(criteria.start, 7), end: addDays(criteria.end, 7) }
  return (
    <EmptyState
      icon="hotels"
      level={1}
      title={text('results.none', { place })}
      actions={
        <>
          {radius < WIDER && (
            <LinkButton href={`${hotelPaths.results}?${withView(params, { radius: String(WIDER) })}`}>
              {text('results.wider', { count: WIDER })}
            </LinkButton>
          )}
          {rooms > 1 && (
            <LinkButton href={search({ ...criteria, ...half })}>{text('results.fewerRooms')}</LinkButton>
          )}
          <LinkButton variant="outline" href={search(later)}>
            {text('results.weekLater')}
          </LinkButton>
        </>
      }
    >
      <div className="flex justify-center">
        <StayLine criteria={criteria} />
      </div>
      <p className="mt-2">{text(rooms > 1 ? 'results.noneRooms' : 'results.noneHint')}</p>
    </EmptyState>
  )
}
