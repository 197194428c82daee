import type { Money } from '../../kernel/money/money.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import { textsOfDocument } from '../documents/booking-document-texts.ts'
import { bookingFacts } from '../documents/booking-facts.ts'
import type { DocumentItem } from '../documents/document-item.ts'
import type { DocumentTexts } from '../documents/document-texts.ts'
import { periodSpan } from '../documents/period-span.ts'
import { changeLayouts } from './change-layouts.ts'
import { holdLayouts } from './hold-layouts.ts'
import type { BookingMail, MailData, MailKind } from './mail-data.ts'
import { mailItems, mailPlaceholders } from './mail-items.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

type Kind = Exclude<Extract<MailKind, `booking${string}`>, `bookingPayment${string}`>
type Writers = { readonly [Of in Kind]: (data: MailData[Of], t: MailText) => MailLayout }

/** Layouts of mails about a booking: what happened, then the booking itself. */
export const bookingLayouts: Writers = {
  ...changeLayouts,
  ...holdLayouts,
  bookingConfirmed(data, t) {
    const { document, hasNoVoucher } = data
    const items = mailItems(data, 'confirmed', 'completed')
    const refused = document.items.filter(({ state }) => state === 'rejected')
    return {
      ...about(data, t),
      subject: t('bookingConfirmed.subject', mailPlaceholders(document, items)),
      heading: t('bookingConfirmed.heading'),
      paragraphs: [
        t('bookingConfirmed.text', {
          ...mailPlaceholders(document, items),
          day: startOf(items, textsOfDocument(document)),
        }),
        ...(refused.length === 0 ? [] : [t('bookingConfirmed.not', mailPlaceholders(document, refused))]),
        ...(hasNoVoucher ? [] : [t('bookingConfirmed.attached')]),
      ],
    }
  },
  bookingAnswered(data, t) {
    const places = mailPlaceholders(data.document, mailItems(data, 'confirmed', 'pending'))
    const isConfirmed = data.document.items.some(({ state }) => state === 'confirmed')
    return {
      ...about(data, t),
      subject: t('bookingAnswered.subject', places),
      heading: t('bookingAnswered.heading'),
      paragraphs: [
        t('bookingAnswered.text', places),
        ...(data.hasNoVoucher || !isConfirmed ? [] : [t('bookingAnswered.attached')]),
      ],
    }
  },
  bookingPending(data, t) {
    const places = mailPlaceholders(data.document, mailItems(data, 'pending'))
    return {
      ...about(data, t),
      subject: t('bookingPending.subject', places),
      heading: t('bookingPending.subject', places),
      paragraphs: [t('bookingPending.text', places)],
      note: t('bookingPending.note'),
    }
  },
  bookingCancelled(data, t) {
    const { document } = data
    const items = mailItems(data, 'cancelled')
    const isAll = document.items.every(({ state }) => state === 'cancelled' || state === 'rejected')
    const places = mailPlaceholders(document, items)
    const subject = t(isAll ? 'bookingCancelled.subject' : 'bookingCancelled.subjectPart', places)
    return {
      ...about(data, t),
      subject,
      heading: subject,
      paragraphs: [
        t('bookingCancelled.text', places),
        ...(isAll ? [] : [t('bookingCancelled.rest')]),
        ...refundOf(items, textsOfDocument(document), t),
        ...owedOf(items, textsOfDocument(document), t),
      ],
    }
  },
  bookingNotCancelled(data, t) {
    const places = mailPlaceholders(data.document, mailItems(data, 'confirmed'))
    return {
      ...about(data, t),
      subject: t('bookingNotCancelled.subject', places),
      heading: t('bookingNotCancelled.subject', places),
      paragraphs: [t('bookingNotCancelled.text', places)],
      note: t('bookingNotCancelled.note'),
    }
  },
  bookingRejected(data, t) {
    const places = mailPlaceholders(data.document, mailItems(data, 'rejected'))
    return {
      ...about(data, t),
      subject: t('bookingRejected.subject', places),
      heading: t('bookingRejected.subject', places),
      paragraphs: [t('bookingRejected.text', places), ...releasedOf(data.document, t)],
      button: { label: t('bookingRejected.button'), href: data.link },
      note: t('bookingRejected.note'),
    }
  },
  bookingClaimed(data, t) {
    const places = mailPlaceholders(data.document, data.document.items)
    return {
      ...about(data, t),
      subject: t('bookingClaimed.subject', places),
      heading: t('bookingClaimed.subject', places),
      paragraphs: [t('bookingClaimed.text', places), t('bookingClaimed.access')],
      note: t('bookingClaimed.note'),
    }
  },
  bookingReassigned: ({ reference, title, link }, t) => ({
    subject: t('bookingReassigned.subject', { reference }),
    heading: t('bookingReassigned.subject', { reference }),
    paragraphs: [t('bookingReassigned.text', { title })],
    button: { label: t('bookingReassigned.button'), href: link },
    note: t('bookingReassigned.note'),
    isWelcome: false,
  }),
}

/** The day on which the first item starts, with its local time if it has one. */
function startOf(items: readonly DocumentItem[], words: DocumentTexts): string {
  const { start, startTime } = periodSpan(items.map(({ period }) => period))
  return words.list([words.day(start), ...(startTime === undefined ? [] : [words.clock(startTime)])])
}

function about({ document, link }: BookingMail, t: MailText) {
  return {
    facts: bookingFacts(document),
    button: { label: t('booking.button'), href: link },
    note: '',
    isWelcome: false,
  }
}

/**
 * Returns what is released for a refused booking: the card only if there was a payment, the wallet only if it paid a
 * part.
 */
function releasedOf({ payments, price }: BookingDocument, t: MailText): string[] {
  return [
    ...(payments.some(({ state }) => state !== null) ? [t('bookingRejected.card')] : []),
    ...(price.discounts.some(({ kind }) => kind === 'credit') ? [t('bookingRejected.wallet')] : []),
  ]
}

/** Returns what is refunded for cancelled items; nothing if nothing was paid or it was refunded before. */
function refundOf(items: readonly DocumentItem[], { money }: DocumentTexts, t: MailText): string[] {
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

/** Returns what is still to be paid of cancelled items' fees. */
function owedOf(items: readonly DocumentItem[], { money }: DocumentTexts, t: MailText): string[] {
  const owed = items.flatMap(({ cancelled }) => cancelled?.owed ?? [])
  const [first] = owed
  if (first === undefined) return []
  const amount = owed.reduce((sum, one) => sum + one.amount, 0)
  return [t('bookingCancelled.owed', { amount: money({ amount, currency: first.currency }) })]
}
