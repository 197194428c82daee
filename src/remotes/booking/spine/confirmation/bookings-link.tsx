import { useApi, usePage, useSession } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { claimBooking } from '../../../../api/booking-payments.ts'
import type { Booking } from '../../../../contract/types.ts'
import { emailKey } from '../../../../tenant/email-key.ts'
import { mayOpen } from '../../../../tenant/protected-paths.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { listHref } from '../trips/trips-address.ts'

const pages = { trips: '/mytrip/mytrips', bookings: '/bookings' } as const

interface OwnPlaceProps {
  booking: Booking
  /** Told once it was put among the trips, or has to be looked at anew. */
  onChange: () => void
}

/** How a press ended: it is among their trips, it is in another account by now, or nobody knows. */
type Ended = 'claimed' | 'elsewhere' | 'failed'

/**
 * Where the booking stands among the others of whoever is signed in: a traveller's own, or the agency's. One that was booked
 * with another address stands nowhere until they say that it is to; one that was booked with theirs and is in another account
 * is theirs to take over.
 */
export function BookingsLink({ booking, onChange }: OwnPlaceProps) {
  const text = useProductTexts()
  const [ended, setEnded] = useState<Ended | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isOffered = (booking.canClaim || booking.canReassign) && ended !== 'claimed'
  function noteEnd(end: Ended) {
    // The button is gone once it was pressed: the focus stays where it stood.
    if (end !== 'failed') place.current?.focus()
    setEnded(end)
    onChange()
  }
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3">
      {/* It is there before it says something, or some screen readers do not say it. */}
      <p role="status" className="empty:sr-only">
        {ended === 'claimed' && text('confirmation.claimed')}
      </p>
      {ended === 'elsewhere' && <Alert tone="warning">{text('confirmation.claimElsewhere')}</Alert>}
      {isOffered && <Offer {...{ booking }} hasFailed={ended === 'failed'} onEnd={noteEnd} />}
      {!isOffered && ended !== 'elsewhere' && <ToOwnPages booking={booking} />}
    </div>
  )
}

const offers = {
  claim: {
    title: 'confirmation.claim',
    hint: 'confirmation.claimHint',
    button: 'confirmation.claimNow',
  },
  /** With the address of their account, which they have yet to show to be theirs: nobody else is told. */
  claimOwn: {
    title: 'confirmation.claim',
    hint: 'confirmation.claimHintOwn',
    button: 'confirmation.claimNow',
  },
  reassign: {
    title: 'confirmation.reassign',
    hint: 'confirmation.reassignHint',
    button: 'confirmation.reassignNow',
  },
} as const

interface OfferProps {
  booking: Booking
  hasFailed: boolean
  onEnd: (end: Ended) => void
}

function Offer({ booking: { reference, contact, canReassign }, hasFailed, onEnd }: OfferProps) {
  const text = useProductTexts()
  const client = useApi()
  const [isBusy, setIsBusy] = useState(false)
  const { email } = useSession()
  const isOwn = email !== undefined && emailKey(email) === emailKey(contact.email)
  const { title, hint, button } = offers[canReassign ? 'reassign' : isOwn ? 'claimOwn' : 'claim']
  async function claim() {
    setIsBusy(true)
    try {
      await claimBooking(client, reference)
      onEnd('claimed')
    } catch (error) {
      onEnd(error instanceof ApiError && error.code === 'conflict' ? 'elsewhere' : 'failed')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section aria-labelledby="claim-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="claim-title" className="font-bold">
        {text(title)}
      </h2>
      <p className="mt-1 mb-4 text-sm wrap-anywhere text-muted-foreground">
        {text(hint, { email: contact.email })}
      </p>
      {hasFailed && !isBusy && (
        <div className="mb-4">
          <Alert tone="warning">{text('confirmation.claimFailed')}</Alert>
        </div>
      )}
      <Button variant="outline" wide busy={isBusy} onClick={() => void claim()}>
        {text(button)}
      </Button>
    </section>
  )
}

function ToOwnPages({ booking: { reference } }: { booking: Booking }) {
  const text = useProductTexts()
  const { session, agency } = usePage()
  const place = (['trips', 'bookings'] as const).find((one) => mayOpen(pages[one], session, agency))
  if (!place) return null
  return (
    <LinkButton href={listHref(pages[place], {}, reference)} variant="outline" wide>
      {text(`confirmation.${place}`)}
    </LinkButton>
  )
}
