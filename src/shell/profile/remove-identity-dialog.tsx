import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface RemoveIdentityDialogProps {
  name: string
  /** Whom it would leave without any other way in; null where there is one. */
  leavesOut: string | null
  pending: boolean
  onRemove: () => void
  onClose: () => void
}

/** Asks once more before an account elsewhere logs nobody in any more, and says so where it is the last way in. */
export function RemoveIdentityDialog({
  name,
  leavesOut,
  pending,
  onRemove,
  onClose,
}: RemoveIdentityDialogProps) {
  const t = useText('shell')
  return (
    <Dialog
      size="small"
      title={t('identities.removeTitle', { name })}
      description={
        leavesOut === null ? t('identities.removeHint') : t('identities.removeLast', { email: leavesOut })
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('picture.cancel')}
          </Button>
          <Button variant="destructive" busy={pending} onClick={onRemove}>
            {t('identities.remove')}
          </Button>
        </>
      }
    />
  )
}
