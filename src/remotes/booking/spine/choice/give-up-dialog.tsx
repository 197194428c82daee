import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useWords } from '../words/use-words.ts'

interface GiveUpDialogProps {
  /** Whether something of the booking is booked already, which stays so. */
  hasBooked: boolean
  isBusy: boolean
  failed: string | true | null
  onGiveUp: () => void
  onClose: () => void
}

/** Asks once more before what is held is given up, and says what cannot be undone. */
export function GiveUpDialog({ hasBooked, isBusy, failed, onGiveUp, onClose }: GiveUpDialogProps) {
  const text = useWords()
  return (
    <Dialog
      title={text(hasBooked ? 'choice.giveUpRestTitle' : 'choice.giveUpTitle')}
      description={text(hasBooked ? 'choice.giveUpRestLead' : 'choice.giveUpLead')}
      closeLabel={text('checkout.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {text('choice.back')}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={onGiveUp}>
            {text(hasBooked ? 'choice.giveUpRestNow' : 'choice.giveUpNow')}
          </Button>
        </>
      }
    >
      {failed !== null && (
        <Alert tone="destructive" title={text('change.failed')}>
          {failed === true ? text('change.failedHint') : failed}
        </Alert>
      )}
    </Dialog>
  )
}
