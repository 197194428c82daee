import { useSearchParams, useText } from '@livery/platform'
import { ApiError } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PartFrame } from '../part-frame.tsx'
import { ConfirmationView } from './confirmation-view.tsx'
import { NoBooking } from './no-booking.tsx'
import { useMailedKey } from './use-mailed-key.ts'
import { useWatchedBooking } from './use-watched-booking.ts'

const referencePattern = /^[A-Z0-9]{2,4}-[A-Z0-9]{6,10}$/

/** /booknow/hotels/confirm-payment: what became of a booking, after it was paid and whenever its mail is opened again. */
export function ConfirmationPage() {
  const [params] = useSearchParams()
  const reference = params.get('reference') ?? ''
  return (
    <PartFrame>
      <section className="page-width pt-6 pb-16">
        {referencePattern.test(reference) ? <Named key={reference} reference={reference} /> : <NoBooking />}
      </section>
    </PartFrame>
  )
}

function Named({ reference }: { reference: string }) {
  const text = useText('booking')
  const isOpening = useMailedKey(reference)
  const { booking, error, refetch } = useWatchedBooking(reference, !isOpening)
  if (booking) return <ConfirmationView booking={booking} onChange={() => void refetch()} />
  // Whether there is such a booking is told to nobody who may not see it.
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return <NoBooking />
  if (error) {
    return (
      <EmptyState
        icon="alert"
        level={1}
        title={(error instanceof ApiError && error.detail) || text('results.failed')}
        actions={<Button onClick={() => void refetch()}>{text('results.retry')}</Button>}
      />
    )
  }
  return <ConfirmationShape />
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
