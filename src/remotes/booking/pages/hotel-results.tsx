import { useApi, usePage, useQuery, useSearchParams, useText } from '@livery/platform'
import { hotelDealsQuery } from '../../../api/deals.ts'
import { type HotelSearchCriteria, readHotelSearch } from '../../../tenant/hotel-search.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HotelCard, HotelCardSkeleton } from '../components/hotel-card.tsx'
import { HotelSearchForm } from '../components/hotel-search-form.tsx'
import { nightsOf, readSort, sortHotels } from '../components/sort-hotels.ts'
import { SortSelect } from '../components/sort-select.tsx'
import { PartFrame } from '../part-frame.tsx'

/** /booknow/hotels/search: the hotels for the search that the address carries. */
export function HotelResultsPage() {
  const { today } = usePage()
  const [params] = useSearchParams()
  const criteria = readHotelSearch((name) => params.get(name), today)
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16">
        <HotelSearchForm key={params.toString()} criteria={criteria} />
        {criteria ? <Results criteria={criteria} /> : <NoPlace />}
      </section>
    </PartFrame>
  )
}

function NoPlace() {
  const text = useText('booking')
  return (
    <EmptyState icon="search" level={1} title={text('results.noPlace')}>
      {text('results.noPlaceHint')}
    </EmptyState>
  )
}

function Results({ criteria }: { criteria: HotelSearchCriteria }) {
  const text = useText('booking')
  const [params, setParams] = useSearchParams()
  const sort = readSort(params.get('sort'))
  const { data, isError, refetch } = useQuery({
    ...hotelDealsQuery(useApi(), {
      latitude: criteria.latitude,
      longitude: criteria.longitude,
      searchString: criteria.destination,
      stayPeriod: { start: criteria.start, end: criteria.end },
      occupancies: [
        {
          numOfRoom: criteria.rooms,
          numOfAdults: criteria.adults,
          numOfChildren: criteria.childAges.length,
          childAges: [...criteria.childAges],
        },
      ],
    }),
    retry: false,
  })
  if (isError) {
    return (
      <EmptyState
        icon="alert"
        level={1}
        title={text('results.failed')}
        actions={<Button onClick={() => void refetch()}>{text('results.retry')}</Button>}
      />
    )
  }
  if (!data) return <ResultsSkeleton />
  const hotels = sortHotels(data.response, sort)
  if (hotels.length === 0) {
    return (
      <EmptyState icon="hotels" level={1} title={text('results.none', { place: criteria.destination })}>
        {text('results.noneHint')}
      </EmptyState>
    )
  }
  const nights = nightsOf(criteria)
  return (
    <>
      <div className="mt-8 mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-brand text-heading">
            {text('results.heading', { count: hotels.length, place: criteria.destination })}
          </h1>
          <p className="mt-1 text-sm text-muted-foreground">{text('results.priceNote', { count: nights })}</p>
        </div>
        <SortSelect
          value={sort}
          onChange={(next) => {
            const changed = new URLSearchParams(params)
            changed.set('sort', next)
            setParams(changed, { replace: true, preventScrollReset: true })
          }}
        />
      </div>
      <ul className="grid gap-5">
        {hotels.map((deal) => (
          <li key={deal.link}>
            <HotelCard deal={deal} nights={nights} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ResultsSkeleton() {
  const text = useText('booking')
  return (
    <div className="mt-8 grid gap-5" role="status">
      <span className="sr-only">{text('results.loading')}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <HotelCardSkeleton key={key} />
      ))}
    </div>
  )
}
