import { mailSettings } from '../../domain/accounts/mail-settings.ts'
import type { User } from '../../domain/accounts/person.ts'
import type { NewMail } from '../../domain/mail/mail-repository.ts'
import { renderMail } from '../../domain/mail/render-mail.ts'
import type { AccountParts } from '../api/accounts/account-parts.ts'
import type { Caller } from '../call/route.ts'

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
