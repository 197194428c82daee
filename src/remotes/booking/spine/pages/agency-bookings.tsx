import { keepPreviousData, useApi, usePage, useQuery, useSearchParams } from '@livery/platform'
import type { ReactNode } from 'react'
import { bookingsQuery } from '../../../../api/bookings.ts'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { paths } from '../paths.ts'
import { BookingFilters } from '../trips/booking-filters.tsx'
import { BookingPage } from '../trips/booking-page.tsx'
import { BookingTable } from '../trips/booking-table.tsx'
import { IncidentList } from '../trips/incident-list.tsx'
import { Pages, PhaseTabs } from '../trips/trip-list.tsx'
import {
  type BookingList,
  listHref,
  listRequest,
  type Phase,
  readBookingList,
  readReference,
} from '../trips/trips-address.ts'

const PANEL = 'bookings-panel'

/** /bookings: the agency's bookings, or the one that the address names. */
export function AgencyBookingsPage() {
  const [params] = useSearchParams()
  const { session, agency } = usePage()
  const list = readBookingList(params, 'upcoming')
  const reference = readReference(params)
  const permissions = permissionsOf(session, agency)
  return (
    <PartFrame>
      <section className="page-width py-8 pb-16 lg:py-12" key={session.email}>
        {reference ? (
          <BookingPage reference={reference} back={listHref(paths.bookings, list)} isForClient />
        ) : (
          <AgencyList
            list={list}
            seesMarkup={permissions.has('prices.agent')}
            incidents={permissions.has('bookings.incidents') && <IncidentList />}
          />
        )}
      </section>
    </PartFrame>
  )
}

interface AgencyListProps {
  list: BookingList
  /** Spec §6: only unrestricted agents see wholesale rate and markup. */
  seesMarkup: boolean
  /** Incidents, for users who may resolve them. */
  incidents: ReactNode
}

/** The agency's bookings with search, filters and pages, all stored in the address. */
function AgencyList({ list, seesMarkup, incidents }: AgencyListProps) {
  const text = useProductTexts()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...bookingsQuery(useApi(), listRequest(list)),
    placeholderData: keepPreviousData,
  })
  const { bookings, counts, next } = data?.data ?? {}
  return (
    <>
      <h1 className="font-brand text-title">{text('bookings.title')}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted-foreground">{text('bookings.lead')}</p>
      {incidents}
      <BookingFilters list={list} />
      {/* Announces the result of a search to screen readers. */}
      <p role="status" className="sr-only">
        {counts && !isPlaceholderData && text('bookings.found', { count: found(counts, list) })}
      </p>
      <div className="mt-6">
        <PhaseTabs {...{ list, counts }} path={paths.bookings} panel={PANEL} hasAll />
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`${PANEL}-${list.when}`}
        aria-busy={isPlaceholderData}
        className={`mt-4 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <BookingTable
          {...{ list, seesMarkup }}
          bookings={bookings ?? []}
          state={error ? 'failed' : bookings ? 'ready' : 'loading'}
          error={error}
          onRetry={() => void refetch()}
        />
        <Pages {...{ list, next }} path={paths.bookings} />
      </div>
    </>
  )
}

/** Total over all pages, not just the visible one. */
function found(counts: Readonly<Record<Phase, number>>, { when }: BookingList): number {
  return when === 'all' ? counts.upcoming + counts.past + counts.cancelled : counts[when]
}
