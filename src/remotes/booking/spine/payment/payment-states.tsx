import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { AgencyContact } from './agency-contact.tsx'
import type { PaymentControl } from './use-payment.ts'

/** After this many requests the page says that waiting is not necessary. */
const LONG = 12

interface PaymentProblemProps {
  title: string
  hint: string
  /** Label of the button. */
  action: string
  onAction: () => Promise<void> | void
}

/** Shown in place of a payment form: the problem, what to do, and whom to contact. */
export function PaymentProblem({ title, hint, action, onAction }: PaymentProblemProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function act() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onAction()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <EmptyState
      icon="wallet"
      level={3}
      size="small"
      title={title}
      actions={
        <Button busy={isBusy} onClick={() => void act()}>
          {action}
        </Button>
      }
    >
      <p>{hint}</p>
      <AgencyContact className="mt-3 justify-center" />
    </EmptyState>
  )
}

/**
 * Shown while the outcome of the payment or of the booking is unknown: polls until it is known, and offers no payment
 * meanwhile.
 */
export function PaymentPending({ payment: { booking, rounds } }: { payment: PaymentControl }) {
  const text = useProductTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const isUnpaid = booking.payment.gateway === 'none'
  const asking = text(isUnpaid ? 'payment.askingUnpaid' : 'payment.asking')
  // The focused element disappeared with the form.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="pt-6 pb-4 text-center">
      <Progress label={asking} value={null} shape="ring" hideLabel />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-lg font-bold outline-none">
        {asking}
      </h3>
      <p className="mx-auto mt-2 max-w-prose text-muted-foreground">
        {text(isUnpaid ? 'payment.askingUnpaidHint' : 'payment.askingHint')}
      </p>
      <div role="status" className="mx-auto max-w-prose">
        {rounds > LONG && (
          <p className="mt-4">
            {booking.isMailed
              ? text('payment.askingLong', { email: booking.contact.email })
              : text('payment.askingLongUnmailed')}
          </p>
        )}
      </div>
    </div>
  )
}
