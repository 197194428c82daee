import type { OperationId } from '../../contract/operations.gen.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { Call } from '../routes/route.ts'
import type { NewMail } from '../store/mail-repository.ts'
import type { User } from '../store/person.ts'
import { type AccountParts, requireMail } from './account-parts.ts'
import { mailSettings } from './mail-settings.ts'

/**
 * Makes what takes a call, the person it invites and the token of their link, and gives the mail that asks them in; throws
 * 503 where no mail can be sent, which undoes the invitation with its transaction.
 */
export function invitationMail(parts: Pick<AccountParts, 'sendsMail' | 'isDemo'>) {
  return (call: Call<OperationId>, user: User, token: string): NewMail => {
    requireMail(parts)
    const settings = mailSettings(parts, call, user)
    const { firstName = '', lastName = '' } = call.session
    const role = user.invitedAs ?? user.userType
    return renderMail('invite', settings, user.email, {
      firstName: user.firstName,
      inviter: `${firstName} ${lastName}`.trim() || settings.agency.agencyName,
      role: role === 'Traveller' ? 'SalesAgent' : role,
      link: `${settings.origin}/newPassword?token=${token}`,
    })
  }
}
