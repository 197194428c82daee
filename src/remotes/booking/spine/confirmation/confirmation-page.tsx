import { useParams, useSearchParams } from '@livery/platform'
import { ApiError } from '../../../../api/api-error.ts'
import { isBookingReference } from '../../../../tenant/booking-reference.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useWatchedBooking } from '../booked/use-watched-booking.ts'
import { NotFetched } from '../page/not-fetched.tsx'
import { PageShape } from '../page/page-shape.tsx'
import { PartFrame } from '../page/part-frame.tsx'
import { ItemScope } from '../product/item-scope.tsx'
import { useWords } from '../words/use-words.ts'
import { ConfirmationView } from './confirmation-view.tsx'
import { NoBooking } from './no-booking.tsx'
import { useMailedKey } from './use-mailed-key.ts'

/** The confirmation of a product: what became of a booking, after it was paid and whenever its mail is opened again. */
export function ConfirmationPage() {
  const [params] = useSearchParams()
  // Some products have it in the path, as the routes of the spec say.
  const { referenceNumber } = useParams()
  const reference = referenceNumber ?? params.get('reference') ?? ''
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
  // It was theirs to see until somebody took it over.
  if (booking && isUnknown(error)) return <NoBooking isByLink />
  if (booking) {
    return (
      <ItemScope ordered={booking} meanwhile={<Shape />}>
        <ConfirmationView booking={booking} onChange={() => void refetch()} />
      </ItemScope>
    )
  }
  if (opening === 'opening' || !error) return <Shape />
  // What it says of a booking that nobody may see would be told of one whose key was not looked at.
  if (opening === 'lost') return <NotFetched error={isRefused(error) ? null : error} onRetry={openAgain} />
  // Whether there is such a booking is told to nobody who may not see it.
  if (isRefused(error)) return <NoBooking isByLink={opening === 'refused'} />
  return <NotFetched error={error} onRetry={refetch} />
}

const isUnknown = (error: Error | null) => error instanceof ApiError && error.status === 404
const isRefused = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

function Shape() {
  const text = useWords()
  return (
    <PageShape label={text('confirmation.loading')}>
      <Skeleton className="h-28 w-full rounded-xl" />
    </PageShape>
  )
}
