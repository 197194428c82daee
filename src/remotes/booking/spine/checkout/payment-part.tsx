import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { releaseHold } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { wholePrice } from '../item/whole.ts'
import { PaymentStep } from '../payment/payment-step.tsx'
import { useItems } from '../product/use-items.ts'
import { useWords } from '../words/use-words.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { GuestReview } from './guest-review.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { StepTitle } from './step-title.tsx'

interface PaymentPartProps {
  booking: Booking
  heardAt: number
  onChange: (booking: Booking) => void
  onOver: () => void
  onDone: (booking: Booking) => void
}

/** The second step: how long it is held, who travels, and the payment. */
export function PaymentPart({ booking, heardAt, onChange, onOver, onDone }: PaymentPartProps) {
  const text = useWords()
  const { total, discounts, payment, paymentSchedule } = booking
  const items = useItems(booking)
  const [isUnderWay, setIsUnderWay] = useState(false)
  return (
    <CheckoutFrame
      step="payment"
      ordered={{ items, price: wholePrice(booking), total, discounts, dueNow: payment.due, paymentSchedule }}
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
        {/* What may be paid already is not given up before its end is known. */}
        {!isUnderWay && <GiveBack booking={booking} onChange={onChange} onFailed={onOver} />}
      </div>
    </CheckoutFrame>
  )
}

interface GiveBackProps {
  booking: Booking
  onChange: (booking: Booking) => void
  /** It could not be: how it stands is asked. */
  onFailed: () => void
}

/** Releases what is held when the traveller asks for it; never by itself. */
function GiveBack({ booking, onChange, onFailed }: GiveBackProps) {
  const text = useWords()
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
