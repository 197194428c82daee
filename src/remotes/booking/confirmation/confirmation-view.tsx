import { useAgency, usePage, useSession, useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { mayOpen } from '../../../tenant/protected-paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { BookingFacts } from '../booked/booking-facts.tsx'
import { BookingPrice, type BookingPriceProps } from '../booked/booking-price.tsx'
import { AgencyContact } from '../payment/agency-contact.tsx'
import { nightsOf } from '../results/nights-of.ts'
import { BookingHistory } from '../trips/booking-history.tsx'
import { CancelButton } from '../trips/cancel-button.tsx'
import { listHref } from '../trips/trips-address.ts'
import { BookingPapers } from './booking-papers.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { WhatNext } from './what-next.tsx'

const pages = { trips: '/mytrip/mytrips', bookings: '/bookings' } as const

/** What was or is to be paid of it, as whoever booked sees it: of what a bank has set aside nothing is to be paid any more. */
function paymentLines({
  state,
  payment,
}: Booking): Pick<BookingPriceProps, 'dueNow' | 'authorised' | 'payment'> {
  const isSetAside = payment.state === 'requires_capture'
  if (state === 'confirmed') return { payment: { ...payment, paid: isSetAside ? payment.due : payment.paid } }
  if (state !== 'on_hold' && state !== 'pending') return { payment }
  if (isSetAside) return { authorised: payment.due }
  return state === 'on_hold' ? { dueNow: payment.due } : { payment }
}

interface ConfirmationViewProps {
  booking: Booking
  /** Told once something was done with it. */
  onChange: () => void
}

/** A booking after its payment: how it stands, what comes next, its papers, and everything that was booked. */
export function ConfirmationView({ booking, onChange }: ConfirmationViewProps) {
  const text = useText('booking')
  const { signedIn, isTravelAgent } = useSession()
  const { price, discounts, hotel } = booking
  return (
    <>
      <OutcomeHead booking={booking} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <WhatNext booking={booking} />
          <BookingFacts booking={booking} />
          <BookingHistory steps={booking.history ?? []} />
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-20">
          <BookingPapers booking={booking} />
          <section aria-labelledby="price-title" className="rounded-xl border bg-card p-5 shadow-card">
            <h2 id="price-title" className="mb-3 font-brand text-heading">
              {text('confirmation.price')}
            </h2>
            <BookingPrice
              {...{ price, discounts, hotel }}
              state={booking.state}
              nights={nightsOf(hotel.stay)}
              {...paymentLines(booking)}
            />
          </section>
          <Help />
          {signedIn ? <ToOwnPages booking={booking} /> : <GuestInvitation />}
          {/* Whoever opened it by its link looks after it here, with an account or without. */}
          <CancelButton {...{ booking, onChange }} isForClient={isTravelAgent} />
        </aside>
      </div>
    </>
  )
}

/** Where the booking stands among the others of whoever is signed in: a traveller's own, or the agency's. */
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
