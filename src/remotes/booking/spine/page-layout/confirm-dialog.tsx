import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface ConfirmDialogProps {
  /** Texts of the dialog: the `keep` button changes nothing, `confirm` does what cannot be undone. */
  words: { title: string; lead: string; keep: string; confirm: string }
  isBusy: boolean
  /** Error text; true for an unexplained error. */
  failed: string | true | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before a step that cannot be undone, and reports its failure. */
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
