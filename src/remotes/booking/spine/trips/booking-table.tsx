import { usePage } from '@livery/platform'
import type { BookingSummary } from '../../../../contract/types.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { TableColumn } from '../../../../ui/table-model.ts'
import { BookingState } from '../booking/booking-state.tsx'
import { PeriodDates } from '../booking/period-dates.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { paths } from '../paths.ts'
import { Amount } from '../price/amount.tsx'
import { TripTotal } from './trip-card.tsx'
import { type BookingList, listHref } from './trips-address.ts'

interface BookingTableProps {
  list: BookingList
  bookings: readonly BookingSummary[]
  seesMarkup: boolean
  state: 'ready' | 'loading' | 'failed'
  error: unknown
  onRetry: () => void
}

/** The agency's bookings as a table, on phones as cards, in the server's order. */
export function BookingTable({ list, bookings, seesMarkup, state, error, onRetry }: BookingTableProps) {
  const text = useProductTexts()
  const { language } = usePage()
  return (
    <DataTable
      caption={text('bookings.title')}
      hideCaption
      columns={useColumns(list, seesMarkup)}
      rows={bookings}
      rowId={({ reference }) => reference}
      rowName={({ traveller = '', reference }) => `${traveller} ${reference}`}
      language={language}
      texts={{
        // Nothing can be selected or sorted here, but the table requires these texts.
        selectAll: '',
        selectRow: () => '',
        selected: () => '',
        clearSelection: '',
        actions: '',
        sortBy: '',
        loading: text('trips.loading'),
      }}
      state={state}
      empty={
        <EmptyState icon="search" size="small" title={text('bookings.none')}>
          {text('bookings.noneHint')}
        </EmptyState>
      }
      failure={<LoadFailure error={error} onRetry={onRetry} level={2} />}
    />
  )
}

function useColumns(list: BookingList, seesMarkup: boolean): readonly TableColumn<BookingSummary>[] {
  const text = useProductTexts()
  const money = (id: 'net' | 'markup', header: string): TableColumn<BookingSummary> => ({
    id,
    header,
    align: 'end',
    cell: ({ [id]: amount }) => amount && <Amount {...amount} />,
  })
  return [
    {
      id: 'client',
      header: text('bookings.client'),
      isRowHeader: true,
      cell: ({ traveller = '', reference }) => (
        <Link
          href={listHref(paths.bookings, list, reference)}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:text-link hover:underline"
        >
          <bdi>{traveller}</bdi>
        </Link>
      ),
    },
    {
      id: 'reference',
      header: text('trips.reference'),
      cell: ({ reference, email = '' }) => (
        <span className="block">
          <bdi dir="ltr" className="text-with-page block font-medium">
            {reference}
          </bdi>
          <bdi dir="ltr" className="text-with-page block text-sm break-all text-muted-foreground">
            {email}
          </bdi>
        </span>
      ),
    },
    {
      id: 'stay',
      header: text('bookings.booked'),
      cell: (booking) => (
        <span className="block">
          <bdi className="text-with-page block">
            {booking.title}, {booking.place}
          </bdi>
          <span className="block text-sm text-muted-foreground">
            <PeriodDates {...booking} />
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text('bookings.state'),
      cell: (booking) => <BookingState booking={booking} />,
    },
    ...(seesMarkup ? [money('net', text('price.wholesale')), money('markup', text('price.markup'))] : []),
    {
      id: 'total',
      header: text('price.total'),
      align: 'end',
      cell: (booking) => (
        <span className="font-bold">
          <TripTotal {...booking} />
        </span>
      ),
    },
  ]
}
