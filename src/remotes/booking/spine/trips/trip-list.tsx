import { useApi, useNavigate, useQuery } from '@livery/platform'
import { bookingsQuery } from '../../../../api/bookings.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { tripsPollInterval } from '../booking/trips-poll-interval.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { paths } from '../paths.ts'
import { ProductScope } from '../product/product-scope.tsx'
import { useStart } from '../product/use-start.ts'
import { TripCard } from './trip-card.tsx'
import { type BookingList, listHref, listRequest, type Phase, phases } from './trips-address.ts'

const PANEL = 'trips-panel'

/** The traveller's trips: upcoming, past and cancelled, each in its tab. */
export function TripList({ list }: { list: BookingList }) {
  const text = useProductTexts()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...bookingsQuery(useApi(), listRequest(list)),
    refetchInterval: ({ state }) => tripsPollInterval(state.data?.data.bookings, state.dataUpdatedAt),
  })
  const { bookings, counts, next } = data?.data ?? {}
  return (
    <>
      <h1 className="font-brand text-title">{text('trips.title')}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted-foreground">{text('trips.lead')}</p>
      <div className="mt-6">
        <PhaseTabs {...{ list, counts }} path={paths.trips} panel={PANEL} />
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${list.when}`} className="mt-6 grid gap-4">
        {error ? (
          <LoadFailure error={error} onRetry={refetch} level={2} />
        ) : !bookings ? (
          <ListShape />
        ) : bookings.length === 0 ? (
          <NoTrips list={list} />
        ) : (
          bookings.map((trip) => (
            <ProductScope key={trip.reference} product={trip.product} meanwhile={<CardShape />}>
              <TripCard
                trip={trip}
                heardAt={dataUpdatedAt}
                href={listHref(paths.trips, list, trip.reference)}
              />
            </ProductScope>
          ))
        )}
        <Pages {...{ list }} path={paths.trips} next={next} />
      </div>
    </>
  )
}

function NoTrips({ list }: { list: BookingList }) {
  const text = useProductTexts()
  const { path: start } = useStart()
  const when = list.when === 'all' ? 'upcoming' : list.when
  return (
    <EmptyState
      icon={when === 'upcoming' ? 'bag' : 'calendar'}
      title={text(`trips.none.${when}`)}
      actions={when === 'upcoming' && <LinkButton href={start}>{text('trips.search')}</LinkButton>}
    >
      {text(`trips.noneHint.${when}`)}
    </EmptyState>
  )
}

interface PagesProps {
  list: BookingList
  path: string
  next: string | undefined
}

/** Links to the next page of a list, and from a later page to the first. */
export function Pages({ list, path, next }: PagesProps) {
  const text = useProductTexts()
  if (!next && !list.before) return null
  return (
    <nav aria-label={text('trips.pages')} className="flex flex-wrap justify-center gap-3 pt-4">
      {list.before && (
        <LinkButton variant="outline" href={listHref(path, { ...list, before: null })}>
          {text('trips.firstPage')}
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="outline" href={listHref(path, { ...list, before: next })}>
          {text('trips.nextPage')}
        </LinkButton>
      )}
    </nav>
  )
}

function CardShape() {
  return <Skeleton className="h-44 w-full rounded-xl" />
}

function ListShape() {
  const text = useProductTexts()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{text('trips.loading')}</span>
      {['a', 'b', 'c'].map((key) => (
        <CardShape key={key} />
      ))}
    </div>
  )
}

interface PhaseTabsProps {
  list: BookingList
  path: string
  /** Number of trips per phase; undefined while loading. */
  counts: Readonly<Record<Phase, number>> | undefined
  panel: string
  /** True to include a tab with all trips. */
  hasAll?: boolean
}

/** Upcoming, past and cancelled as tabs, each with its own address. */
export function PhaseTabs({ list, path, counts, panel, hasAll = false }: PhaseTabsProps) {
  const text = useProductTexts()
  const navigate = useNavigate()
  const labelOf = (when: BookingList['when']) => (
    <>
      {text(`trips.when.${when}`)}
      {counts && (
        <span className="ms-1.5 font-normal tabular-nums opacity-80">
          {when === 'all' ? counts.upcoming + counts.past + counts.cancelled : counts[when]}
        </span>
      )}
    </>
  )
  const all = hasAll ? (['all'] as const) : []
  return (
    <Tabs
      label={text('trips.tabs')}
      variant="underline"
      panel={panel}
      tabs={[...phases, ...all].map((id) => ({ id, label: labelOf(id) }))}
      selected={list.when}
      onSelect={(id) => {
        const when = [...phases, ...all].find((one) => one === id)
        if (when) void navigate(listHref(path, { ...list, when, before: null }))
      }}
    />
  )
}
