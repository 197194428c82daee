import { useAgency, useText } from '@livery/platform'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AgencyContact } from './agency-contact.tsx'

/** What one pays with has not come: it may in a moment, and who can help otherwise is said as well. */
export function PaymentUnreached({ onRetry }: { onRetry: () => Promise<void> | void }) {
  const text = useText('booking')
  const { agencyName } = useAgency()
  const [isBusy, setIsBusy] = useState(false)
  async function retry() {
    if (isBusy) return
    setIsBusy(true)
    await onRetry()
    setIsBusy(false)
  }
  return (
    <EmptyState
      icon="wallet"
      level={3}
      size="small"
      title={text('payment.unreached')}
      actions={
        <Button busy={isBusy} onClick={() => void retry()}>
          {text('results.retry')}
        </Button>
      }
    >
      <p>{text('payment.unreachedHint', { agency: agencyName })}</p>
      <AgencyContact className="mt-3 justify-center" />
    </EmptyState>
  )
}
