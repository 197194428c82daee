import { deadline } from '../../../tenant/local-time.ts'
import type { BookingDocument, DocumentPayment } from './booking-document.ts'
import type { DocumentItem } from './document-item.ts'
import type { DocumentTexts } from './document-texts.ts'

/** Returns a sentence for each step of an item's cancellation terms. */
export function cancellationTexts(
  { cancellation, price }: Pick<DocumentItem, 'cancellation' | 'price'>,
  { say, time, money }: DocumentTexts,
): string[] {
  const [first] = cancellation.steps
  if (!cancellation.isRefundable || first === undefined || price?.total.amount === 0)
    return [say('cancel.never')]
  return [
    ...(cancellation.isNeverFree ? [] : [say('cancel.free', { time: time(deadline(first.from)) })]),
    ...cancellation.steps.map(({ from, penalty }) =>
      say('cancel.step', { time: time(from), amount: money(penalty) }),
    ),
  ]
}

/**
 * Returns a sentence on the state of a payment that is made at once; empty if nothing is to be paid, or in several
 * payments.
 */
export function paymentTexts({ payments, brand }: BookingDocument, words: DocumentTexts): string {
  const [payment, ...others] = payments
  return payment === undefined || others.length > 0 ? '' : stateWords(payment, brand.name, words, true)
}

/** One of several payments, in words. */
export interface PaymentLine {
  /** When it is due. */
  label: string
  amount: string
  /** Its state. */
  state: string
}

/** Returns the payments in words, if there is more than one. */
export function paymentLines({ payments, brand }: BookingDocument, words: DocumentTexts): PaymentLine[] {
  if (payments.length < 2) return []
  const { say, money, shortDay } = words
  return payments.map((payment) => ({
    label:
      payment.dueOn === null
        ? say('payment.withBooking')
        : say('payment.onDay', { day: shortDay(payment.dueOn) }),
    amount: money(payment.amount),
    state: stateWords(payment, brand.name, words, false),
  }))
}

function stateWords(
  { to, dueOn, state, failure, refunded }: DocumentPayment,
  agency: string,
  { say, money }: DocumentTexts,
  isAll: boolean,
): string {
  if (to === 'supplier') return say('payment.atSupplier')
  switch (state) {
    case 'succeeded':
      return refunded.amount > 0
        ? say('payment.paidRefunded', { agency, amount: money(refunded) })
        : say(isAll ? 'payment.paid' : 'payment.paidPart', { agency })
    case 'requires_capture':
    case 'processing':
      return say(dueOn === null ? 'payment.reserved' : 'payment.reservedLater')
    case 'failed':
      return say(`payment.failed.${failure ?? 'declined'}`)
    case 'overdue':
      return say('payment.overdue')
    case 'canceled':
      return say('payment.released')
    default:
      return say('payment.open')
  }
}
