import { useAgency, useSession, useSignInHref } from '@livery/platform'
import { useEffect } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { buttonClasses } from '../../../../ui/button-classes.ts'
import { Deferred } from '../../../../ui/deferred.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { BookingFacts } from '../booking/booking-facts.tsx'
import { BookingPrice } from '../booking/booking-price.tsx'
import { isBooked } from '../booking/is-booked.ts'
import { AmendButton } from '../changes/amend-button.tsx'
import { AmendmentNotice } from '../changes/amendment-notice.tsx'
import { SupplierChangeNotice } from '../changes/supplier-change-notice.tsx'
import { forgetBooked } from '../checkout/stored-checkout.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { StickyAside } from '../page-layout/sticky-aside.tsx'
import { AgencyContact } from '../payment/agency-contact.tsx'
import { useFirstItem } from '../product/items.tsx'
import { RefusedChoice } from '../refused-items/refused-choice.tsx'
import { BookingHistory } from '../trips/booking-history.tsx'
import { CancelButtons } from '../trips/cancel-buttons.tsx'
import { BookingsLink } from './bookings-link.tsx'
import { hasVoucher, NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'

interface ConfirmationViewProps {
  booking: Booking
  /** Called after an action on the booking. */
  onChange: () => void
}

/** A booking after its payment: its state, next steps, documents, and everything that was booked. */
export function ConfirmationView({ booking, onChange }: ConfirmationViewProps) {
  const text = useProductTexts()
  const { signedIn, isTravelAgent } = useSession()
  const seen = isBooked(booking) ? booking.reference : null
  // After seeing the booking, the visitor may book the same again.
  useEffect(() => {
    if (seen !== null) forgetBooked(seen)
  }, [seen])
  return (
    <>
      <OutcomeHead booking={booking} />
      <Alternatives booking={booking} />
      <RefusedChoice {...{ booking, onChange }} />
      <SupplierChangeNotice {...{ booking, onChange }} />
      <AmendmentNotice {...{ booking, onChange }} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <NextSteps booking={booking} />
          <BookingFacts booking={booking} isForClient={isTravelAgent === true} />
        </div>
        <StickyAside className="grid gap-5 lg:row-span-2">
          <BookingPapers booking={booking} />
          <section aria-labelledby="price-title" className="rounded-xl border bg-card p-5 shadow-card">
            <h2 id="price-title" className="mb-3 font-brand text-heading">
              {text('confirmation.price')}
            </h2>
            <BookingPrice booking={booking} />
          </section>
          <Help />
          {signedIn ? <BookingsLink {...{ booking, onChange }} /> : <GuestInvitation />}
          {/* A visitor with the booking's link manages it here, with or without an account. */}
          <AmendButton {...{ booking, onChange }} />
          <CancelButtons {...{ booking, onChange }} isForClient={isTravelAgent} />
        </StickyAside>
        <BookingHistory booking={booking} />
      </div>
    </>
  )
}

/** Other offers in place of a booking that its supplier rejected. */
function Alternatives({ booking }: { booking: Booking }) {
  const { item, pieces } = useFirstItem(booking)
  if (booking.state !== 'rejected') return null
  return (
    <Deferred load={pieces.loadAlternatives} meanwhile={null}>
      {(Others) => (
        <div className="mt-6 empty:hidden">
          <Others item={item} />
        </div>
      )}
    </Deferred>
  )
}

function Help() {
  const text = useProductTexts()
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

/** Invites a guest to create an account, if the agency allows it. */
function GuestInvitation() {
  const text = useProductTexts()
  const { agencyName, isHideSignupOption, isPlatformBrand } = useAgency()
  const signupHref = useSignInHref('/signup')
  if (isHideSignupOption || isPlatformBrand) return null
  return (
    <section aria-labelledby="invitation-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="invitation-title" className="font-bold">
        {text('confirmation.account')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        {text('confirmation.accountHint', { agency: agencyName })}
      </p>
      <LinkButton href={signupHref} data-auth="signup" variant="outline" wide>
        {text('confirmation.signup')}
      </LinkButton>
    </section>
  )
}

/** The voucher to print or save, and a calendar file of what is confirmed. */
function BookingPapers({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  if (!hasVoucher(booking)) return null
  const { reference } = booking
  const voucher = `/api/bookings/${reference}/voucher`
  return (
    <section
      aria-label={text('confirmation.papers')}
      className="grid gap-2.5 rounded-xl border bg-card p-5 shadow-card"
    >
      <a href={voucher} target="_blank" rel="noreferrer" className={buttonClasses({ wide: true })}>
        <Icon path={moreIconPaths.file} className="size-4.5" />
        {text('confirmation.voucher')}
      </a>
      <p className="text-sm text-muted-foreground">{text('confirmation.voucherHint')}</p>
      <a
        href={voucher}
        download={`${reference}.pdf`}
        className={buttonClasses({ variant: 'outline', wide: true })}
      >
        <Icon path={moreIconPaths.download} className="size-4.5" />
        {text('confirmation.keep')}
      </a>
      <a
        href={`/api/bookings/${reference}/calendar`}
        download={`${reference}.ics`}
        className={buttonClasses({ variant: 'outline', wide: true })}
      >
        <Icon name="calendar" className="size-4.5" />
        {text('confirmation.calendar')}
      </a>
    </section>
  )
}
