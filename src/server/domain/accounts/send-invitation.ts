import type { Session } from '../../../contract/session.ts'
import type { AccountRecords } from './account-records.ts'
import { type MailCall, mailSettings } from './mail-settings.ts'
import { makeInvitation } from './make-invitation.ts'
import type { User } from './person.ts'
import { requireMail } from './require-mail.ts'

/**
 * Makes what takes the records of a transaction, the call of who invites and the person, and puts the mail that asks them
 * in into the outbox; throws 503 where no mail can be sent, which undoes the invitation with its transaction.
 */
export function sendInvitation(dependencies: { sendsMail: boolean; isDemo: boolean }) {
  return async (
    records: Pick<AccountRecords, 'accountTokens' | 'mails'>,
    call: MailCall & { session: Session },
    user: User,
  ): Promise<void> => {
    requireMail(dependencies)
    const { firstName = '', lastName = '' } = call.session
    const inviter = `${firstName} ${lastName}`.trim()
    const { mail } = await makeInvitation(records, mailSettings(dependencies, call, user), user, inviter)
    await records.mails.add(mail)
  }
}
