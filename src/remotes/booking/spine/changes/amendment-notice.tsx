import { useCallback } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { PaymentStep } from '../payment/payment-step.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { useWords } from '../words/use-words.ts'
import { latestAmendment } from './as-amendment.ts'

interface AmendmentNoticeProps {
  booking: Booking
  /** Told once it was paid, or where the booking has to be looked at again. */
  onChange: () => void
}

/** How the change that was asked for last stands: its payment, that it is being confirmed, or that nothing came of it. */
export function AmendmentNotice({ booking, onChange }: AmendmentNoticeProps) {
  const text = useWords()
  const write = useAmounts()
  const done = useCallback(() => onChange(), [onChange])
  const amendment = latestAmendment(booking)
  if (amendment === null || booking.state !== 'confirmed') return null
  const { id, state, due, payment } = amendment
  switch (state) {
    case 'accepted':
      if (!payment?.clientSecret) return null
      return (
        <section
          aria-label={text('amend.payTitle')}
          className="mt-5 rounded-2xl border bg-card p-5 shadow-card"
        >
          <p className="mb-3 max-w-prose">
            {text('amend.payHint', { amount: write(due.amount, due.currency) })}
          </p>
          <PaymentStep
            key={id}
            {...{ booking }}
            amendmentId={id}
            onDone={done}
            onHoldOver={done}
            onUnderWay={ignore}
          />
        </section>
      )
    case 'applying':
    case 'in_doubt':
      return (
        <Alert title={text('amend.in_doubt')} className="mt-5">
          {text('amend.in_doubtHint')}
        </Alert>
      )
    case 'rejected':
    case 'failed':
      return (
        <Alert tone="warning" title={text(`amend.${state}`)} className="mt-5">
          {text(`amend.${state}Hint`)}
        </Alert>
      )
    case 'applied':
      return (
        <Alert tone="success" className="mt-5">
          {text('amend.applied')}
        </Alert>
      )
    default:
      return null
  }
}

const ignore = () => undefined
