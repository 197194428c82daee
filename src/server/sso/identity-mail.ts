import type { AccountParts } from '../accounts/account-parts.ts'
import { mailSettings } from '../accounts/mail-settings.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { Caller } from '../routes/route.ts'
import type { NewMail } from '../store/mail-repository.ts'
import type { User } from '../store/person.ts'

/** Gives the mail that tells a person which account elsewhere lets them in from now on, and where to take that back. */
export function identityMail(
  parts: Pick<AccountParts, 'isDemo'>,
  caller: Caller,
  user: User,
  provider: string,
): NewMail {
  const { agency } = caller
  const settings = mailSettings(parts, { agency, caller, language: agency.agency.defaultLanguage }, user)
  const profile = user.userType === 'Traveller' ? '/mytrip/profile' : '/settings/profile'
  return renderMail('identityLinked', settings, user.email, {
    firstName: user.firstName,
    provider,
    link: `${settings.origin}${profile}`,
  })
}
