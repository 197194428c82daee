import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Amendment, Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { latestAmendment } from './amendment-booking.ts'
import { WaitingAmendment } from './waiting-amendment.tsx'

interface AmendmentNoticeProps {
  booking: Booking
  /** Told once it was paid or let go, or where the booking has to be looked at again. */
  onChange: () => void
}

/** How the change that was asked for last stands: its payment, that it is being confirmed, or what came of it. */
export function AmendmentNotice({ booking, onChange }: AmendmentNoticeProps) {
  const done = useCallback(() => onChange(), [onChange])
  const amendment = booking.state === 'confirmed' ? latestAmendment(booking) : null
  const { isNews, ref } = useVisitOutcome(amendment ? `${amendment.id} ${amendment.state}` : '')
  if (amendment === null || (isOver(amendment) && !isNews)) return null
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      {amendment.state === 'accepted' && amendment.payment ? (
        <WaitingAmendment {...{ booking, amendment }} onChange={done} />
      ) : (
        <Standing amendment={amendment} />
      )}
    </div>
  )
}

/**
 * What the booking itself shows, or what was done by a press: it is said while whoever did it is here. Who was asked by mail for a payment
 * that is wanted no more finds that said.
 */
function isOver({ state, reason, isAskedByMail }: Amendment): boolean {
  return state === 'applied' || (reason === 'withdrawn' && !isAskedByMail)
}

function Standing({ amendment: { state, reason } }: { amendment: Amendment }) {
  const text = useProductTexts()
  const why = reason ? text(`amend.why.${reason}`) : ''
  switch (state) {
    case 'accepted':
    case 'applying':
    case 'in_doubt':
      return (
        <Alert title={text('amend.in_doubt')} className="mt-5">
          {text('amend.in_doubtHint')}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert tone="warning" title={text('amend.rejected')} className="mt-5">
          {why} {text('amend.rejectedHint')}
        </Alert>
      )
    case 'failed':
      return (
        <Alert
          tone={reason === 'withdrawn' ? 'info' : 'warning'}
          title={text(reason === 'withdrawn' ? 'amend.withdrawn' : 'amend.failed')}
          className="mt-5"
        >
          {why}
        </Alert>
      )
    case 'applied':
      return (
        <Alert tone="success" className="mt-5">
          {text('amend.applied')}
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
 * goes to the element that says so: the button that was pressed is gone.
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
