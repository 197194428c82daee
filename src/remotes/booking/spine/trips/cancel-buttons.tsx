import { useLayoutEffect, useRef, useState } from 'react'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { isCancellable } from '../item/booking-totals.ts'
import type { ItemFacts } from '../item/item-facts.ts'
import { DialogButton } from '../page-layout/dialog-button.tsx'
import { EachItem, useItems } from '../product/items.tsx'

const loadDialog = async () => (await import('./cancel-dialog.tsx')).CancelDialog

interface CancelButtonsProps {
  booking: Booking
  /** Receives whether an item was cancelled; false if the booking has to be fetched again. */
  onChange: (isCancelled: boolean) => void
  isForClient?: boolean
}

/** A cancel button for each item that the user may cancel, and the latest outcome while the booking remains. */
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

/** Replaces the cancel button and takes over its focus. */
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
  /** The item to cancel. */
  item: BookingItem
  facts: Pick<ItemFacts, 'title' | 'place' | 'policy'>
  /** Receives whether it was cancelled; false if the booking has to be fetched again. */
  onChange: (isCancelled: boolean) => void
  isForClient: boolean
}

/** Opens the two-step cancellation of an item; names the item if there are several. */
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
