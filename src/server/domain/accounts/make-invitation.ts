import { requiresSso } from '../../../tenant/requires-sso.ts'
import type { MailSettings } from '../mail/mail-frame.ts'
import type { NewMail } from '../mail/mail-repository.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { AccountRecords } from './account-records.ts'
import type { User } from './person.ts'

/** The mail of an invitation, and the address it links to. */
export interface Invitation {
  link: string
  /** The link leads to the agency's own sign-on; otherwise it is personal and works once. */
  isSso: boolean
  mail: NewMail
}

/** Returns a new invitation; the person's earlier links end. Throws for a person outside the agency. */
export async function makeInvitation(
  { accountTokens }: Pick<AccountRecords, 'accountTokens'>,
  settings: MailSettings,
  user: User,
  inviter: string,
): Promise<Invitation> {
  // If the agency's own sign-on is the only method, signing in there takes the invitation: there is no password.
  const isSso = requiresSso(settings.agency)
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
