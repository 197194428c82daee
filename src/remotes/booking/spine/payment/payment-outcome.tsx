import { useEffect, useRef } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { PaymentControl } from './use-payment.ts'

interface PaymentOutcomeProps {
  payment: Pick<PaymentControl, 'declined' | 'failure' | 'wasTried'>
}

/** Says next to the button why the last attempt failed. After an attempt on this page it gets the focus. */
export function PaymentOutcome({ payment: { declined, failure, wasTried } }: PaymentOutcomeProps) {
  const text = useProductTexts()
  const place = useRef<HTMLDivElement>(null)
  const isShown = declined !== null || failure !== null
  useEffect(() => {
    if (isShown && wasTried) place.current?.focus()
  }, [isShown, wasTried])
  if (!isShown) return null
  return (
    <div ref={place} tabIndex={-1} className="grid scroll-my-32 gap-5 outline-none">
      {declined && (
        <Alert tone="destructive" title={text('payment.declined')}>
          {/* The bank's reason, if it may be shown; the advice is the same for all. */}
          {text([`payment.declined.${declined}`, 'payment.declined.card_declined'])}{' '}
          {text('payment.notCharged')}
        </Alert>
      )}
      {failure !== null && (
        <Alert tone="destructive" title={text('payment.failed')}>
          {failure || text('payment.failedHint')}
        </Alert>
      )}
    </div>
  )
}
