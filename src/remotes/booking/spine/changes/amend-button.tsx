import type { Booking } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { DialogButton } from '../page-layout/dialog-button.tsx'
import { EachItem, useItems } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'

const loadDialog = async () => (await import('./amend-dialog.tsx')).AmendDialog

interface AmendButtonProps {
  booking: Booking
  /** Called after a change was accepted. */
  onChange: () => void
}

/** Buttons that open the change dialog, for each item that the user can change; empty if there is none. */
export function AmendButton({ booking, onChange }: AmendButtonProps) {
  const isChangeable = ({ id }: BookedItem) =>
    booking.items.some((one) => one.id === id && one.availableActions.includes('change'))
  return (
    <EachItem items={useItems(booking).filter(isChangeable)}>
      {(item) => <AmendItem {...{ booking, item, onChange }} />}
    </EachItem>
  )
}

/** Button for one item; names the item if there are several. */
function AmendItem({ booking, item: shown, onChange }: AmendButtonProps & { item: BookedItem }) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const item = booking.items.find(({ id }) => id === shown.id)
  if (!item || !pieces.loadChangeForm) return null
  return (
    <DialogButton
      variant="outline"
      wide
      load={loadDialog}
      dialog={(AmendDialog, close) => (
        <AmendDialog
          {...{ booking, item, shown }}
          onClose={close}
          onChange={() => {
            close()
            onChange()
          }}
        />
      )}
    >
      {booking.items.length === 1 ? (
        text('amend.button')
      ) : (
        <span className="min-w-0 py-1 wrap-anywhere">
          {text('amend.button')}{' '}
          <span className="block text-sm font-normal">{pieces.factsOf(shown).title}</span>
        </span>
      )}
    </DialogButton>
  )
}
