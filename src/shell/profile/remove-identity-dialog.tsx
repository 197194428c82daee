import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface RemoveIdentityDialogProps {
  name: string
  /** The user's name and address, if removal leaves them without a way to sign in; null otherwise. */
  leavesOut: string | null
  pending: boolean
  onRemove: () => void
  onClose: () => void
}

/** Asks for confirmation before an account is disconnected, and warns if it is the last way to sign in. */
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
