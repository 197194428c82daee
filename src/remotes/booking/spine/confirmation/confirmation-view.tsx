import { useAgency, useSession } from '@livery/platform'
import { useEffect } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { BookingFacts } from '../booked/booking-facts.tsx'
import { BookingPrice } from '../booked/booking-price.tsx'
import { isBooked } from '../booked/is-booked.ts'
import { AmendButton } from '../changes/amend-button.tsx'
import { AmendmentNotice } from '../changes/amendment-notice.tsx'
import { SupplierChangeNotice } from '../changes/supplier-change-notice.tsx'
import { forgetBooked } from '../checkout/kept-checkout.ts'
import { RefusedChoice } from '../choice/refused-choice.tsx'
import { AgencyContact } from '../payment/agency-contact.tsx'
import { BookingHistory } from '../trips/booking-history.tsx'
import { CancelButtons } from '../trips/cancel-buttons.tsx'
import { useWords } from '../words/use-words.ts'
import { BookingPapers } from './booking-papers.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { OwnPlace } from './own-place.tsx'
import { WhatNext } from './what-next.tsx'

interface ConfirmationViewProps {
  booking: Booking
  /** Told once something was done with it. */
  onChange: () => void
}

/** A booking after its payment: how it stands, what comes next, its papers, and everything that was booked. */
export function ConfirmationView({ booking, onChange }: ConfirmationViewProps) {
  const text = useWords()
  const { signedIn, isTravelAgent } = useSession()
  const seen = isBooked(booking) ? booking.reference : null
  // Whoever has seen the booking may book the same once more.
  useEffect(() => {
    if (seen !== null) forgetBooked(seen)
  }, [seen])
  return (
    <>
      <OutcomeHead booking={booking} />
      <RefusedChoice {...{ booking, onChange }} />
      <SupplierChangeNotice {...{ booking, onChange }} />
      <AmendmentNotice {...{ booking, onChange }} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <WhatNext booking={booking} />
          <BookingFacts booking={booking} isForClient={isTravelAgent === true} />
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-(--below-header) lg:row-span-2">
          <BookingPapers booking={booking} />
          <section aria-labelledby="price-title" className="rounded-xl border bg-card p-5 shadow-card">
            <h2 id="price-title" className="mb-3 font-brand text-heading">
              {text('confirmation.price')}
            </h2>
            <BookingPrice booking={booking} />
          </section>
          <Help />
          {signedIn ? <OwnPlace {...{ booking, onChange }} /> : <GuestInvitation />}
          {/* Whoever opened it by its link looks after it here, with an account or without. */}
          <AmendButton {...{ booking, onChange }} />
          <CancelButtons {...{ booking, onChange }} isForClient={isTravelAgent} />
        </aside>
        <BookingHistory booking={booking} />
      </div>
    </>
  )
}

function Help() {
  const text = useWords()
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
