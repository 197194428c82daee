import { useSearchParams, useText } from '@livery/platform'
import { ApiError } from '../../../api/api-error.ts'
import { isBookingReference } from '../../../tenant/booking-reference.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PartFrame } from '../part-frame.tsx'
import { ConfirmationView } from './confirmation-view.tsx'
import { NoBooking } from './no-booking.tsx'
import { useMailedKey } from './use-mailed-key.ts'
import { useWatchedBooking } from './use-watched-booking.ts'

/** /booknow/hotels/confirm-payment: what became of a booking, after it was paid and whenever its mail is opened again. */
export function ConfirmationPage() {
  const [params] = useSearchParams()
  const reference = params.get('reference') ?? ''
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16">
        {isBookingReference(reference) ? <Named key={reference} reference={reference} /> : <NoBooking />}
      </section>
    </PartFrame>
  )
}

function Named({ reference }: { reference: string }) {
  const { opening, openAgain } = useMailedKey(reference)
  const { booking, error, refetch } = useWatchedBooking(reference, opening !== 'opening')
  if (booking) return <ConfirmationView booking={booking} onChange={() => void refetch()} />
  if (opening === 'opening' || !error) return <ConfirmationShape />
  if (opening === 'lost') return <NotFetched error={error} onRetry={openAgain} />
  // Whether there is such a booking is told to nobody who may not see it.
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return <NoBooking />
  return <NotFetched error={error} onRetry={() => void refetch()} />
}

function NotFetched({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('booking')
  // What it says of a booking that nobody may see would be told of one whose key was not looked at.
  const detail = error instanceof ApiError && error.status >= 500 && error.detail
  return (
    <EmptyState
      icon="alert"
      level={1}
      title={detail || text('results.failed')}
      actions={<Button onClick={onRetry}>{text('results.retry')}</Button>}
    />
  )
}

function ConfirmationShape() {
  const text = useText('booking')
  return (
    <div role="status">
      <span className="sr-only">{text('confirmation.loading')}</span>
      <Skeleton className="h-28 w-full rounded-xl" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    </div>
  )
}
