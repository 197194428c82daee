import { useAgency, useSearchParams } from '@livery/platform'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useFirstItem } from '../product/use-items.ts'
import { AgencyContact } from './agency-contact.tsx'
import { PaymentPending } from './payment-pending.tsx'
import { PaymentTrouble } from './payment-trouble.tsx'
import { type PaymentControl, type PaymentProps, usePayment } from './use-payment.ts'
import { Working } from './working.tsx'

/** What Stripe adds to the address that a bank's own page leads back to. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_redirect_slug']

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
  const text = useProductTexts()
  const titleId = useId()
  const payment = usePayment(props, useBankReturn())
  const { phase, declined, failure } = payment
  const { onUnderWay } = props
  const isUnderWay = phase === 'working' || phase === 'asking'
  // At once, so that nothing is offered for a moment.
  useLayoutEffect(() => onUnderWay(isUnderWay), [isUnderWay, onUnderWay])
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-brand text-heading">
        {text('payment.title')}
      </h2>
      {phase === 'asking' ? (
        <PaymentPending payment={payment} />
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
      <Deferred load={loadStripe} meanwhile={<FormShape />} failed={<PaymentUnreached onRetry={reload} />}>
        {(StripePayment) => <StripePayment {...{ payment, clientSecret, publishableKey }} />}
      </Deferred>
    )
  }
  return (
    <Deferred load={loadSandbox} meanwhile={<FormShape />} failed={<PaymentUnreached onRetry={reload} />}>
      {(SandboxPayment) => <SandboxPayment payment={payment} holder={{ clientSecret, reference }} />}
    </Deferred>
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
  const text = useProductTexts()
  return (
    <Alert tone="destructive" title={text('payment.declined')}>
      {text([`payment.declined.${code}`, 'payment.declined.card_declined'])} {text('payment.notCharged')}
    </Alert>
  )
}

/** Nothing can be paid here: who can help is said instead of a form that fails. */
function PaymentUnavailable() {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  return (
    <EmptyState icon="wallet" level={3} size="small" title={text('payment.unavailable')}>
      <p>{text('payment.unavailableHint', { agency: agencyName })}</p>
      <AgencyContact className="mt-3 justify-center" />
    </EmptyState>
  )
}

/** The agency has turned to another gateway and left this one: what was begun there cannot be finished, and is begun again. */
function PaymentStranded({ onGiveBack }: { onGiveBack: () => Promise<void> }) {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  return (
    <PaymentTrouble
      title={text('payment.stranded')}
      hint={text('payment.strandedHint', { agency: agencyName })}
      action={text('payment.strandedAgain')}
      onAction={onGiveBack}
    />
  )
}

/** What one pays with has not come: it may in a moment, and who can help otherwise is said as well. */
function PaymentUnreached({ onRetry }: { onRetry: () => Promise<void> | void }) {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  return (
    <PaymentTrouble
      title={text('payment.unreached')}
      hint={text('payment.unreachedHint', { agency: agencyName })}
      action={text('results.retry')}
      onAction={onRetry}
    />
  )
}

/** Says whether the visitor returns from a bank's page, and takes out of the address what they bring along: the server is asked, whatever stands there. */
function useBankReturn(): boolean {
  const [params, setParams] = useSearchParams()
  const [isReturn] = useState(() => params.has('payment_intent'))
  useEffect(() => {
    if (!added.some((name) => params.has(name))) return
    const rest = new URLSearchParams(params)
    for (const name of added) rest.delete(name)
    setParams(rest, { replace: true })
  }, [params, setParams])
  return isReturn
}

/** Nothing is paid here: the wallet has paid all of it, or it is paid at the place itself. One press books. */
function NothingDue({ payment: { booking, phase, pay } }: { payment: PaymentControl }) {
  const text = useProductTexts()
  const { isPaidLocally } = useFirstItem(booking).facts
  return (
    <>
      <Alert title={text('payment.nothingDue')}>
        {text(isPaidLocally ? 'payment.paidLocally' : 'payment.byWallet')}
      </Alert>
      <Button size="large" wide busy={phase === 'working'} onClick={() => void pay(async () => true)}>
        {text('payment.bookNow')}
      </Button>
      <Working isShown={phase === 'working'} isUnpaid />
    </>
  )
}
