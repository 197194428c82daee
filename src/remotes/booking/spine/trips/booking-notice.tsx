import type { ReactNode } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { statusOf, waitingTextKey } from '../booking/booking-status.ts'
import { useCancellationTexts, useWalletRefund } from '../booking/use-cancellation-texts.ts'
import { useSeveralItemTexts } from '../booking/use-item-texts.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { totalCancellation } from '../item/booking-totals.ts'
import { useFirstItem } from '../product/items.tsx'
import { paymentHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import { useMoment } from './use-moment.ts'

interface BookingNoticeProps {
  booking: Booking
  /** True if an agent views the booking on behalf of a traveller. */
  isForClient?: boolean
}

const quiet: readonly Booking['state'][] = ['in_doubt', 'pending', 'cancellation_requested']

/** What comes next or what happened, unless the booking is simply confirmed. */
export function BookingNotice(props: BookingNoticeProps) {
  const { items, state } = props.booking
  if (items.length === 1) return <OneNotice {...props} />
  if (state === 'cancelled') return <CancelledNotice {...props} />
  // Confirmed items each show this themselves.
  return state === 'confirmed' || state === 'completed' ? null : <SeveralNotice {...props} />
}

/** Standing of a booking of several items as a whole. */
function SeveralNotice({ booking, isForClient = false }: BookingNoticeProps) {
  const { heading, hint } = useSeveralItemTexts(booking, isForClient)
  const walletBack = useWalletRefund(booking)
  const isInfo = waitingTextKey(booking) !== null || quiet.includes(booking.state)
  return (
    <Notice
      tone={isInfo ? 'info' : 'warning'}
      title={heading}
      action={<PayNow {...{ booking, isForClient }} />}
    >
      {[hint, walletBack].filter(Boolean).join(' ')}
    </Notice>
  )
}

/** Link to the payment of a hold. Only the traveller can pay for their own booking. */
function PayNow({ booking, isForClient = false }: BookingNoticeProps) {
  const text = useProductTexts()
  const { view } = useProduct()
  const { payment, reference } = booking
  const mayPay = !isForClient || payment.gateway === 'none' || payment.clientSecret !== undefined
  if (statusOf(booking) !== 'on_hold' || !mayPay) return null
  return <LinkButton href={paymentHref(view, reference)}>{text('trips.payNow')}</LinkButton>
}

function OneNotice({ booking, isForClient = false }: BookingNoticeProps) {
  const text = useProductTexts()
  const { at } = useMoment()
  const { state, hold, contact, payment, isMailed } = booking
  const { facts } = useFirstItem(booking)
  const walletBack = useWalletRefund(booking)
  const email = `\u2068${contact.email}\u2069`
  const waiting = waitingTextKey(booking)
  if (waiting) {
    return (
      <Notice tone="info" title={text(`confirmation.${waiting}`)}>
        {text(`confirmation.${waiting}Hint`, { title: facts.title })}
      </Notice>
    )
  }
  switch (state) {
    case 'on_hold':
      return (
        <Notice
          tone="warning"
          title={text('trips.notice.on_hold')}
          action={<PayNow {...{ booking, isForClient }} />}
        >
          {hold && text('trips.noticeHint.on_hold', { when: at(hold.expiresAt) })}
        </Notice>
      )
    case 'needs_choice':
    case 'partly_confirmed':
      return (
        <Notice tone="warning" title={text(`confirmation.${state}`)}>
          {text(`confirmation.${state}Hint`)}
        </Notice>
      )
    case 'in_doubt':
    case 'pending':
      return (
        <Notice tone="info" title={text(`trips.notice.${state}`)}>
          {isMailed
            ? text(`trips.noticeHint.${state}`, { email })
            : text(`confirmation.${state}Unmailed`, { title: facts.title })}
        </Notice>
      )
    case 'cancellation_requested':
      return (
        <Notice tone="info" title={text('trips.notice.cancellation_requested')}>
          {isMailed
            ? text('trips.noticeHint.cancellation_requested', { email })
            : text('confirmation.cancellation_requestedUnmailed', { title: facts.title })}
        </Notice>
      )
    case 'cancelled':
      return <CancelledNotice booking={booking} />
    case 'rejected':
      return (
        <Notice tone="warning" title={text('trips.notice.rejected')}>
          {text(payment.gateway === 'none' ? 'trips.noticeHint.rejected' : 'trips.noticeHint.rejectedCard')}
          {walletBack && ` ${walletBack}`}
        </Notice>
      )
    case 'expired':
    case 'released':
      return (
        <Notice tone="warning" title={text(`trips.notice.${state}`)}>
          {text(`trips.noticeHint.${state}`)}
          {walletBack && ` ${walletBack}`}
        </Notice>
      )
    default:
      return wasRefused(booking) ? (
        <Notice tone="warning" title={text('trips.notice.refused')}>
          {text('trips.noticeHint.refused')}
        </Notice>
      ) : null
  }
}

/** True if the booking's latest event is that its cancellation was refused. */
function wasRefused({ history = [], state }: Booking): boolean {
  const last = history.findLast(({ what }) => what.startsWith('cancellation_'))
  return state === 'confirmed' && last?.what === 'cancellation_refused'
}

/** Cost and refund of the cancellation, and whether the refund is complete. */
function CancelledNotice({ booking }: { booking: Booking }) {
  const text = useProductTexts()
  const { at: written } = useMoment()
  const words = useCancellationTexts(booking)
  const { at } = totalCancellation(booking)
  return (
    <Notice
      tone="info"
      title={at ? text('trips.cancelledOn', { when: written(at) }) : text('bookingState.cancelled')}
    >
      {words.join(' ')}
    </Notice>
  )
}

interface NoticeProps {
  tone: 'info' | 'warning'
  title: string
  action?: ReactNode
  children: ReactNode
}

function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <Alert {...{ tone, title, action }} className="mt-5">
      {children}
    </Alert>
  )
}
