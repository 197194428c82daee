import type { BookingStep } from '../../../contract/types.ts'
import type { PaymentEvent } from '../payments/payment-states.ts'
import type { BookingEvent } from './booking.ts'
import type { ItemEvent } from './item-states.ts'

/** How each step is shown to the traveller; null if it changes nothing for them. */
const ofItem: Readonly<Record<ItemEvent | 'hold' | 'claim', BookingStep['what'] | null>> = {
  hold: 'held',
  claim: 'claimed',
  extend: 'extended',
  wait: 'sent',
  pend: null,
  confirm: 'confirmed',
  reject: 'rejected',
  leave_out: null,
  expire: 'expired',
  release: 'released',
  request_cancellation: 'cancellation_requested',
  refuse_cancellation: 'cancellation_refused',
  cancel: 'cancelled',
  complete: 'completed',
  amend: 'amended',
  refuse_amendment: 'amendment_refused',
  supplier_change: 'supplier_changed',
  accept_change: 'change_accepted',
  answer: 'answered',
}
const ofPayment: Readonly<Record<PaymentEvent, BookingStep['what'] | null>> = {
  require_action: null,
  process: null,
  authorise: null,
  decline: 'declined',
  capture: 'paid',
  cancel: 'released_payment',
  begin_refund: null,
  refund: 'refunded',
  fail_refund: null,
  dispute: null,
}

/** Stored with an item, but concerns the whole booking. */
const ofBooking: readonly BookingStep['what'][] = ['claimed']

/** Returns the steps of a booking's items and payments as the traveller sees them, oldest first. */
export function bookingHistory(events: readonly BookingEvent[], currency: string): BookingStep[] {
  const paid = new Set(events.flatMap(({ paymentId, event }) => (event === 'authorise' ? [paymentId] : [])))
  return events.flatMap(({ itemId, paymentId, event, at, amount }) => {
    // `cancel` is an event of both items and payments.
    const what = itemId === null ? ofPayment[event as PaymentEvent] : ofItem[event as ItemEvent]
    // A released payment is not shown if it was never made.
    if (!what || (what === 'released_payment' && !paid.has(paymentId))) return []
    return [
      {
        at: at.toISOString(),
        what,
        ...(amount !== null && { amount: { amount, currency } }),
        ...(itemId !== null && !ofBooking.includes(what) && { itemId }),
      },
    ]
  })
}
