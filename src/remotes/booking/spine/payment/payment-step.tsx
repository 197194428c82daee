import { useAgency, useSearchParams } from '@livery/platform'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Deferred } from '../../../../ui/deferred.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useFirstItem } from '../product/items.tsx'
import { AgencyContact } from './agency-contact.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentProgress } from './payment-progress.tsx'
import { PaymentPending, PaymentProblem } from './payment-states.tsx'
import { type PaymentControl, type PaymentProps, usePayment } from './use-payment.ts'

/** Parameters that Stripe adds to the return address after a bank's page. */
const added = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_redirect_slug']

const loadStripe = async () => (await import('./stripe/stripe-payment.tsx')).StripePayment
const loadSandbox = async () => (await import('./sandbox/sandbox-payment.tsx')).SandboxPayment

/** Browsers do not fetch a failed module again within the same document, so the page reloads. */
const reload = () => location.reload()

interface PaymentStepProps extends PaymentProps {
  /** Called with true while an attempt is in progress or its outcome is unknown, and on each change. */
  onUnderWay: (isUnderWay: boolean) => void
}

/**
 * Last step of a checkout: pays for a hold through the agency's gateway and books it. `onDone` receives a booking
 * that is decided or with its supplier; `onHoldOver` is called if the hold was released.
 */
export function PaymentStep(props: PaymentStepProps) {
  const text = useProductTexts()
  const titleId = useId()
  const payment = usePayment(props, useBankReturn())
  const { phase } = payment
  const { onUnderWay } = props
  const isUnderWay = phase === 'working' || phase === 'asking'
  // Before paint, so that no outdated buttons flash.
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
          {phase === 'opening' ? <FormShape /> : <GatewayForm payment={payment} />}
        </div>
      )}
    </section>
  )
}

function GatewayForm({ payment }: { payment: PaymentControl }) {
  const { gateway, clientSecret, reference, publishableKey, isStranded } = payment.booking.payment
  if (gateway === 'none' && !(isStranded && payment.isEntry)) return <NothingDue payment={payment} />
  const isOpen = !isStranded && clientSecret && reference && (gateway !== 'stripe' || publishableKey)
  if (!isOpen) {
    return (
      <>
        <PaymentOutcome payment={payment} />
        <ClosedPayment payment={payment} />
      </>
    )
  }
  const failed = <PaymentUnreached onRetry={reload} />
  if (gateway === 'stripe' && publishableKey) {
    return (
      <Deferred load={loadStripe} meanwhile={<FormShape />} failed={failed}>
        {(StripePayment) => <StripePayment {...{ payment, clientSecret, publishableKey }} />}
      </Deferred>
    )
  }
  return (
    <Deferred load={loadSandbox} meanwhile={<FormShape />} failed={failed}>
      {(SandboxPayment) => <SandboxPayment payment={payment} holder={{ clientSecret, reference }} />}
    </Deferred>
  )
}

/** Why there is no form, and what to do about it. */
function ClosedPayment({ payment }: { payment: PaymentControl }) {
  const { clientSecret, reference, isStranded } = payment.booking.payment
  if (isStranded && !payment.isEntry) return <PaymentStranded onRelease={payment.release} />
  if (!isStranded && (!clientSecret || !reference)) return <PaymentUnreached onRetry={payment.refresh} />
  // A later payment has no hold to release.
  return <PaymentUnavailable />
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

/** Online payment is impossible: shows whom to contact instead of a form that fails. */
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

/** The agency has changed its gateway: the old payment cannot be completed, and the traveller starts again. */
function PaymentStranded({ onRelease }: { onRelease: () => Promise<void> }) {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  return (
    <PaymentProblem
      title={text('payment.stranded')}
      hint={text('payment.strandedHint', { agency: agencyName })}
      action={text('payment.strandedAgain')}
      onAction={onRelease}
    />
  )
}

/** The payment form did not load: offers a retry and shows whom to contact. */
function PaymentUnreached({ onRetry }: { onRetry: () => Promise<void> | void }) {
  const text = useProductTexts()
  const { agencyName } = useAgency()
  return (
    <PaymentProblem
      title={text('payment.unreached')}
      hint={text('payment.unreachedHint', { agency: agencyName })}
      action={text('results.retry')}
      onAction={onRetry}
    />
  )
}

/**
 * Returns whether the visitor returns from a bank's page, and removes the returned parameters from the address: the
 * outcome comes from the server.
 */
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

/** Nothing is due here, because the wallet covers the total or it is paid at the property. One click books. */
function NothingDue({ payment }: { payment: PaymentControl }) {
  const text = useProductTexts()
  const { booking, phase, pay } = payment
  const { isPaidLocally } = useFirstItem(booking).facts
  return (
    <>
      <Alert title={text('payment.nothingDue')}>
        {text(isPaidLocally ? 'payment.paidLocally' : 'payment.byWallet')}
      </Alert>
      <PaymentOutcome payment={payment} />
      <Button size="large" wide busy={phase === 'working'} onClick={() => void pay(async () => true)}>
        {text('payment.bookNow')}
      </Button>
      <PaymentProgress isShown={phase === 'working'} isUnpaid />
    </>
  )
}
