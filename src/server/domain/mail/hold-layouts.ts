import type { HeldMail, MailData } from './mail-data.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

type Kind = 'bookingHeld' | 'bookingPriceEnding' | 'bookingHoldEnding' | 'bookingHoldLapsed'
type Writers = { readonly [Of in Kind]: (data: MailData[Of], t: MailText) => MailLayout }

/** Layouts of mails about a booking that is held and paid later. */
export const holdLayouts: Writers = {
  bookingHeld: (mail, t) => unpaid(t('bookingHeld.subject', { reference: mail.reference }), mail, t),
  bookingHoldEnding: (mail, t) => {
    const { reference, payBy } = mail
    return unpaid(t('bookingHoldEnding.subject', { reference, payBy }), mail, t)
  },
  bookingPriceEnding: (mail, t) => {
    const { reference, title, amount, payBy, zone } = mail
    const priceUntil = mail.priceUntil ?? payBy
    return {
      ...unpaid(t('bookingPriceEnding.subject', { reference, priceUntil }), mail, t),
      paragraphs: [
        t('bookingPriceEnding.text', { title, amount, priceUntil, zone }),
        t('bookingPriceEnding.hold', { payBy }),
      ],
    }
  },
  bookingHoldLapsed({ reference, title, payBy, zone, link }, t) {
    const subject = t('bookingHoldLapsed.subject', { reference })
    return {
      subject,
      heading: subject,
      paragraphs: [t('bookingHoldLapsed.text', { title, payBy, zone })],
      button: { label: t('bookingHoldLapsed.button'), href: link },
      note: t('bookingHoldLapsed.note'),
      isWelcome: false,
    }
  },
}

/** Both clocks, and the way to the payment. */
function unpaid(subject: string, mail: HeldMail, t: MailText): MailLayout {
  const { title, amount, payBy, priceUntil, zone, link } = mail
  return {
    subject,
    heading: subject,
    paragraphs: [
      t('bookingHeld.text', { title, payBy, zone }),
      priceUntil === null
        ? t('bookingHeld.noPrice', { amount })
        : t('bookingHeld.price', { amount, priceUntil }),
    ],
    button: { label: t('bookingHeld.button', { amount }), href: link },
    note: t('bookingHeld.note'),
    isWelcome: false,
  }
}
