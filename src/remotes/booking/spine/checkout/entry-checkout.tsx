import { Navigate, useApi, useNavigate, useQuery } from '@livery/platform'
import { useCallback, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { bookingQuery } from '../../../../api/bookings.ts'
import type { Booking, PaymentEntry } from '../../../../contract/types.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { entryOn } from '../calendar/payable-booking.ts'
import type { RecentPayment } from '../calendar/payment-calendar.tsx'
import { useDay } from '../formatting/use-day.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { totalPrice } from '../item/booking-totals.ts'
import { PaymentStep } from '../payment/payment-step.tsx'
import { useItems } from '../product/items.tsx'
import { confirmationHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { CheckoutFailure, CheckoutShape, UnknownBooking } from './checkout-states.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'

interface EntryCheckoutProps {
  reference: string
  /** Date of the entry that is paid. */
  at: string
  address: CheckoutAddress
}

/** Page of a later payment, before or after its due date; leads to the booking if it cannot be paid. */
export function EntryCheckout({ reference, at, address }: EntryCheckoutProps) {
  const navigate = useNavigate()
  const { view } = useProduct()
  const { data, error, refetch } = useQuery(bookingQuery(useApi(), reference))
  const href = confirmationHref(view, reference)
  const onDone = useCallback(() => {
    const state: RecentPayment = { paidEntry: at }
    void navigate(href, { replace: true, state })
  }, [navigate, href, at])
  const onHoldOver = useCallback(() => void navigate(href, { replace: true }), [navigate, href])
  const booking = data?.data
  if (!booking) {
    if (!error) return <CheckoutShape />
    const isUnknown = error instanceof ApiError && error.status === 404
    return isUnknown ? (
      <UnknownBooking address={address} />
    ) : (
      <CheckoutFailure error={error} address={address} onRetry={refetch} />
    )
  }
  const entry = entryOn(booking, at)
  const isBegun = booking.entryPayment?.at === at
  if (!entry || (!entry.isPayable && !isBegun)) return <Navigate to={href} replace />
  return <EntryPart {...{ booking, entry, at, href, onDone, onHoldOver }} />
}

interface EntryPartProps {
  booking: Booking
  entry: PaymentEntry
  at: string
  /** Address of the booking. */
  href: string
  onDone: () => void
  onHoldOver: () => void
}

function EntryPart({ booking, entry, at, href, onDone, onHoldOver }: EntryPartProps) {
  const text = useProductTexts()
  const day = useDay()
  const items = useItems(booking)
  const [isUnderWay, setIsUnderWay] = useState(false)
  const { total, discounts } = booking
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        <h1 className="font-brand text-title">{text('calendar.payTitle')}</h1>
        <p className="mt-1 mb-6 text-muted-foreground">
          {text('calendar.payHint', { day: day(at), reference: `\u2068${booking.reference}\u2069` })}
        </p>
        <div className="rounded-xl border bg-card p-5 shadow-card sm:p-6">
          <PaymentStep
            booking={booking}
            entryAt={at}
            onDone={onDone}
            onHoldOver={onHoldOver}
            onUnderWay={setIsUnderWay}
          />
        </div>
        {/* While a payment may be complete, the page offers no link away. */}
        {!isUnderWay && (
          <LinkButton href={href} variant="ghost" className="mt-4">
            {text('calendar.back')}
          </LinkButton>
        )}
      </div>
      <CheckoutSummary
        ordered={{ items, price: totalPrice(booking), total, discounts, dueNow: entry.amount }}
      />
    </div>
  )
}
