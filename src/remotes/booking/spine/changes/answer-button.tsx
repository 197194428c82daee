import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { BookedItem } from '../item/booked-item.ts'
import { DialogButton } from '../page-layout/dialog-button.tsx'
import { EachItem, useItems } from '../product/items.tsx'
import { useProduct } from '../product/product-scope.tsx'

const loadDialog = async () => (await import('./answer-dialog.tsx')).AnswerDialog

interface AnswerButtonProps {
  booking: Booking
  /** Called after answers were stored. */
  onChange: () => void
}

/** Buttons that open the questions of each item that its travellers may still answer; empty if there is none. */
export function AnswerButton({ booking, onChange }: AnswerButtonProps) {
  const isOpen = ({ id }: BookedItem) => booking.items.some((one) => one.id === id && one.laterQuestions)
  return (
    <EachItem items={useItems(booking).filter(isOpen)}>
      {(item) => <AnswerItem {...{ booking, item, onChange }} />}
    </EachItem>
  )
}

/** Button for one item; names the item if there are several. */
function AnswerItem({ booking, item: shown, onChange }: AnswerButtonProps & { item: BookedItem }) {
  const text = useProductTexts()
  const { pieces } = useProduct()
  const item = booking.items.find(({ id }) => id === shown.id)
  if (!item?.laterQuestions) return null
  return (
    <DialogButton
      variant={isUndecided(item) ? 'primary' : 'outline'}
      wide
      load={loadDialog}
      dialog={(AnswerDialog, close) => (
        <AnswerDialog
          reference={booking.reference}
          item={item}
          onClose={close}
          onChange={() => {
            close()
            onChange()
          }}
        />
      )}
    >
      <span className="min-w-0 py-1 wrap-anywhere">
        {text('later.button')}
        {booking.items.length > 1 && (
          <span className="block text-sm font-normal">{pieces.factsOf(shown).title}</span>
        )}
      </span>
    </DialogButton>
  )
}

/** Whether a question is open that its travellers put off. */
function isUndecided({ party }: BookingItem): boolean {
  return (party.answers ?? []).some(({ value }) => value === 'decide_later')
}
