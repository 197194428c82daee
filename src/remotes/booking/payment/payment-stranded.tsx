import { useAgency, useText } from '@livery/platform'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AgencyContact } from './agency-contact.tsx'

/** The agency has turned to another gateway and left this one: what was begun there cannot be finished, and is begun anew. */
export function PaymentStranded({ onGiveBack }: { onGiveBack: () => Promise<void> }) {
  const text = useText('booking')
  const { agencyName } = useAgency()
  const [isBusy, setIsBusy] = useState(false)
  async function giveBack() {
    if (isBusy) return
    setIsBusy(true)
    await onGiveBack()
    setIsBusy(false)
  }
  return (
    <EmptyState
      icon="wallet"
      level={3}
      size="small"
      title={text('payment.stranded')}
      actions={
        <Button busy={isBusy} onClick={() => void giveBack()}>
          {text('payment.strandedAgain')}
        </Button>
      }
    >
      <p>{text('payment.strandedHint', { agency: agencyName })}</p>
      <AgencyContact className="mt-3 justify-center" />
    </EmptyState>
  )
}
