import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { EachItem, useItems } from '../product/items.tsx'
import { isWaiting, shownAmendment } from './shown-amendment.ts'
import { prefixItemName, WaitingAmendment } from './waiting-amendment.tsx'

interface AmendmentNoticeProps {
  booking: Booking
  /** Called after payment or withdrawal, or when the booking has to be fetched again. */
  onChange: () => void
}

/** Latest amendment of each item: its payment, its pending confirmation or its outcome. */
export function AmendmentNotice({ booking, onChange }: AmendmentNoticeProps) {
  return (
    <EachItem items={useItems(booking)}>
      {(item, { pieces }) => (
        <ItemNotice {...{ booking, onChange }} itemId={item.id} title={pieces.factsOf(item).title} />
      )}
    </EachItem>
  )
}

interface ItemNoticeProps extends AmendmentNoticeProps {
  itemId: string | undefined
  /** Name of the item. */
  title: string
}

function ItemNotice({ booking, itemId, title, onChange }: ItemNoticeProps) {
  const item = booking.items.find(({ id }) => id === itemId)
  const amendment = item ? shownAmendment(item) : null
  const { isNews, ref } = useVisitOutcome(amendment ? `${amendment.id} ${amendment.state}` : '')
  if (!item || amendment === null) return null
  // A waiting amendment is shown in any state of the booking, an ended one only while its item is active.
  const isActive = booking.state === 'confirmed' || item.state === 'confirmed'
  if (!isWaiting(amendment) && (!isActive || (isOver(amendment) && !isNews))) return null
  const name = booking.items.length > 1 ? title : null
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {amendment.state === 'accepted' && amendment.payment ? (
        <WaitingAmendment key={amendment.id} {...{ booking, amendment, name, onChange }} />
      ) : (
        <AmendmentOutcome {...{ amendment, name }} />
      )}
    </div>
  )
}

/**
 * True if the booking already shows the outcome, or the user caused it by pressing a button. Such an outcome is shown
 * during the visit only. A withdrawal is shown longer if the traveller was asked by mail to pay.
 */
function isOver({ state, reason, isAskedByMail }: Amendment): boolean {
  return state === 'applied' || (reason === 'withdrawn' && !isAskedByMail)
}

interface StandingProps {
  amendment: Amendment
  /** Name of the item if there are several. */
  name: string | null
}

function AmendmentOutcome({ amendment: { state, reason }, name }: StandingProps) {
  const text = useProductTexts()
  const why = reason ? text(`amend.why.${reason}`) : ''
  switch (state) {
    case 'accepted':
    case 'applying':
    case 'in_doubt':
      return (
        <Alert title={prefixItemName(name, text('amend.in_doubt'))} className="mt-5">
          {text('amend.in_doubtHint')}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert tone="warning" title={prefixItemName(name, text('amend.rejected'))} className="mt-5">
          {why} {text('amend.rejectedHint')}
        </Alert>
      )
    case 'failed':
      return (
        <Alert
          tone={reason === 'withdrawn' ? 'info' : 'warning'}
          title={prefixItemName(name, text(reason === 'withdrawn' ? 'amend.withdrawn' : 'amend.failed'))}
          className="mt-5"
        >
          {why}
        </Alert>
      )
    case 'applied':
      return (
        <Alert tone="success" className="mt-5">
          {prefixItemName(name, text('amend.applied'))}
        </Alert>
      )
    case 'proposed':
      return null
  }
}

interface VisitOutcome {
  /** True if the outcome came while this page was open. */
  isNews: boolean
  /** Ref of the focusable element that shows the outcome. */
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Reports whether `now`, a text that identifies the outcome, changed during this visit. Each change moves the focus
 * to the element that shows it, since the pressed button is gone.
 */
function useVisitOutcome(now: string): VisitOutcome {
  const [atFirst] = useState(now)
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(now)
  useLayoutEffect(() => {
    if (before.current === now) return
    before.current = now
    ref.current?.focus()
  }, [now])
  return { isNews: now !== atFirst, ref }
}
