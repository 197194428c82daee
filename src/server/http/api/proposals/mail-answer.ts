import { proposalAddress } from '../../../../contract/products.ts'
import { localeOf } from '../../../../tenant/language.ts'
import type { AgencyRecords } from '../../../adapters/store/agency-repositories.ts'
import type { User } from '../../../domain/accounts/person.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { documentTexts } from '../../../domain/documents/document-texts.ts'
import type { MailData } from '../../../domain/mail/mail-data.ts'
import type { MailSettings } from '../../../domain/mail/mail-frame.ts'
import { renderMail } from '../../../domain/mail/render-mail.ts'
import { kindOf } from '../../../domain/products/spine/product-kind.ts'
import type { Proposal } from '../../../domain/proposals/proposal-repository.ts'
import type { Call } from '../../request-context/route.ts'

type AnswerCall = Pick<Call<'answerProposal'>, 'agency' | 'caller'>

/**
 * Puts a mail about a client's answer into the outbox, in the transaction that stores the answer. The agent who made
 * the proposal and each owner get one mail each in their language. Inactive and former agents get none, and nothing
 * is written if the site sends no mail.
 */
export async function mailAnswer(
  records: Pick<AgencyRecords, 'users' | 'mails'>,
  call: AnswerCall,
  proposal: Proposal,
  { isDemo, sendsMail, kinds }: Pick<BookingDependencies, 'isDemo' | 'sendsMail' | 'kinds'>,
): Promise<void> {
  const { agency, canonicalHost } = call.agency
  const origin = isDemo ? call.caller.origin : canonicalHost && `https://${canonicalHost}`
  if (!sendsMail || !origin) return
  const kind = proposal.state === 'accepted' ? 'proposalAccepted' : 'proposalDeclined'
  for (const reader of await readersOf(records, proposal.personId)) {
    const own = agency.languages.find((code) => code === reader.language)
    const language = own ?? agency.defaultLanguage
    const settings = { agency, origin, language, texts: kindOf(proposal, kinds).texts(language) }
    await records.mails.add(renderMail(kind, settings, reader.email, dataFor(reader, settings, proposal)))
  }
}

/** The agent first, then the owners. */
async function readersOf({ users }: Pick<AgencyRecords, 'users'>, agentId: string): Promise<User[]> {
  const agent = await users.find(agentId)
  const owners = (await users.owners()).filter(({ id }) => id !== agentId)
  return agent?.isActive && agent.userType !== 'Traveller' ? [agent, ...owners] : owners
}

function dataFor(
  { firstName }: User,
  { agency, language, origin, texts }: MailSettings,
  proposal: Proposal,
): MailData['proposalAccepted'] {
  const { say, day, money } = documentTexts({ language, locale: localeOf(language, agency) }, texts)
  const { id, product, clientName, clientEmail, personName, title, startsOn, endsOn, currency } = proposal
  // The total that the client accepted, or the proposed one if they declined.
  const amount = proposal.acceptedTotal ?? proposal.total
  return {
    firstName,
    client: clientName || clientEmail,
    agent: personName,
    title,
    facts: [
      { label: say('label.title'), value: title },
      { label: say('label.start'), value: day(startsOn) },
      { label: say('label.end'), value: day(endsOn) },
      { label: say('price.total'), value: money({ amount, currency }) },
    ],
    validUntil: day(proposal.validUntil),
    link: `${origin}${proposalAddress(product, id) ?? '/'}`,
  }
}
