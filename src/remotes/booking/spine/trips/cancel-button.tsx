import type { Booking, BookingItem } from '../../../../contract/types.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { DialogButton } from '../page/dialog-button.tsx'
import { useWords } from '../words/use-words.ts'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

export interface CancelButtonProps {
  booking: Booking
  /** Which item of it is given up. */
  item: BookingItem
  facts: Pick<ItemFacts, 'title' | 'place' | 'policy'>
  /** Told whether it was cancelled; false where the booking has to be looked at anew. */
  onChange: (isCancelled: boolean) => void
  isForClient: boolean
}

/** Leads to the two steps of an item's cancellation; names the item where the booking has several. */
export function CancelButton({ booking, item, facts, onChange, isForClient }: CancelButtonProps) {
  const text = useWords()
  const isOne = booking.items.length === 1
  return (
    <DialogButton
      variant="ghost"
      wide
      load={loadDialog}
      dialog={(CancelDialog, close) => (
        <CancelDialog
          {...{ booking, item, facts, isForClient }}
          onClose={close}
          onChange={(isDone) => {
            close()
            onChange(isDone)
          }}
        />
      )}
    >
      {isOne ? text('trips.cancel') : text('trips.cancelItem', { title: `\u2068${facts.title}\u2069` })}
    </DialogButton>
  )
}
