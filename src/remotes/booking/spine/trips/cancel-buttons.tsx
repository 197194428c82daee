import { useLayoutEffect, useRef, useState } from 'react'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { isCancellable } from '../item/booking-totals.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { DialogButton } from '../page/dialog-button.tsx'
import { EachItem } from '../product/each-item.tsx'
import { useItems } from '../product/use-items.ts'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

interface CancelButtonsProps {
  booking: Booking
  /** Told whether an item was cancelled; false where the booking has to be looked at anew. */
  onChange: (isCancelled: boolean) => void
  isForClient?: boolean
}

/** A cancellation for each item that who looks may give up, and what came of the last one while the rest of the booking remains. */
export function CancelButtons({ booking, onChange, isForClient = false }: CancelButtonsProps) {
  const [cancelled, setCancelled] = useState<{ id: string; title: string } | null>(null)
  const isStored = booking.items.some(({ id, state }) => id === cancelled?.id && state === 'cancelled')
  const isPart = booking.items.length > 1 && booking.state !== 'cancelled'
  return (
    <>
      {cancelled && isStored && isPart && (
        <Done title={cancelled.title} isMailed={booking.isMailed === true} />
      )}
      <EachItem items={useItems(booking)}>
        {({ id, ...shown }, { pieces }) => {
          const item = booking.items.find((one) => one.id === id)
          if (!item || !isCancellable(item)) return null
          const facts = pieces.factsOf(shown)
          return (
            <CancelButton
              {...{ booking, item, facts, isForClient }}
              onChange={(isDone) => {
                setCancelled(isDone ? { id: item.id, title: facts.title } : null)
                onChange(isDone)
              }}
            />
          )
        }}
      </EachItem>
    </>
  )
}

/** The button that cancelled is gone, and its focus with it: this is in its place. */
function Done({ title, isMailed }: { title: string; isMailed: boolean }) {
  const text = useProductTexts()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert tone="success">
        {text(isMailed ? 'trips.cancelItemDone' : 'trips.cancelItemDoneUnmailed', {
          title: `\u2068${title}\u2069`,
        })}
      </Alert>
    </div>
  )
}

interface CancelButtonProps {
  booking: Booking
  /** Which item of it is given up. */
  item: BookingItem
  facts: Pick<ItemFacts, 'title' | 'place' | 'policy'>
  /** Receives whether it was cancelled; false where the booking has to be fetched again. */
  onChange: (isCancelled: boolean) => void
  isForClient: boolean
}

/** Leads to the two steps of an item's cancellation; names the item where the booking has several. */
function CancelButton({ booking, item, facts, onChange, isForClient }: CancelButtonProps) {
  const text = useProductTexts()
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
