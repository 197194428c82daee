import { bookingLayouts } from './booking-layouts.ts'
import type { MailData, MailKind } from './mail-data.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'
import { paymentLayouts } from './payment-layouts.ts'
import { proposalLayouts } from './proposal-layouts.ts'

type Writers = {
  readonly [Kind in MailKind]: (data: MailData[Kind], t: MailText, agency: string) => MailLayout
}

/** The layout of each kind of mail. */
export const mailLayouts: Writers = {
  ...bookingLayouts,
  ...paymentLayouts,
  ...proposalLayouts,
  verify: ({ link }, t, agency) => ({
    subject: t('verify.subject'),
    heading: t('verify.subject'),
    paragraphs: [t('verify.text', { agency })],
    button: { label: t('verify.button'), href: link },
    note: t('verify.note'),
    isWelcome: true,
  }),
  accountExists: ({ loginLink, resetLink }, t, agency) => ({
    subject: t('accountExists.subject'),
    heading: t('accountExists.subject'),
    paragraphs: [t('accountExists.text', { agency })],
    button: { label: t('accountExists.button'), href: loginLink },
    second: { label: t('accountExists.second'), href: resetLink },
    note: t('accountExists.note'),
    isWelcome: false,
  }),
  reset: ({ link }, t, agency) => ({
    subject: t('reset.subject'),
    heading: t('reset.subject'),
    paragraphs: [t('reset.text', { agency })],
    button: { label: t('reset.button'), href: link },
    note: t('reset.note'),
    isWelcome: false,
  }),
  passwordChanged: ({ resetLink, disconnected }, t, agency) => ({
    subject: t('passwordChanged.subject'),
    heading: t('passwordChanged.subject'),
    paragraphs: [
      t('passwordChanged.text', { agency }),
      ...(disconnected.length === 0
        ? []
        : [t('passwordChanged.disconnected', { providers: disconnected.join(', ') })]),
      t('passwordChanged.note'),
    ],
    button: { label: t('passwordChanged.button'), href: resetLink },
    note: '',
    isWelcome: false,
  }),
  identityLinked: ({ provider, link }, t, agency) => ({
    subject: t('identityLinked.subject', { provider, agency }),
    heading: t('identityLinked.heading'),
    paragraphs: [t('identityLinked.text', { provider, agency }), t('identityLinked.note')],
    button: { label: t('identityLinked.button'), href: link },
    note: '',
    isWelcome: false,
  }),
  invite: ({ inviter, role, link, isSso }, t, agency) => ({
    subject: t('invite.subject', { inviter, agency }),
    heading: t('invite.heading'),
    paragraphs: [
      t(isSso ? 'invite.textSso' : 'invite.text', { inviter, agency }),
      t('invite.role', { role: t(`role.${role}`) }),
    ],
    button: { label: t('invite.button'), href: link },
    note: t(isSso ? 'invite.noteSso' : 'invite.note'),
    isWelcome: true,
  }),
  scheduleFailed: ({ note, time, failure, plan, at, link }, t, agency) => ({
    subject: t(at === 'start' ? 'scheduleFailed.subject' : 'scheduleFailed.subjectEnd'),
    heading: t(at === 'start' ? 'scheduleFailed.subject' : 'scheduleFailed.subjectEnd'),
    paragraphs: [
      t(at === 'start' ? 'scheduleFailed.text' : 'scheduleFailed.textEnd', { time, agency }),
      plan === null
        ? t(`scheduleFailed.${failure}`)
        : t(plan === '' ? 'scheduleFailed.planUnnamed' : 'scheduleFailed.plan', { plan }),
      ...(note === '' ? [] : [t('scheduleFailed.note', { note })]),
    ],
    button: { label: t('scheduleFailed.button'), href: link },
    note: '',
    isWelcome: false,
  }),
  support: ({ sender, email, role, subject, message, replyLink }, t, agency) => ({
    subject: t('support.subject', { sender, subject }),
    heading: subject,
    paragraphs: [
      t('support.text', { sender, agency, role: t(`role.${role}`) }),
      ...message.split(/\s*\n\s*/).filter((line) => line.trim() !== ''),
    ],
    button: { label: t('support.button'), href: replyLink },
    note: t('support.note', { email }),
    isWelcome: false,
  }),
}
