import type { StripeError } from '@stripe/stripe-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../formatting/use-product-texts.ts'
import { useAmounts } from '../../price/amount.tsx'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { PaymentProgress } from '../payment-progress.tsx'
import type { PaymentControl } from '../use-payment.ts'
import { needsReload, type StripeForm, useStripeForm } from './use-stripe-form.ts'

interface StripePaymentProps {
  payment: PaymentControl
  publishableKey: string
  clientSecret: string
}

/** Payment by Stripe: Stripe's form takes the card, and the outcome comes from the server. */
export function StripePayment(props: StripePaymentProps) {
  const [isElsewhere] = useState(() => needsReload(performance, location))
  useEffect(() => {
    if (isElsewhere) location.reload()
  }, [isElsewhere])
  return isElsewhere ? <FormShape /> : <CardForm {...props} />
}

function CardForm({ payment, publishableKey, clientSecret }: StripePaymentProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const holder = useRef<HTMLDivElement>(null)
  const { booking, phase, pay } = payment
  const { form, state, again } = useStripeForm({
    publishableKey,
    clientSecret,
    holder,
    contact: booking.contact,
  })
  const isWorking = phase === 'working'
  const { due } = booking.payment

  function submit(event: FormEvent) {
    event.preventDefault()
    const loaded = form.current
    if (loaded && state === 'ready' && !isWorking) void pay(() => authorise(loaded))
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {phase === 'question' && (
        <Alert
          tone="warning"
          title={text('payment.stripe.question')}
          action={
            <Button
              size="small"
              onClick={() => {
                const loaded = form.current
                if (loaded) void pay(() => answer(loaded, clientSecret))
              }}
            >
              {text('payment.stripe.answer')}
            </Button>
          }
        />
      )}
      {state === 'failed' && (
        <Alert
          tone="destructive"
          title={text('payment.stripe.failed')}
          action={
            <Button size="small" variant="outline" onClick={again}>
              {text('results.retry')}
            </Button>
          }
        >
          {text('payment.stripe.failedHint')}
        </Alert>
      )}
      {state === 'coming' && <FormShape />}
      <div ref={holder} />
      <PaymentOutcome payment={payment} />
      <Button type="submit" size="large" wide busy={isWorking} disabled={state !== 'ready'}>
        {text('payment.pay', { amount: write(due.amount, due.currency) })}
      </Button>
      <PaymentProgress isShown={isWorking} />
      <p className="flex items-start gap-2 text-sm text-muted-foreground">
        <Icon name="lock" className="mt-0.5 size-4" />
        {text('payment.stripe.safe')}
      </p>
    </form>
  )
}

/** Returns false if Stripe's form reports missing input and nothing was attempted. */
async function authorise({ stripe, elements }: StripeForm): Promise<boolean> {
  const { error: slip } = await elements.submit()
  if (slip) return false
  // A bank with its own page returns to this address.
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: location.href },
    redirect: 'if_required',
  })
  if (error?.type === 'validation_error') return false
  failUnlessAnswered(error)
  return true
}

/** Repeats the bank's question that the payer left unanswered. */
async function answer({ stripe }: StripeForm, clientSecret: string): Promise<boolean> {
  const { error } = await stripe.handleNextAction({ clientSecret })
  failUnlessAnswered(error)
  return true
}

/** The server receives the bank's answer; only this browser knows about a failure on the way to the bank. */
function failUnlessAnswered(error: StripeError | undefined): void {
  if (error && error.type !== 'card_error') throw new Error(`Stripe: ${error.type}`)
}

function FormShape() {
  const text = useProductTexts()
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{text('payment.stripe.coming')}</span>
      <Skeleton className="h-13 w-full rounded-lg" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-13 rounded-lg" />
        <Skeleton className="h-13 rounded-lg" />
      </div>
    </div>
  )
}
