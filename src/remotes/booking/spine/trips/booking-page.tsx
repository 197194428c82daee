import { ApiError } from '../../../../api/api-error.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useWatchedBooking } from '../booking/use-watched-booking.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { PageShape } from '../page-layout/page-shape.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { BookingDetails } from './booking-details.tsx'

interface BookingPageProps {
  reference: string
  /** Address of the list that the visitor came from. */
  back: string
  isForClient?: boolean
}

/** One booking, with a link back to the list. Polls while an outcome or a refund is pending. */
export function BookingPage({ reference, back, isForClient = false }: BookingPageProps) {
  const text = useProductTexts()
  const { booking, error, refetch } = useWatchedBooking(reference, true)
  return (
    <>
      <nav className="mb-4 print:hidden">
        <Link
          href={back}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          <Icon name="start" className="size-4" />
          {text(isForClient ? 'trips.backToBookings' : 'trips.back')}
        </Link>
      </nav>
      {booking ? (
        <ItemScope ordered={booking} meanwhile={<Fetching />}>
          <BookingDetails {...{ booking, isForClient }} onChange={() => void refetch()} />
        </ItemScope>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon="search"
          level={1}
          title={text('trips.notHere')}
          actions={
            <LinkButton href={back}>{text(isForClient ? 'trips.backToBookings' : 'trips.back')}</LinkButton>
          }
        >
          {text('trips.notHereHint', { reference: `\u2068${reference}\u2069` })}
        </EmptyState>
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Fetching />
      )}
    </>
  )
}

function Fetching() {
  const text = useProductTexts()
  return (
    <PageShape label={text('trips.loading')}>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-3 h-9 w-2/3 max-w-lg" />
    </PageShape>
  )
}
