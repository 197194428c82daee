import type { Booking } from '../../../../contract/types.ts'
import { DialogButton } from '../page/dialog-button.tsx'
import { useProduct } from '../product/product-scope.tsx'
import { useWords } from '../words/use-words.ts'

const loadDialog = async () => (await import('./amend-dialog.tsx')).AmendDialog

interface AmendButtonProps {
  booking: Booking
  /** Told once a change was accepted. */
  onChange: () => void
}

/** Leads to the two steps of a change; nothing where nothing can be changed by who looks. */
export function AmendButton({ booking, onChange }: AmendButtonProps) {
  const text = useWords()
  const { pieces } = useProduct()
  const item = booking.items.find(({ availableActions }) => availableActions.includes('change'))
  // Of several items each would need its own form: the agency changes those.
  if (!item || booking.items.length > 1 || !pieces.ChangeForm) return null
  return (
    <DialogButton
      variant="outline"
      wide
      load={loadDialog}
      dialog={(AmendDialog, close) => (
        <AmendDialog
          {...{ booking, item }}
          onClose={close}
          onChange={() => {
            close()
            onChange()
          }}
        />
      )}
    >
      {text('amend.button')}
    </DialogButton>
  )
}
