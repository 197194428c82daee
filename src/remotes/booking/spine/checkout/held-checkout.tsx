import { Navigate, useApi, useNavigate, useQuery, useSearchParams } from '@livery/platform'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { bookingQuery } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { statusOf, waitingTextKey } from '../booking/booking-status.ts'
import { holdPollInterval, useCurrentHold } from '../booking/current-hold.ts'
import { useRefetchOnReturn } from '../booking/use-refetch-on-return.ts'
import { ReferenceLine } from '../confirmation/reference-line.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { attemptOf } from '../payment/payment-attempt.ts'
import { useFirstItem } from '../product/items.tsx'
import { confirmationHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { nextStep } from './checkout-frame.tsx'
import { CheckoutFailure, CheckoutShape, UnknownBooking } from './checkout-states.tsx'
import { FocusedContent } from './focused-content.tsx'
import { PaymentSection } from './payment-section.tsx'
import { forgetStoredCheckout } from './stored-checkout.ts'
import { storedCheckoutKey, useStoredCheckout } from './use-stored-checkout.ts'

interface HeldCheckoutProps {
  reference: string
  address: CheckoutAddress
}

/** Payment of a hold; a booking that is already decided leads to its confirmation. */
export function HeldCheckout({ reference, address }: HeldCheckoutProps) {
  const text = useProductTexts()
  const navigate = useNavigate()
  const { view } = useProduct()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...bookingQuery(useApi(), reference),
    refetchInterval: ({ state }) => pauseFor(state.data?.data, state.dataUpdatedAt),
  })
  const [changed, setChanged] = useState<{ booking: Booking; at: number }>()
  useRefetchOnReturn(refetch)
  const isNewer = changed !== undefined && changed.at > dataUpdatedAt
  const heardAt = isNewer ? changed.at : dataUpdatedAt
  const booking = useCurrentHold(isNewer ? changed.booking : data?.data, heardAt)

  const onChange = useCallback((now: Booking) => setChanged({ booking: now, at: Date.now() }), [])
  const onOver = useCallback(() => void refetch(), [refetch])
  const onDone = useCallback(
    ({ reference: done }: Pick<Booking, 'reference'>) => {
      forgetStoredCheckout()
      void navigate(confirmationHref(view, done), { replace: true })
    },
    [navigate, view],
  )
  if (!booking) {
    if (!error) return <CheckoutShape />
    const isUnknown = error instanceof ApiError && error.status === 404
    return isUnknown ? (
      <UnknownBooking address={address} />
    ) : (
      // The payment is unknown here: it may be complete.
      <CheckoutFailure error={error} address={address} onRetry={refetch} />
    )
  }
  // A payment attempt is awaited to its end, even if the hold expires meanwhile.
  const isOver = statusOf(booking) === 'hold_over' && !attemptOf(reference).isOpen()
  const ended = { expired: text('checkout.lapsed'), released: text('checkout.released') }
  const title = booking.state === 'expired' || booking.state === 'released' ? ended[booking.state] : null
  if (title === null && booking.state !== 'on_hold') return <Decided reference={reference} />
  return (
    <>
      {/* Rendered while empty, so that screen readers announce what replaces the payment. */}
      <p role="status" className="sr-only">
        {isOver ? text(`confirmation.${waitingTextKey(booking) ?? 'holdOver'}`) : title}
      </p>
      {isOver && <HoldExpired booking={booking} />}
      {title !== null && <LapsedHold {...{ booking, address, title }} />}
      {!isOver && title === null && <PaymentSection {...{ booking, heardAt, onChange, onOver, onDone }} />}
    </>
  )
}

/**
 * Returns the poll interval: after its expiry a hold is polled until the server has ended it, or booked a last-minute
 * payment.
 */
function pauseFor(booking: Booking | undefined, heardAt: number): number | false {
  return booking?.state === 'on_hold' && booking.hold ? holdPollInterval(booking.hold, heardAt) : false
}

/** It is booked or about to be: this replaces the page, so that Back does not return to it. */
function Decided({ reference }: { reference: string }) {
  const { view } = useProduct()
  useEffect(() => forgetStoredCheckout(), [])
  return <Navigate to={confirmationHref(view, reference)} replace />
}

interface LapsedHoldProps {
  booking: Booking
  address: CheckoutAddress
  title: string
}

/** The hold has ended; the tab's input remains for another price check. */
function LapsedHold({ booking, address, title }: LapsedHoldProps) {
  const text = useProductTexts()
  const navigate = useNavigate()
  const { rateKey } = address
  const stored = useStoredCheckout(storedCheckoutKey(address))
  const { item, view, pieces } = useFirstItem(booking)
  const [along] = useSearchParams()
  const isTyped = rateKey !== null && stored.read().typed !== undefined
  const back = pieces.offerHref(item, along)
  function checkAgain() {
    stored.keep({
      quoteId: undefined,
      quotedAt: undefined,
      attempt: undefined,
      lost: undefined,
      reference: undefined,
    })
    const params = new URLSearchParams(location.search)
    params.delete('reference')
    void navigate(`${view.checkoutPath}?${params}`, { replace: true, state: nextStep })
  }
  return (
    <FocusedContent>
      <EmptyState
        icon="clock"
        level={1}
        title={title}
        actions={
          <>
            {rateKey && <Button onClick={checkAgain}>{text('checkout.checkAgain')}</Button>}
            <LinkButton href={back} variant={rateKey ? 'outline' : 'primary'}>
              {text('checkout.backToOffer')}
            </LinkButton>
          </>
        }
      >
        {text('checkout.lapsedHint')} {isTyped && text('checkout.lapsedTyped')}
      </EmptyState>
    </FocusedContent>
  )
}

/**
 * The hold has expired and the payment is unknown: nothing is offered before it is known, least of all another
 * booking.
 */
function HoldExpired({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { facts } = useFirstItem(booking)
  const words = `confirmation.${waitingTextKey(booking) ?? 'holdOver'}` as const
  return (
    <FocusedContent>
      <div className="mx-auto grid max-w-prose justify-items-center py-14 text-center">
        <Progress label={text(words)} value={null} shape="ring" hideLabel />
        <h1 className="mt-5 font-brand text-title">{text(words)}</h1>
        <p className="mt-3 text-balance text-muted-foreground">
          {text(`${words}Hint`, { title: facts.title })}
        </p>
        <div className="mt-7">
          <ReferenceLine reference={booking.reference} />
        </div>
      </div>
    </FocusedContent>
  )
}
