import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface ConfirmDialogProps {
  /** What the dialog says and its two buttons: `keep` changes nothing, `confirm` does what cannot be undone. */
  words: { title: string; lead: string; keep: string; confirm: string }
  isBusy: boolean
  /** Why it failed in the reader's words; true where there are none for the reason. */
  failed: string | true | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before a step that cannot be undone, and says why it failed. */
export function ConfirmDialog({ words, isBusy, failed, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useProductTexts()
  return (
    <Dialog
      title={words.title}
      description={words.lead}
      closeLabel={text('checkout.close')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {words.keep}
          </Button>
          <Button variant="destructive" busy={isBusy} onClick={onConfirm}>
            {words.confirm}
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
