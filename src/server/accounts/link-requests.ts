import { renderMail } from '../mail/render-mail.ts'
import type { Call, Route } from '../routes/route.ts'
import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { User } from '../store/person.ts'
import { type AccountParts, requireMail } from './account-parts.ts'
import { mailSettings } from './mail-settings.ts'
import { noEarlierThan } from './no-earlier-than.ts'
import { requireAttempt } from './require-attempt.ts'
import { requireDirectLogin } from './require-direct-login.ts'

type Asked = 'sendVerification' | 'forgotPassword'

const kinds = {
  sendVerification: { attempt: 'verification', purpose: 'verify', page: 'verify', mail: 'verify' },
  forgotPassword: { attempt: 'reset', purpose: 'reset', page: 'newPassword', mail: 'reset' },
} as const

/**
 * Makes the routes that send a link to an address: to verify it, to set a new password. One answer for every address,
 * after the same time; only who has an account the link is for gets mail. Source: security, 7.
 */
export function linkRequestRoutes(parts: AccountParts): { [Id in Asked]: Route<Id> } {
  const route = <Id extends Asked>(id: Id) =>
    (async (call: Call<Asked>) => {
      requireDirectLogin(call.agency.agency)
      requireMail(parts)
      const agency = parts.ofAgency(call.agency.id)
      await requireAttempt(agency.attempts, kinds[id].attempt, call.body.email, call.caller)
      await noEarlierThan(parts.evenMs, () =>
        agency.together((records) => sendLink(parts, id, call, records)),
      )
      return { status: 'mailed' }
    }) as Route<Id>
  return { sendVerification: route('sendVerification'), forgotPassword: route('forgotPassword') }
}

async function sendLink(
  parts: AccountParts,
  id: Asked,
  call: Call<Asked>,
  { users, accountTokens, mails, mailAllowance }: AgencyRecords,
): Promise<void> {
  const user = await users.findByEmail(call.body.email)
  if (user === null || !isFor(id, user)) return
  // Before the link is made: one that is not mailed takes the place of none that was.
  if (!(await mailAllowance.take(user.email))) return
  const { purpose, page, mail } = kinds[id]
  const token = await accountTokens.issue(user.id, purpose)
  const settings = mailSettings(parts, call, user)
  const link = `${settings.origin}/${page}?token=${token}`
  await mails.add(renderMail(mail, settings, user.email, { link, firstName: user.firstName }))
}

/** Invited people have no password to verify for; the link that sets one proves their address as well. */
function isFor(id: Asked, { isActive, emailVerifiedAt, userType }: User): boolean {
  if (!isActive) return false
  return id === 'forgotPassword' || (emailVerifiedAt === null && userType === 'Traveller')
}
