import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AgencyContact } from './agency-contact.tsx'

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
