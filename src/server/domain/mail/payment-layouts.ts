import { textsOfDocument, titleOf } from '../documents/booking-document-texts.ts'
import { bookingFacts } from '../documents/booking-facts.ts'
import type { MailData, PaymentMail } from './mail-data.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

type Kind = 'bookingPaymentDue' | 'bookingPaymentTaken' | 'bookingPaymentFailed'
type Writers = { readonly [Of in Kind]: (data: MailData[Of], t: MailText) => MailLayout }

/** Layouts of mails about a later payment: before it is collected, afterwards, and if it failed. */
export const paymentLayouts: Writers = {
  bookingPaymentDue(data, t) {
    const { isSaved } = data.entry
    const places = placesOf(data)
    return {
      ...about(data, t('bookingPaymentDue.subject', places)),
      paragraphs: [t(isSaved ? 'bookingPaymentDue.text' : 'bookingPaymentDue.textUnsaved', places)],
      button: { label: t(isSaved ? 'booking.button' : 'bookingPayment.button'), href: data.link },
      note: isSaved ? t('bookingPaymentDue.note') : '',
    }
  },
  bookingPaymentTaken(data, t) {
    const { next } = data.entry
    const places = placesOf(data)
    const rest =
      next === null ? t('bookingPaymentTaken.last') : t('bookingPaymentTaken.next', sumAndDay(data, next))
    return {
      ...about(data, t('bookingPaymentTaken.subject', places)),
      paragraphs: [t('bookingPaymentTaken.text', places), rest],
      button: { label: t('booking.button'), href: data.link },
      note: '',
    }
  },
  bookingPaymentFailed(data, t) {
    const places = placesOf(data)
    return {
      ...about(data, t('bookingPaymentFailed.subject', places)),
      paragraphs: [
        t(`bookingPaymentFailed.text.${data.entry.reason}`, places),
        whatNext(data, t),
        ...cancelled(data, t),
      ],
      button: { label: t('bookingPayment.button'), href: data.link },
      note: '',
    }
  },
}

function whatNext({ document, entry }: PaymentMail, t: MailText): string {
  const { retryOn, isSaved } = entry
  if (retryOn === null && entry.cancelsOn !== null) return t('bookingPaymentFailed.payNow')
  if (retryOn === null) return t(isSaved ? 'bookingPaymentFailed.last' : 'bookingPaymentFailed.lastUnsaved')
  const places = { day: textsOfDocument(document).shortDay(retryOn) }
  return t(isSaved ? 'bookingPaymentFailed.again' : 'bookingPaymentFailed.remind', places)
}

function cancelled({ document, entry: { cancelsOn } }: PaymentMail, t: MailText): string[] {
  if (cancelsOn === null) return []
  return [t('bookingPaymentFailed.cancelled', { day: textsOfDocument(document).shortDay(cancelsOn) })]
}

function about({ document }: PaymentMail, subject: string) {
  return { subject, heading: subject, facts: bookingFacts(document), isWelcome: false }
}

function placesOf(data: PaymentMail) {
  const { document, entry } = data
  return {
    reference: document.reference,
    title: titleOf(document, textsOfDocument(document)),
    ...sumAndDay(data, entry),
  }
}

function sumAndDay({ document }: PaymentMail, { amount, day }: Pick<PaymentMail['entry'], 'amount' | 'day'>) {
  const words = textsOfDocument(document)
  return { amount: words.money(amount), day: words.shortDay(day) }
}
