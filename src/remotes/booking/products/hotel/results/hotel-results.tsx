import { useApi, useCurrency, useSearchParams } from '@livery/platform'
import type { FoundHotels } from '../../../../../api/hotels.ts'
import { hotelSearchQuery } from '../../../../../api/hotels.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { hotelSearchHref } from '../../../../../tenant/hotel-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { withView } from '../../../spine/results/results-view.ts'
import { SearchOutcome } from '../../../spine/results/search-outcome.tsx'
import { HotelListSkeleton } from '../cards/hotel-list.tsx'
import { hotelPaths } from '../paths.ts'
import { carrySearch } from '../search/hotel-page-href.ts'
import { StayLine } from '../search/stay-line.tsx'
import { HotelBoard } from './hotel-board.tsx'
import { searchBody, wantedHotels } from './search-body.ts'
import { WIDER } from './search-radius.ts'

/** Hotels of a search as they arrive. */
export function HotelResults({ criteria }: { criteria: HotelSearchCriteria }) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const wanted = wantedHotels(criteria, currency, params)
  return (
    <SearchOutcome
      query={hotelSearchQuery(useApi(), searchBody(wanted))}
      skeleton={<HotelListSkeleton />}
      placeOf={(found) => placeOf(criteria, found)}
      none={(_, place) => <NoHotels {...{ criteria, place }} radius={wanted.radius} />}
    >
      {(search) => <HotelBoard {...search} criteria={criteria} chosenId={wanted.hotelId} />}
    </SearchOutcome>
  )
}

/** A deal's link has coordinates and no name, so the name comes from the answer or its hotels. */
function placeOf({ destination }: HotelSearchCriteria, found: FoundHotels | undefined): string {
  return destination || found?.near || found?.offers[0]?.distance.from || ''
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
