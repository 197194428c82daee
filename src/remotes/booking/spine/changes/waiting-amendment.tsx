import { useApi, useSession } from '@livery/platform'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { withdrawAmendment } from '../../../../api/amendments.ts'
import { ApiError } from '../../../../api/api-error.ts'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useSecondsLeft } from '../checkout/use-seconds-left.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { attemptOf } from '../payment/payment-attempt.ts'
import { PaymentStep } from '../payment/payment-step.tsx'
import { useAmounts } from '../price/amount.tsx'
import { QuoteValidity } from '../price/quote-validity.tsx'
import { useMoment } from '../trips/use-moment.ts'
import { AmendmentCost } from './amendment-cost.tsx'

interface WaitingAmendmentProps {
  booking: Booking
  amendment: Amendment
  /** Name of the item if there are several. */
  name: string | null
  /** Called after payment or withdrawal, or when the booking has to be fetched again. */
  onChange: () => void
}

/**
 * An accepted amendment that waits for its payment: the change, the deadline, the payment form for the payer, and a
 * button to withdraw.
 */
export function WaitingAmendment({ booking, amendment, name, onChange }: WaitingAmendmentProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { moment } = useMoment()
  const { isTravelAgent } = useSession()
  const { id, due, payment, expiresAt, secondsLeft = 0, isAskedByMail } = amendment
  // The remaining seconds count from the answer that brought the booking.
  const heardAt = useMemo(() => (booking ? Date.now() : 0), [booking])
  const left = useSecondsLeft(secondsLeft, heardAt)
  const isOver = left === 0
  const [isUnderWay, setIsUnderWay] = useState(() => attemptOf(`${booking.reference} ${id}`).isOpen())
  const titleId = useId()
  const { isBusy, failure, withdraw } = useWithdrawal(booking.reference, id, onChange)
  const notify = useRef(onChange)
  notify.current = onChange
  // Only the server decides the outcome; a payment attempt is awaited beyond the deadline.
  useEffect(() => {
    if (isOver && !isUnderWay) notify.current()
  }, [isOver, isUnderWay])
  const amount = write(due.amount, due.currency)
  // Agents and owners pay only for their own bookings.
  const isPayer = !isTravelAgent || payment?.clientSecret !== undefined
  const mayPay = isPayer && (!isOver || isUnderWay)
  const words = isAskedByMail ? 'amend.waitingMailed' : 'amend.waitingUnmailed'
  return (
    <section
      aria-labelledby={titleId}
      className="mt-5 rounded-2xl border bg-card p-5 shadow-card sm:p-6 print:hidden"
    >
      <h2 id={titleId} className="font-brand text-heading wrap-anywhere">
        {prefixItemName(name, text(isPayer ? 'amend.payTitle' : 'amend.waiting'))}
      </h2>
      <p className="mt-1 max-w-prose">
        {isPayer
          ? text('amend.payHint', { amount })
          : text(words, { amount, email: `\u2068${booking.contact.email}\u2069` })}
      </p>
      <div className="mt-4 grid max-w-3xl gap-4">
        <AmendmentCost amendment={amendment} />
      </div>
      {expiresAt && (
        <p className="mt-4 max-w-prose font-bold">{text('amend.payBy', { when: moment(expiresAt) })}</p>
      )}
      <div className="mt-1">
        <QuoteValidity left={left} expired={text('amend.payOver')} />
      </div>
      {mayPay && (
        <div className="mt-5 max-w-3xl">
          <PaymentStep
            key={id}
            {...{ booking }}
            amendmentId={id}
            onDone={onChange}
            onHoldOver={onChange}
            onUnderWay={setIsUnderWay}
          />
        </div>
      )}
      {failure !== null && (
        <Alert tone="destructive" title={text('amend.notWithdrawn')} className="mt-4">
          {failure}
        </Alert>
      )}
      {!booking.isReadOnly && !isUnderWay && (
        <Button variant="outline" busy={isBusy} onClick={withdraw} className="mt-5 max-sm:w-full">
          {text('amend.keep')}
        </Button>
      )}
    </section>
  )
}

interface Withdrawing {
  isBusy: boolean
  /** Error text of the last attempt. */
  failure: string | null
  withdraw: () => void
}

/**
 * Withdraws an accepted amendment before it is paid. `onDone` is called afterwards, or if it was paid or decided in
 * the meantime.
 */
function useWithdrawal(reference: string, id: string, onDone: () => void): Withdrawing {
  const client = useApi()
  const text = useProductTexts()
  const wordsOf = useFailureTexts()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A second click can come before the button is rendered as disabled.
  const underWay = useRef(false)

  const withdraw = async () => {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      await withdrawAmendment(client, reference, id)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onDone()
      else setFailure(wordsOf(error) || text('failure.other'))
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, failure, withdraw: () => void withdraw() }
}

/** Puts the item's name before a text, isolated from its writing direction; a single item (null) is not named. */
export function prefixItemName(name: string | null, words: string): string {
  return name === null ? words : `\u2068${name}\u2069 · ${words}`
}
