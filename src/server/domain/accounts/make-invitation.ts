import { isSsoAlone } from '../../../tenant/is-sso-alone.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import type { NewMail } from '../mail/mail-repository.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { AccountRecords } from './account-records.ts'
import type { User } from './person.ts'

/** A mail that asks somebody in, and the address it leads to. */
export interface Invitation {
  link: string
  /** It leads to the agency's own sign-on; else it is the person's alone and works once. */
  isSso: boolean
  mail: NewMail
}

/**
 * Takes the records of a transaction, whose mail it is, the person and who invites them, and gives the invitation; the
 * links of the person's earlier ones end. Throws for who is not of the agency.
 */
export async function makeInvitation(
  { accountTokens }: Pick<AccountRecords, 'accountTokens'>,
  settings: MailSettings,
  user: User,
  inviter: string,
): Promise<Invitation> {
  // Where people come in by the agency's own sign-on alone, signing in there takes the invitation: there is no password.
  const isSso = isSsoAlone(settings.agency)
  const token = isSso ? null : await accountTokens.issue(user.id, 'invite')
  const link = token === null ? `${settings.origin}/sso` : `${settings.origin}/newPassword?token=${token}`
  const role = user.invitedAs ?? user.userType
  const mail = renderMail('invite', settings, user.email, {
    firstName: user.firstName,
    inviter: inviter || settings.agency.agencyName,
    role: role === 'Traveller' ? 'SalesAgent' : role,
    link,
    isSso,
  })
  return { link, isSso, mail }
}
