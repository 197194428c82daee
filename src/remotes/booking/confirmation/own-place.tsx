import { useApi, usePage, useText } from '@livery/platform'
import { useRef, useState } from 'react'
import { adoptBooking } from '../../../api/booking-payments.ts'
import type { Booking } from '../../../contract/types.ts'
import { mayOpen } from '../../../tenant/protected-paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { listHref } from '../trips/trips-address.ts'

const pages = { trips: '/mytrip/mytrips', bookings: '/bookings' } as const

interface OwnPlaceProps {
  booking: Booking
  /** Told once it was put among the trips, or has to be looked at anew. */
  onChange: () => void
}

/**
 * Where the booking stands among the others of whoever is signed in: a traveller's own, or the agency's. One that was booked
 * with another address stands nowhere until they say that it is to.
 */
export function OwnPlace({ booking, onChange }: OwnPlaceProps) {
  const text = useText('booking')
  const [isAdopted, setIsAdopted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  return (
    // The button is gone once it was pressed: the focus stays where it stood.
    <div ref={place} tabIndex={-1} className="grid gap-3">
      <p role="status" className="empty:hidden">
        {isAdopted && text('confirmation.adopted')}
      </p>
      {booking.canAdopt && !isAdopted ? (
        <Offer
          booking={booking}
          onDone={() => {
            place.current?.focus()
            setIsAdopted(true)
            onChange()
          }}
          onRefused={onChange}
        />
      ) : (
        <ToOwnPages booking={booking} />
      )}
    </div>
  )
}

interface OfferProps {
  booking: Booking
  onDone: () => void
  onRefused: () => void
}

function Offer({ booking: { reference, contact }, onDone, onRefused }: OfferProps) {
  const text = useText('booking')
  const client = useApi()
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked')
  async function adopt() {
    setStep('busy')
    try {
      await adoptBooking(client, reference)
      onDone()
    } catch {
      setStep('failed')
      onRefused()
    }
  }
  return (
    <section aria-labelledby="adopt-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="adopt-title" className="font-bold">
        {text('confirmation.adopt')}
      </h2>
      <p className="mt-1 mb-4 text-sm wrap-anywhere text-muted-foreground">
        {text('confirmation.adoptHint', { email: contact.email })}
      </p>
      {step === 'failed' && (
        <div className="mb-4">
          <Alert tone="warning">{text('confirmation.adoptFailed')}</Alert>
        </div>
      )}
      <Button variant="outline" wide busy={step === 'busy'} onClick={() => void adopt()}>
        {text('confirmation.adoptNow')}
      </Button>
    </section>
  )
}

function ToOwnPages({ booking: { reference } }: { booking: Booking }) {
  const text = useText('booking')
  const { session, agency } = usePage()
  const place = (['trips', 'bookings'] as const).find((one) => mayOpen(pages[one], session, agency))
  if (!place) return null
  return (
    <LinkButton href={listHref(pages[place], {}, reference)} variant="outline" wide>
      {text(`confirmation.${place}`)}
    </LinkButton>
  )
}
