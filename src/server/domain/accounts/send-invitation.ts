import type { Session } from '../../../contract/session.ts'
import type { AccountRecords } from './account-records.ts'
import { type MailCall, mailSettings } from './mail-settings.ts'
import { makeInvitation } from './make-invitation.ts'
import type { User } from './person.ts'
import { requireMail } from './require-mail.ts'

/**
 * Returns a function that puts the mail of an invitation into the outbox, within the transaction. Throws 503 if no
 * mail can be sent, which also rolls back the invitation.
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
