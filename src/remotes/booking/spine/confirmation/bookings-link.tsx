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

interface BookingsLinkProps {
  booking: Booking
  /** Called after the booking was claimed, or when it has to be fetched again. */
  onChange: () => void
}

/** Result of the click: claimed, owned by another account, or failed. */
type Ended = 'claimed' | 'elsewhere' | 'failed'

/**
 * Links to the page that lists the booking: the traveller's trips or the agency's bookings. If it was booked with
 * another address, offers to claim it. If it was booked with the user's address and another account has it, offers to
 * move it.
 */
export function BookingsLink({ booking, onChange }: BookingsLinkProps) {
  const text = useProductTexts()
  const [result, setEnded] = useState<Ended | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isOffered = (booking.canClaim || booking.canReassign) && result !== 'claimed'
  function noteEnd(end: Ended) {
    // The button disappears after the click, so the focus stays on its container.
    if (end !== 'failed') place.current?.focus()
    setEnded(end)
    onChange()
  }
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3">
      {/* Rendered while still empty: some screen readers announce only changes of an existing element. */}
      <p role="status" className="empty:sr-only">
        {result === 'claimed' && text('confirmation.claimed')}
      </p>
      {result === 'elsewhere' && <Alert tone="warning">{text('confirmation.claimElsewhere')}</Alert>}
      {isOffered && <Offer {...{ booking }} hasFailed={result === 'failed'} onEnd={noteEnd} />}
      {!isOffered && result !== 'elsewhere' && <ToOwnPages booking={booking} />}
    </div>
  )
}

const offers = {
  claim: {
    title: 'confirmation.claim',
    hint: 'confirmation.claimHint',
    button: 'confirmation.claimNow',
  },
  /** Booked with the account's address, which is not verified yet. No other account is notified. */
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
