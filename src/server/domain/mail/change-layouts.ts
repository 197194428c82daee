import { textsOfDocument } from '../documents/booking-document-texts.ts'
import type { ChangedFact } from '../documents/changed-facts.ts'
import type { AmendmentDueMail, ChangedMail, SupplierChangedMail } from './mail-data.ts'
import { mailItems, mailPlaceholders } from './mail-items.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

/** Layouts of mails about a change: before and after, then what to do. */
export const changeLayouts = {
  bookingSupplierChanged(data: SupplierChangedMail, t: MailText): MailLayout {
    const { changes, respondBy, unlessAnswered, document, less } = data
    const places = changedPlaces(data)
    const amount = less && textsOfDocument(document).money(less)
    return {
      subject: t('bookingSupplierChanged.subject', places),
      heading: t('bookingSupplierChanged.heading'),
      paragraphs: [
        t('bookingSupplierChanged.text', places),
        ...(amount === null ? [] : [t('bookingSupplierChanged.less', { amount })]),
        t('bookingSupplierChanged.answer', { time: respondBy }),
        unlessAnswered === 'accept'
          ? t('bookingSupplierChanged.unless_accept')
          : t('bookingSupplierChanged.unless_cancel'),
      ],
      facts: changes.map((change) => factOf(change, t)),
      button: { label: t('bookingSupplierChanged.button'), href: data.link },
      note: '',
      isWelcome: false,
    }
  },
  bookingAmendmentDue(data: AmendmentDueMail, t: MailText): MailLayout {
    const { changes, document, cost, payBy, cancellation } = data
    const places = { ...changedPlaces(data), amount: textsOfDocument(document).money(cost.due), time: payBy }
    return {
      subject: t('bookingAmendmentDue.subject', places),
      heading: t('bookingAmendmentDue.heading'),
      paragraphs: [t('bookingAmendmentDue.text', places), t('bookingAmendmentDue.until', places)],
      facts: [
        ...changes.map((change) => factOf(change, t)),
        { label: textsOfDocument(document).say('cancel.heading'), value: cancellation.join('\n') },
      ],
      button: { label: t('bookingAmendmentDue.button'), href: data.link },
      note: t('bookingAmendmentDue.note'),
      isWelcome: false,
    }
  },
  bookingAmended(data: ChangedMail, t: MailText): MailLayout {
    const { changes, document, hasNoVoucher } = data
    const places = changedPlaces(data)
    return {
      subject: t('bookingAmended.subject', places),
      heading: t('bookingAmended.heading'),
      paragraphs: [
        t('bookingAmended.text', places),
        ...costOf(data, t),
        ...(hasNoVoucher ? [] : [t('bookingAmended.attached')]),
      ],
      facts: [
        { label: textsOfDocument(document).say('label.reference'), value: document.reference },
        ...changes.map((change) => factOf(change, t)),
      ],
      button: { label: t('booking.button'), href: data.link },
      note: '',
      isWelcome: false,
    }
  },
  bookingNotAmended(data: ChangedMail, t: MailText): MailLayout {
    const { changes, cost } = data
    const places = changedPlaces(data)
    const isReserved = cost !== null && cost.due.amount > 0
    return {
      subject: t('bookingNotAmended.subject', places),
      heading: t('bookingNotAmended.subject', places),
      paragraphs: [
        t('bookingNotAmended.text', places),
        ...(isReserved ? [t('bookingNotAmended.released')] : []),
      ],
      facts: changes.map(({ label, was, becomes }) => ({
        label: label || t('bookingAmended.changed'),
        value: `${t('bookingNotAmended.stays', { value: was })}\n${t('bookingNotAmended.wanted', { value: becomes })}`,
      })),
      button: { label: t('booking.button'), href: data.link },
      note: t('bookingNotAmended.note'),
      isWelcome: false,
    }
  },
}

/** The placeholders of a mail about a change, for the changed items alone. */
function changedPlaces(data: ChangedMail | SupplierChangedMail) {
  return mailPlaceholders(data.document, mailItems(data))
}

function factOf({ label, was, becomes }: ChangedFact, t: MailText) {
  const value = `${t('bookingAmended.was', { value: was })}\n${t('bookingAmended.now', { value: becomes })}`
  return { label: label || t('bookingAmended.changed'), value }
}

/** The difference in price, the refund, and what is paid on site instead. */
function costOf({ cost, document }: ChangedMail, t: MailText): string[] {
  if (cost === null) return []
  const { money } = textsOfDocument(document)
  const { difference, refund, local } = cost
  const { amount, currency } = difference
  const how = amount === 0 ? 'same' : amount > 0 ? 'more' : 'less'
  return [
    t(`bookingAmended.${how}`, { amount: money({ amount: Math.abs(amount), currency }) }),
    ...(refund.amount > 0 ? [t('bookingAmended.refund', { amount: money(refund) })] : []),
    ...(local === null ? [] : [t('bookingAmended.local', { amount: money(local) })]),
  ]
}
