import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { EachItem } from '../product/each-item.tsx'
import { useItems } from '../product/use-items.ts'
import { isWaiting, shownAmendment } from './shown-amendment.ts'
import { WaitingAmendment } from './waiting-amendment.tsx'
import { withName } from './with-name.ts'

interface AmendmentNoticeProps {
  booking: Booking
  /** Told once it was paid or let go, or where the booking has to be looked at again. */
  onChange: () => void
}

/** How the change of each item stands that was asked for last: its payment, that it is being confirmed, or what came of it. */
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
  /** What the item is called. */
  title: string
}

function ItemNotice({ booking, itemId, title, onChange }: ItemNoticeProps) {
  const item = booking.items.find(({ id }) => id === itemId)
  const amendment = item ? shownAmendment(item) : null
  const { isNews, ref } = useVisitOutcome(amendment ? `${amendment.id} ${amendment.state}` : '')
  if (!item || amendment === null) return null
  // What waits is shown however the rest of the booking stands; what is over, while there is something that it was to change.
  const isStanding = booking.state === 'confirmed' || item.state === 'confirmed'
  if (!isWaiting(amendment) && (!isStanding || (isOver(amendment) && !isNews))) return null
  const name = booking.items.length > 1 ? title : null
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {amendment.state === 'accepted' && amendment.payment ? (
        <WaitingAmendment key={amendment.id} {...{ booking, amendment, name, onChange }} />
      ) : (
        <Standing {...{ amendment, name }} />
      )}
    </div>
  )
}

/**
 * What the booking itself shows, or what was done by a press: it is shown while the person who pressed is here. Who was asked by mail for a payment
 * that is wanted no more finds that said.
 */
function isOver({ state, reason, isAskedByMail }: Amendment): boolean {
  return state === 'applied' || (reason === 'withdrawn' && !isAskedByMail)
}

interface StandingProps {
  amendment: Amendment
  /** What its item is called, among several. */
  name: string | null
}

function Standing({ amendment: { state, reason }, name }: StandingProps) {
  const text = useProductTexts()
  const why = reason ? text(`amend.why.${reason}`) : ''
  switch (state) {
    case 'accepted':
    case 'applying':
    case 'in_doubt':
      return (
        <Alert title={withName(name, text('amend.in_doubt'))} className="mt-5">
          {text('amend.in_doubtHint')}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert tone="warning" title={withName(name, text('amend.rejected'))} className="mt-5">
          {why} {text('amend.rejectedHint')}
        </Alert>
      )
    case 'failed':
      return (
        <Alert
          tone={reason === 'withdrawn' ? 'info' : 'warning'}
          title={withName(name, text(reason === 'withdrawn' ? 'amend.withdrawn' : 'amend.failed'))}
          className="mt-5"
        >
          {why}
        </Alert>
      )
    case 'applied':
      return (
        <Alert tone="success" className="mt-5">
          {withName(name, text('amend.applied'))}
        </Alert>
      )
    case 'proposed':
      return null
  }
}

interface VisitOutcome {
  /** Whether it became so while this page was open. */
  isNews: boolean
  /** Of the element that says it, which can be focused. */
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Takes what is the case with something, as a text, and tells whether that came about during this visit. Each time it does, the focus
 * goes to the element that shows it: the button that was pressed is gone.
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
