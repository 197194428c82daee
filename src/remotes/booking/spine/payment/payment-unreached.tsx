import { useAgency } from '@livery/platform'
import { useWords } from '../words/use-words.ts'
import { PaymentWayOn } from './payment-way-on.tsx'

/** What one pays with has not come: it may in a moment, and who can help otherwise is said as well. */
export function PaymentUnreached({ onRetry }: { onRetry: () => Promise<void> | void }) {
  const text = useWords()
  const { agencyName } = useAgency()
  return (
    <PaymentWayOn
      title={text('payment.unreached')}
      hint={text('payment.unreachedHint', { agency: agencyName })}
      action={text('results.retry')}
      onAction={onRetry}
    />
  )
}
