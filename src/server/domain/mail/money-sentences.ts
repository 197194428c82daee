import type { Money } from '../../kernel/money/money.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import type { DocumentItem } from '../documents/document-item.ts'
import type { DocumentWords } from '../documents/document-words.ts'
import type { MailText } from './mail-text.ts'

/** Says what of the money for a refused booking is released: of a card only where there was a payment, of a wallet only what it gave. */
export function releasedOf({ payments, price }: BookingDocument, t: MailText): string[] {
  return [
    ...(payments.some(({ state }) => state !== null) ? [t('bookingRejected.card')] : []),
    ...(price.discounts.some(({ kind }) => kind === 'credit') ? [t('bookingRejected.wallet')] : []),
  ]
}

/** Says what is refunded for cancelled items; where nothing was to be paid, or it was refunded before, nothing is said. */
export function refundOf(items: readonly DocumentItem[], { money }: DocumentWords, t: MailText): string[] {
  const cancelled = items.flatMap((item) => item.cancelled ?? [])
  const sum = (amounts: readonly Money[]) => amounts.reduce((total, { amount }) => total + amount, 0)
  const [first] = cancelled
  if (first === undefined) return []
  const { currency } = first.refund
  const toCome = sum(cancelled.map(({ refundToCome }) => refundToCome))
  const toWallet = sum(cancelled.flatMap(({ credit }) => credit?.back ?? []))
  const back = [
    ...(toCome > 0 ? [t('bookingCancelled.refund', { amount: money({ amount: toCome, currency }) })] : []),
    ...(toWallet > 0
      ? [t('bookingCancelled.wallet', { amount: money({ amount: toWallet, currency }) })]
      : []),
  ]
  const isNone = back.length === 0 && sum(cancelled.map(({ refund }) => refund)) === 0
  return isNone && sum(cancelled.map(({ penalty }) => penalty)) > 0 ? [t('bookingCancelled.noRefund')] : back
}

/** Says what of the penalty of cancelled items is still to be paid. */
export function owedOf(items: readonly DocumentItem[], { money }: DocumentWords, t: MailText): string[] {
  const owed = items.flatMap(({ cancelled }) => cancelled?.owed ?? [])
  const [first] = owed
  if (first === undefined) return []
  const amount = owed.reduce((sum, one) => sum + one.amount, 0)
  return [t('bookingCancelled.owed', { amount: money({ amount, currency: first.currency }) })]
}
