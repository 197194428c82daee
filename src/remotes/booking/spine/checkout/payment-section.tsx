import { useApi } from '@livery/platform'
import { type ReactNode, useRef, useState } from 'react'
import { releaseHold } from '../../../../api/bookings.ts'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { totalPrice } from '../item/booking-totals.ts'
import { PaymentStep } from '../payment/payment-step.tsx'
import { EachItem, useItems } from '../product/items.tsx'
import type { LoadedProductView } from '../product/product-view.ts'
import { CheckoutFrame, StepTitle } from './checkout-frame.tsx'
import { HoldCountdown } from './hold-countdown.tsx'

interface PaymentPartProps {
  booking: Booking
  heardAt: number
  onChange: (booking: Booking) => void
  onOver: () => void
  onDone: (booking: Booking) => void
}

/** Second step: remaining time, guests and payment. */
export function PaymentSection({ booking, heardAt, onChange, onOver, onDone }: PaymentPartProps) {
  const text = useProductTexts()
  const { total, discounts, payment, paymentSchedule } = booking
  const items = useItems(booking)
  const [isUnderWay, setIsUnderWay] = useState(false)
  return (
    <CheckoutFrame
      step="payment"
      ordered={{ items, price: totalPrice(booking), total, discounts, dueNow: payment.due, paymentSchedule }}
    >
      <StepTitle>
        {text(payment.gateway === 'none' ? 'checkout.bookTitle' : 'checkout.paymentTitle')}
      </StepTitle>
      <div className="grid gap-6">
        <HoldCountdown {...{ booking, heardAt, onChange, onOver }} />
        <GuestReview booking={booking} />
        <div className="rounded-xl border bg-card p-5 shadow-card sm:p-6">
          <PaymentStep booking={booking} onDone={onDone} onHoldOver={onOver} onUnderWay={setIsUnderWay} />
        </div>
        {/* While a payment may be complete, the hold cannot be released. */}
        {!isUnderWay && <ReleaseHold booking={booking} onChange={onChange} onFailed={onOver} />}
      </div>
    </CheckoutFrame>
  )
}

interface GiveBackProps {
  booking: Booking
  onChange: (booking: Booking) => void
  /** Called if releasing failed, to fetch the booking again. */
  onFailed: () => void
}

/** Releases the hold when the traveller asks for it, never automatically. */
function ReleaseHold({ booking, onChange, onFailed }: GiveBackProps) {
  const text = useProductTexts()
  const client = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  async function release() {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    try {
      const { data } = await releaseHold(client, booking.reference)
      if (data) onChange(data.data)
    } catch {
      onFailed()
    } finally {
      isSending.current = false
      setIsBusy(false)
      setIsAsking(false)
    }
  }

  return (
    <>
      <p className="text-sm text-muted-foreground">
        {text('checkout.notWanted')}{' '}
        <Button variant="link" size="small" onClick={() => setIsAsking(true)}>
          {text('checkout.giveBack')}
        </Button>
      </p>
      <Dialog
        open={isAsking}
        title={text('checkout.giveBackTitle')}
        description={text('checkout.giveBackHint')}
        onClose={() => setIsAsking(false)}
        closeLabel={text('checkout.close')}
        size="small"
        footer={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {text('checkout.keepThem')}
            </Button>
            <Button variant="destructive" busy={isBusy} onClick={() => void release()}>
              {text('checkout.giveBack')}
            </Button>
          </>
        }
      />
    </>
  )
}

/** The hold's travellers and contact, to check before payment. */
function GuestReview({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { reference, contact, requests } = booking
  const items = useItems(booking)
  return (
    <section
      aria-label={text('checkout.review')}
      className="rounded-xl border bg-card p-5 shadow-card sm:p-6"
    >
      <h2 className="font-brand text-heading">{text('checkout.review')}</h2>
      <dl className="mt-4 grid gap-4 text-[0.9375rem] sm:grid-cols-2">
        <Fact name={text('checkout.reference')}>
          <bdi dir="ltr" className="font-bold tabular-nums">
            {reference}
          </bdi>
        </Fact>
        <Fact name={text('checkout.contactShort')}>
          <span className="block font-semibold">
            <bdi>
              {contact.firstName} {contact.lastName}
            </bdi>
          </span>
          <span className="block wrap-anywhere">
            <bdi>{contact.email}</bdi>
          </span>
          <bdi dir="ltr">{contact.phone}</bdi>
        </Fact>
        <Fact name={text('checkout.guests')}>
          <ul className="grid gap-0.5">
            <EachItem items={items}>
              {(item, { pieces }) => (
                <ReviewedParty {...{ item, pieces }} party={booking.items[item.at]?.party} />
              )}
            </EachItem>
          </ul>
        </Fact>
        {requests && (
          <Fact name={text('checkout.wishes')}>
            <bdi className="whitespace-pre-line wrap-anywhere">{requests}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  )
}

interface ReviewedPartyProps {
  item: BookedItem
  pieces: LoadedProductView
  party: BookingItem['party'] | undefined
}

function ReviewedParty({ item, pieces, party }: ReviewedPartyProps) {
  const groups = pieces.usePartyGroups()(item)
  return party?.travellers.map((one, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
    <li key={index}>
      <bdi className="font-semibold">
        {one.firstName} {one.lastName}
      </bdi>{' '}
      <span className="text-muted-foreground">({groups[one.group - 1]?.name})</span>
    </li>
  ))
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
