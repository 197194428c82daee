import type { OperationId } from '../../contract/operations.gen.ts'
import type { Call } from '../routes/route.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { User } from '../store/person.ts'
import { type AccountParts, requireMail } from './account-parts.ts'
import { mailSettings } from './mail-settings.ts'
import { makeInvitation } from './make-invitation.ts'

/**
 * Makes what takes the records of a transaction, the call of who invites and the person, and puts the mail that asks them
 * in into the outbox; throws 503 where no mail can be sent, which undoes the invitation with its transaction.
 */
export function sendInvitation(parts: Pick<AccountParts, 'sendsMail' | 'isDemo'>) {
  return async (
    records: Pick<AgencyRecords, 'accountTokens' | 'mails'>,
    call: Call<OperationId>,
    user: User,
  ): Promise<void> => {
    requireMail(parts)
    const { firstName = '', lastName = '' } = call.session
    const inviter = `${firstName} ${lastName}`.trim()
    const { mail } = await makeInvitation(records, mailSettings(parts, call, user), user, inviter)
    await records.mails.add(mail)
  }
}
