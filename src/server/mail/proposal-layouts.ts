import type { MailData, MailKind, ProposalMail } from './mail-data.ts'
import type { MailLayout } from './mail-layout.ts'
import type { MailText } from './mail-text.ts'

type Kind = Extract<MailKind, `proposal${string}`>
type Writers = { readonly [Of in Kind]: (data: MailData[Of], t: MailText) => MailLayout }

/** What agent and owners read of a client's answer. */
export const proposalLayouts: Writers = {
  proposalAccepted: (data, t) => ({
    ...about(data, t),
    subject: t('proposalAccepted.subject', { hotel: data.hotel }),
    heading: t('proposalAccepted.subject', { hotel: data.hotel }),
    paragraphs: [t('proposalAccepted.text', namesOf(data, t))],
    note: t('proposalAccepted.note'),
  }),
  proposalDeclined: (data, t) => ({
    ...about(data, t),
    subject: t('proposalDeclined.subject', { hotel: data.hotel }),
    heading: t('proposalDeclined.subject', { hotel: data.hotel }),
    paragraphs: [t('proposalDeclined.text', namesOf(data, t))],
    note: t('proposalDeclined.note'),
  }),
}

function namesOf({ client, hotel }: ProposalMail, t: MailText) {
  return { client: client || t('proposal.unnamed'), hotel }
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
