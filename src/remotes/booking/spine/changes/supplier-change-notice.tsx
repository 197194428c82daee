import { useLayoutEffect, useRef, useState } from 'react'
import type { Booking, BookingItem, SupplierChange } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { EachItem, useItemsOf } from '../product/items.tsx'
import { OpenChange } from './open-change.tsx'

interface SupplierChangeNoticeProps {
  booking: Booking
  /** Called after an answer, or when the booking has to be fetched again. */
  onChange: (isCancelled: boolean) => void
}

/**
 * A supplier change with the answers that the traveller can give, or the outcome of the answer; renders nothing
 * without a change.
 */
export function SupplierChangeNotice({ booking, onChange }: SupplierChangeNoticeProps) {
  const text = useProductTexts()
  const [outcome, setOutcome] = useState<'accepted' | 'elsewhere' | null>(null)
  const itemsOf = useItemsOf()
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button is gone and would take the focus with it.
  useLayoutEffect(() => {
    if (outcome !== null) notice.current?.focus()
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
    <div ref={notice} tabIndex={-1} className="mt-5 outline-none">
      <Alert tone={words === 'accepted' ? 'success' : 'info'}>{text(noticeTexts[words])}</Alert>
    </div>
  )
}

const noticeTexts = {
  accepted: 'change.accepted',
  acceptedByDefault: 'change.acceptedByDefault',
  elsewhere: 'change.elsewhere',
  settling: 'change.settling',
} as const

/** A supplier change that a booking's page shows, with its item. */
interface ShownChange {
  readonly item: BookingItem
  readonly change: SupplierChange
}

/**
 * Returns the change that waits for an answer, otherwise one that the supplier refused and the agency is settling,
 * otherwise the latest accepted by default while its item is active. Null for none.
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
