import { keepPreviousData, useApi, useQuery } from '@livery/platform'
import type { ReactNode } from 'react'
import { bookingsQuery } from '../../../../api/bookings.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { paths } from '../paths.ts'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { PhaseTabs } from './phase-tabs.tsx'
import { Pages } from './trip-list.tsx'
import { type BookingList, listRequest, type Phase } from './trips-address.ts'

const PANEL = 'bookings-panel'

interface AgencyListProps {
  list: BookingList
  /** Spec §6: only unrestricted agents see wholesale rate and markup. */
  seesMarkup: boolean
  /** Incidents, for users who may resolve them. */
  incidents: ReactNode
}

/** The agency's bookings with search, filters and pages, all kept in the address. */
export function AgencyList({ list, seesMarkup, incidents }: AgencyListProps) {
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
