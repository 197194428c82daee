import type { Booking } from '../../../../contract/types.ts'
import { isCancellable } from '../item/whole.ts'
import { DialogButton } from '../page/dialog-button.tsx'
import { useWords } from '../words/use-words.ts'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

interface CancelButtonProps {
  booking: Booking
  /** Told whether it was cancelled; false where the booking has to be looked at anew. */
  onChange: (isCancelled: boolean) => void
  isForClient?: boolean
}

/** Leads to the two steps of a cancellation; nothing where nothing can be cancelled by who looks. */
export function CancelButton({ booking, onChange, isForClient = false }: CancelButtonProps) {
  const text = useWords()
  if (!isCancellable(booking)) return null
  return (
    <DialogButton
      variant="ghost"
      wide
      load={loadDialog}
      dialog={(CancelDialog, close) => (
        <CancelDialog
          {...{ booking, isForClient }}
          onClose={close}
          onChange={(isDone) => {
            close()
            onChange(isDone)
          }}
        />
      )}
    >
      {text('trips.cancel')}
    </DialogButton>
  )
}
