import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { withdrawProposal } from '../../../../api/proposals.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface WithdrawButtonProps {
  id: string
  /** Title of the offer. */
  title: string
  onChange: () => Promise<unknown>
}

/** Withdraws a proposal after a confirmation; the client can no longer book it. */
export function WithdrawButton({ id, title, onChange }: WithdrawButtonProps) {
  const text = useProductTexts()
  const client = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isSending = useRef(false)

  async function withdraw() {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setHasFailed(false)
    try {
      await withdrawProposal(client, id).catch(unlessOver)
      await onChange()
      setIsAsking(false)
    } catch {
      setHasFailed(true)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  return (
    <>
      {/* Above the link that covers the whole row. */}
      <Button variant="link" size="small" className="relative z-10" onClick={() => setIsAsking(true)}>
        {text('proposal.withdraw')}
        <span className="sr-only">: {title}</span>
      </Button>
      <Dialog
        open={isAsking}
        title={text('proposal.withdrawTitle')}
        description={text('proposal.withdrawHint')}
        onClose={() => setIsAsking(false)}
        closeLabel={text('checkout.close')}
        size="small"
        footer={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {text('proposal.keep')}
            </Button>
            <Button variant="destructive" busy={isBusy} onClick={() => void withdraw()}>
              {text('proposal.withdraw')}
            </Button>
          </>
        }
      >
        {hasFailed && <Alert tone="destructive">{text('results.failed')}</Alert>}
      </Dialog>
    </>
  )
}

/** If it is booked in the meantime, the list shows that. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'proposal_over')) throw error
}
