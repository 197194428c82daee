import { useLayoutEffect, useRef, useState } from 'react'
import type { Booking, BookingItem, SupplierChange } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { EachItem } from '../product/each-item.tsx'
import { useItemsOf } from '../product/use-items.ts'
import { OpenChange } from './open-change.tsx'

interface SupplierChangeNoticeProps {
  booking: Booking
  /** Told once something was answered, or where the booking has to be looked at again. */
  onChange: (isCancelled: boolean) => void
}

/** What a supplier changed by itself, with what the traveller may answer; what came of the answer; nothing where nothing was changed. */
export function SupplierChangeNotice({ booking, onChange }: SupplierChangeNoticeProps) {
  const text = useProductTexts()
  const [outcome, setOutcome] = useState<'accepted' | 'elsewhere' | null>(null)
  const itemsOf = useItemsOf()
  const said = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone, and its focus with it.
  useLayoutEffect(() => {
    if (outcome !== null) said.current?.focus()
  }, [outcome])
  const shown = shownChangeOf(booking)
  if (shown?.change.state === 'open') {
    const { change } = shown
    const [becomes] = itemsOf({ subject: change.becomes })
    const [was] = itemsOf({ subject: change.was })
    if (!becomes || !was) return null
    return (
      <EachItem items={[becomes]}>
        {(now) => (
          <OpenChange
            key={change.id}
            {...{ booking, change, was }}
            becomes={now}
            mayAnswer={!booking.isReadOnly}
            onDone={(answer) => {
              setOutcome(answer === 'accept' ? 'accepted' : answer === null ? 'elsewhere' : null)
              onChange(answer === 'cancel')
            }}
          />
        )}
      </EachItem>
    )
  }
  const words = outcome ?? (shown && (shown.change.isSettling ? 'settling' : 'acceptedByDefault'))
  if (words === null) return null
  return (
    <div ref={said} tabIndex={-1} className="mt-5 outline-none">
      <Alert tone={words === 'accepted' ? 'success' : 'info'}>{text(`change.${words}`)}</Alert>
    </div>
  )
}

/** A supplier's change that a booking's page shows, with its item. */
interface ShownChange {
  readonly item: BookingItem
  readonly change: SupplierChange
}

/**
 * Gives the change that waits for an answer, else one that its supplier refused and the agency is settling, else the latest that was
 * accepted since nobody answered, while its item stands. Null for none.
 */
function shownChangeOf({ items }: Pick<Booking, 'items'>): ShownChange | null {
  const all = items.flatMap((item) => (item.supplierChanges ?? []).map((change) => ({ item, change })))
  return (
    all.find(({ change }) => change.state === 'open') ??
    all.find(({ change }) => change.isSettling) ??
    all.findLast(
      ({ item, change }) => change.state === 'accepted' && change.isDefault && item.state === 'confirmed',
    ) ??
    null
  )
}
