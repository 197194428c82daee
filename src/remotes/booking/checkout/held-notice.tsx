import { useLocation, useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { waitingWords } from '../booked/standing.ts'
import { forgetKept } from './kept-checkout.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'

/** Says what became of the rooms that this tab holds or has booked already, and leads on to them; a wait ends in words, never in silence. */
export function HeldNotice({ earlier }: { earlier: EarlierBooking }) {
  const text = useText('booking')
  switch (earlier.is) {
    case 'unknown':
      return (
        <Alert
          className="mb-6"
          tone="warning"
          title={text('checkout.earlierUnknown')}
          action={
            <Button size="small" variant="outline" onClick={() => void earlier.askAgain()}>
              {text('results.retry')}
            </Button>
          }
        >
          {text('checkout.earlierUnknownHint', { reference: earlier.reference })}
        </Alert>
      )
    case 'held':
      return <Held booking={earlier.booking} mayHold={earlier.mayHold} />
    case 'booked':
      return <Booked booking={earlier.booking} />
    case 'unpaid':
      return (
        <Alert className="mb-6" title={text('checkout.earlierUnpaid')}>
          {text('checkout.earlierUnpaidHint', { reference: earlier.booking.reference })}
        </Alert>
      )
    default:
      return null
  }
}

function Held({ booking, mayHold }: { booking: Booking; mayHold: boolean }) {
  const text = useText('booking')
  const { search } = useLocation()
  const { reference, hotel } = booking
  const waiting = waitingWords(booking)
  const params = new URLSearchParams(search)
  params.set('reference', reference)
  const toPayment = (
    <LinkButton href={`/booknow/hotels/checkout?${params}`} size="small">
      {text('checkout.toPayment')}
    </LinkButton>
  )
  if (!mayHold) {
    // A payment was tried in this tab that nobody has heard of yet: only its own page asks how it ended.
    const words = waiting ?? 'paying'
    return (
      <Alert
        className="mb-6"
        tone="warning"
        title={text(`confirmation.${words}`)}
        action={waiting === null && toPayment}
      >
        {text(`confirmation.${words}Hint`, { hotel: hotel.hotel.name })}
      </Alert>
    )
  }
  return (
    <Alert className="mb-6" title={text('checkout.heldAlready')} action={toPayment}>
      {text('checkout.heldAlreadyHint', { reference })}
    </Alert>
  )
}

/** Whoever has seen the booking may book the same once more: the tab forgets it then. */
function Booked({ booking: { reference } }: { booking: Booking }) {
  const text = useText('booking')
  return (
    <Alert
      className="mb-6"
      tone="warning"
      title={text('checkout.bookedAlready')}
      action={
        <LinkButton
          href={`/booknow/hotels/confirm-payment?reference=${reference}`}
          size="small"
          onClick={() => forgetKept()}
        >
          {text('checkout.seeBooking')}
        </LinkButton>
      }
    >
      {text('checkout.bookedAlreadyHint', { reference })}
    </Alert>
  )
}
