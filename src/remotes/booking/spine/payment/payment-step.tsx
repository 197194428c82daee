import { useLayoutEffect } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Late } from '../../../../ui/late.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useWords } from '../words/use-words.ts'
import { AskingBank } from './asking-bank.tsx'
import { NothingDue } from './nothing-due.tsx'
import { PaymentStranded } from './payment-stranded.tsx'
import { PaymentUnavailable } from './payment-unavailable.tsx'
import { PaymentUnreached } from './payment-unreached.tsx'
import { useBankReturn } from './use-bank-return.ts'
import { type PaymentControl, type PaymentProps, usePayment } from './use-payment.ts'

const loadStripe = async () => (await import('./stripe/stripe-payment.tsx')).StripePayment
const loadSandbox = async () => (await import('./sandbox/sandbox-payment.tsx')).SandboxPayment

/** Code that could not be fetched once is not fetched again by every browser within one document. */
const reload = () => location.reload()

interface PaymentStepProps extends PaymentProps {
  /** Whether an attempt is on its way, or it is not known how it ended; told at each change. */
  onUnderWay: (isUnderWay: boolean) => void
}

/**
 * The last step of a checkout: pays for what is on hold by the agency's gateway and books it. `onDone` is told of a booking that is
 * decided or with the supplier, `onHoldOver` that what was held was let go.
 */
export function PaymentStep(props: PaymentStepProps) {
  const text = useWords()
  const payment = usePayment(props, useBankReturn())
  const { phase, declined, failure } = payment
  const { onUnderWay } = props
  const isUnderWay = phase === 'working' || phase === 'asking'
  // At once, so that nothing is offered for a moment.
  useLayoutEffect(() => onUnderWay(isUnderWay), [isUnderWay, onUnderWay])
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title" className="font-brand text-heading">
        {text('payment.title')}
      </h2>
      {phase === 'asking' ? (
        <AskingBank payment={payment} />
      ) : (
        <div className="mt-4 grid gap-5">
          {declined && <Declined code={declined} />}
          {failure !== null && (
            <Alert tone="destructive" title={text('payment.failed')}>
              {failure || text('payment.failedHint')}
            </Alert>
          )}
          {phase === 'opening' ? <FormShape /> : <Way payment={payment} />}
        </div>
      )}
    </section>
  )
}

function Way({ payment }: { payment: PaymentControl }) {
  const { gateway, clientSecret, reference, publishableKey, isStranded } = payment.booking.payment
  // Of a later payment nothing is held that could be given back.
  if (isStranded && payment.isEntry) return <PaymentUnavailable />
  if (gateway === 'none') return <NothingDue payment={payment} />
  if (isStranded) return <PaymentStranded onGiveBack={payment.giveBack} />
  if (!clientSecret || !reference) return <PaymentUnreached onRetry={payment.look} />
  if (gateway === 'stripe') {
    if (!publishableKey) return <PaymentUnavailable />
    return (
      <Late load={loadStripe} meanwhile={<FormShape />} failed={<PaymentUnreached onRetry={reload} />}>
        {(StripePayment) => <StripePayment {...{ payment, clientSecret, publishableKey }} />}
      </Late>
    )
  }
  return (
    <Late load={loadSandbox} meanwhile={<FormShape />} failed={<PaymentUnreached onRetry={reload} />}>
      {(SandboxPayment) => <SandboxPayment payment={payment} holder={{ clientSecret, reference }} />}
    </Late>
  )
}

function FormShape() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-20 w-full rounded-lg" />
      <Skeleton className="h-13 w-full rounded-lg" />
      <Skeleton className="h-13 w-full rounded-lg" />
    </div>
  )
}

/** Why the bank said no, as far as it may be told; what can be done is the same for all. */
function Declined({ code }: { code: string }) {
  const text = useWords()
  return (
    <Alert tone="destructive" title={text('payment.declined')}>
      {text([`payment.declined.${code}`, 'payment.declined.card_declined'])} {text('payment.notCharged')}
    </Alert>
  )
}
