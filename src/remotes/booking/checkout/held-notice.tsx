import { useLocation, useText } from '@livery/platform'
import { Alert } from '../../../ui/alert.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { waitingWords } from '../booked/standing.ts'
import { useWatchedBooking } from '../booked/use-watched-booking.ts'

/** Says that this tab holds such rooms already, as long as it does or may have booked them, and leads on to them. */
export function HeldNotice({ reference }: { reference: string }) {
  const text = useText('booking')
  const { search } = useLocation()
  const { booking } = useWatchedBooking(reference, true)
  if (booking?.state !== 'on_hold') return null
  const waiting = waitingWords(booking)
  if (waiting) {
    return (
      <Alert className="mb-6" tone="warning" title={text(`confirmation.${waiting}`)}>
        {text(`confirmation.${waiting}Hint`, { hotel: booking.hotel.hotel.name })}
      </Alert>
    )
  }
  const params = new URLSearchParams(search)
  params.set('reference', reference)
  return (
    <Alert
      className="mb-6"
      title={text('checkout.heldAlready')}
      action={
        <LinkButton href={`/booknow/hotels/checkout?${params}`} size="small">
          {text('checkout.toPayment')}
        </LinkButton>
      }
    >
      {text('checkout.heldAlreadyHint', { reference })}
    </Alert>
  )
}
