import { useAgency, useSession, useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BookingFacts } from '../booked/booking-facts.tsx'
import { BookingPrice } from '../booked/booking-price.tsx'
import { AgencyContact } from '../payment/agency-contact.tsx'
import { nightsOf } from '../results/nights-of.ts'
import { BookingHistory } from '../trips/booking-history.tsx'
import { CancelButton } from '../trips/cancel-button.tsx'
import { BookingPapers } from './booking-papers.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { WhatNext } from './what-next.tsx'

/** What was or is to be paid of it, as whoever booked sees it: what a bank has set aside is as good as paid. */
function paidOf({ state, payment }: Booking) {
  const isSetAside = state === 'confirmed' && payment.state === 'requires_capture'
  return { ...payment, paid: isSetAside ? payment.due : payment.paid }
}

interface ConfirmationViewProps {
  booking: Booking
  /** Told once something was done with it. */
  onChange: () => void
}

/** A booking after its payment: how it stands, what comes next, its papers, and everything that was booked. */
export function ConfirmationView({ booking, onChange }: ConfirmationViewProps) {
  const text = useText('booking')
  const { signedIn } = useSession()
  const { state, price, discounts, payment, hotel } = booking
  const isOpen = state === 'on_hold' || state === 'pending'
  return (
    <>
      <OutcomeHead booking={booking} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <WhatNext booking={booking} />
          <BookingFacts booking={booking} />
          {!signedIn && <BookingHistory steps={booking.history ?? []} />}
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-20">
          <BookingPapers booking={booking} />
          <section aria-labelledby="price-title" className="rounded-xl border bg-card p-5 shadow-card">
            <h2 id="price-title" className="mb-3 font-brand text-heading">
              {text('confirmation.price')}
            </h2>
            <BookingPrice
              {...{ price, discounts }}
              nights={nightsOf(hotel.stay)}
              {...(isOpen ? { dueNow: payment.due } : { payment: paidOf(booking) })}
            />
          </section>
          <Help />
          {signedIn ? (
            <LinkButton href="/mytrip/mytrips" variant="outline" wide>
              {text('confirmation.trips')}
            </LinkButton>
          ) : (
            <>
              <GuestInvitation />
              {/* Without an account this page is where a booking is looked after. */}
              <CancelButton booking={booking} onChange={onChange} />
            </>
          )}
        </aside>
      </div>
    </>
  )
}

function Help() {
  const text = useText('booking')
  const { agencyName } = useAgency()
  return (
    <section aria-labelledby="help-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="help-title" className="font-bold">
        {text('confirmation.help')}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {text('confirmation.helpHint', { agency: agencyName })}
      </p>
      <AgencyContact className="mt-1" />
    </section>
  )
}
