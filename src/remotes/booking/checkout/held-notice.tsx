import { useApi, useLocation, useQuery, useText } from '@livery/platform'
import { bookingQuery } from '../../../api/bookings.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Says that this tab holds such rooms already, as long as it does, and leads on to them. */
export function HeldNotice({ reference }: { reference: string }) {
  const text = useText('booking')
  const { search } = useLocation()
  const { data } = useQuery(bookingQuery(useApi(), reference))
  const booking = data?.data
  if (booking?.state !== 'on_hold' || !booking.hold?.secondsLeft) return null
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
