import { useSearchParams } from '@livery/platform'
import { type HotelSearchCriteria, hotelSearchHref } from '../../../../../tenant/hotel-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { laterBy } from '../../../spine/results/later-by.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { hotelPaths } from '../paths.ts'
import { askedAlong } from '../search/asked-along.ts'
import { StayLine } from '../search/stay-line.tsx'
import { WIDER, withView } from './results-address.ts'

interface NoHotelsProps {
  criteria: HotelSearchCriteria
  radius: number
  place: string
}

/** Nothing was found: the ways to a wider search. */
export function NoHotels({ criteria, radius, place }: NoHotelsProps) {
  const text = useWords()
  const [params] = useSearchParams()
  const { rooms, adults, childAges } = criteria
  const half = {
    ...{ rooms: Math.ceil(rooms / 2), adults: Math.ceil(adults / 2) },
    childAges: childAges.slice(0, Math.ceil(childAges.length / 2)),
  }
  const search = (asked: HotelSearchCriteria) => askedAlong(params, hotelSearchHref(asked))
  const later = { ...criteria, start: laterBy(criteria.start, 7), end: laterBy(criteria.end, 7) }
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
