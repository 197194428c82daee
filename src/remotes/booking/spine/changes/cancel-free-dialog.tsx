import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useWords } from '../words/use-words.ts'

interface CancelFreeDialogProps {
  /** What is cancelled. */
  title: string
  isBusy: boolean
  failed: string | true | null
  onCancel: () => void
  onClose: () => void
}

/** Asks once more before what a supplier changed is cancelled for nothing. */
export function CancelFreeDialog({ title, isBusy, failed, onCancel, onClose }: CancelFreeDialogProps) {
  const text = useWords()
  return (
    <Dialog
      title={text('change.cancelTitle')}
      description={text('change.cancelLead', { title: `\u2068${title}\u2069` })}
      closeLabel={text('trips.keep')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {text('trips.keep')}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={onCancel}>
            {text('change.cancelNow')}
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
