import type { MailData, MailKind, ProposalMail } from './mail-data.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

type Kind = Extract<MailKind, `proposal${string}`>
type Writers = { readonly [Of in Kind]: (data: MailData[Of], t: MailText) => MailLayout }

/** Layouts of mails to agent and owners about a client's answer. */
export const proposalLayouts: Writers = {
  proposalAccepted: (data, t) => ({
    ...about(data, t),
    subject: t('proposalAccepted.subject', { title: data.title }),
    heading: t('proposalAccepted.subject', { title: data.title }),
    paragraphs: [t('proposalAccepted.text', namesOf(data, t))],
    note: t('proposalAccepted.note'),
  }),
  proposalDeclined: (data, t) => ({
    ...about(data, t),
    subject: t('proposalDeclined.subject', { title: data.title }),
    heading: t('proposalDeclined.subject', { title: data.title }),
    paragraphs: [t('proposalDeclined.text', namesOf(data, t))],
    note: t('proposalDeclined.note'),
  }),
}

function namesOf({ client, title }: ProposalMail, t: MailText) {
  return { client: client || t('proposal.unnamed'), title }
}

function about({ client, facts, validUntil, agent, link }: ProposalMail, t: MailText) {
  return {
    facts: [
      ...(client === '' ? [] : [{ label: t('proposal.client'), value: client }]),
      ...facts,
      { label: t('proposal.validUntil'), value: validUntil },
      { label: t('proposal.agent'), value: agent },
    ],
    button: { label: t('proposal.button'), href: link },
    isWelcome: false,
  }
}
