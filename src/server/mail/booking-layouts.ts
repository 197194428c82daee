import type { BookingDocument } from '../documents/booking-document.ts'
import { bookingFacts } from '../documents/booking-facts.ts'
import { documentWords } from '../documents/document-words.ts'
import type { MailData, MailKind } from './mail-data.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

type Kind = Extract<MailKind, `booking${string}`>
type Writers = { readonly [Of in Kind]: (data: MailData[Of], t: MailText) => MailLayout }

/** What mails about a booking say: what became of it, then the booking itself. */
export const bookingLayouts: Writers = {
  bookingConfirmed: ({ document, link, hasNoVoucher }, t) => ({
    ...about(document, link, t),
    subject: t('bookingConfirmed.subject', placesOf(document)),
    heading: t('bookingConfirmed.heading'),
    paragraphs: [
      t('bookingConfirmed.text', {
        property: document.property.name,
        day: documentWords(document).day(document.arrival),
      }),
      ...(hasNoVoucher ? [] : [t('bookingConfirmed.attached')]),
    ],
  }),
  bookingPending: ({ document, link }, t) => ({
    ...about(document, link, t),
    subject: t('bookingPending.subject', placesOf(document)),
    heading: t('bookingPending.subject', placesOf(document)),
    paragraphs: [t('bookingPending.text', placesOf(document))],
    note: t('bookingPending.note'),
  }),
  bookingCancelled: ({ document, link }, t) => ({
    ...about(document, link, t),
    subject: t('bookingCancelled.subject', placesOf(document)),
    heading: t('bookingCancelled.subject', placesOf(document)),
    paragraphs: [t('bookingCancelled.text', placesOf(document)), ...refundOf(document, t)],
  }),
  bookingNotCancelled: ({ document, link }, t) => ({
    ...about(document, link, t),
    subject: t('bookingNotCancelled.subject', placesOf(document)),
    heading: t('bookingNotCancelled.subject', placesOf(document)),
    paragraphs: [t('bookingNotCancelled.text', placesOf(document))],
    note: t('bookingNotCancelled.note'),
  }),
  bookingRejected: ({ document, link }, t) => ({
    ...about(document, link, t),
    subject: t('bookingRejected.subject', placesOf(document)),
    heading: t('bookingRejected.subject', placesOf(document)),
    paragraphs: [t('bookingRejected.text', placesOf(document)), ...letGoOf(document, t)],
    button: { label: t('bookingRejected.button'), href: link },
    note: t('bookingRejected.note'),
  }),
  bookingClaimed: ({ document, link }, t) => ({
    ...about(document, link, t),
    subject: t('bookingClaimed.subject', placesOf(document)),
    heading: t('bookingClaimed.subject', placesOf(document)),
    paragraphs: [t('bookingClaimed.text', placesOf(document)), t('bookingClaimed.access')],
    note: t('bookingClaimed.note'),
  }),
  bookingReassigned: ({ reference, property, link }, t) => ({
    subject: t('bookingReassigned.subject', { reference }),
    heading: t('bookingReassigned.subject', { reference }),
    paragraphs: [t('bookingReassigned.text', { property })],
    button: { label: t('bookingReassigned.button'), href: link },
    note: t('bookingReassigned.note'),
    isWelcome: false,
  }),
}

function about(document: BookingDocument, link: string, t: MailText) {
  return {
    facts: bookingFacts(document),
    button: { label: t('booking.button'), href: link },
    note: '',
    isWelcome: false,
  }
}

function placesOf({ reference, property }: BookingDocument) {
  return { reference, property: property.name }
}

/** What is let go of what was set aside: of a card only where there was a payment, of a wallet only what it gave. */
function letGoOf({ payment, price }: BookingDocument, t: MailText): string[] {
  return [
    ...(payment.state === null ? [] : [t('bookingRejected.card')]),
    ...(price.lines.some(({ kind }) => kind === 'credit') ? [t('bookingRejected.wallet')] : []),
  ]
}

/** What comes back by the cancellation; where nothing was to be paid, or it came back before, nothing is said. */
function refundOf(document: BookingDocument, t: MailText): string[] {
  const { cancelled } = document
  if (cancelled === null) return []
  const { refund, refundToCome, penalty, credit } = cancelled
  const { money } = documentWords(document)
  const back = [
    ...(refundToCome.amount > 0 ? [t('bookingCancelled.refund', { amount: money(refundToCome) })] : []),
    ...(credit?.back.amount ? [t('bookingCancelled.wallet', { amount: money(credit.back) })] : []),
  ]
  const isNone = back.length === 0 && refund.amount === 0
  return isNone && penalty.amount > 0 ? [t('bookingCancelled.noRefund')] : back
}
