import type { AccountRecords } from '../../../domain/accounts/account-records.ts'
import { mailSettings } from '../../../domain/accounts/mail-settings.ts'
import { noEarlierThan } from '../../../domain/accounts/no-earlier-than.ts'
import { requireAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireDirectLogin } from '../../../domain/accounts/require-direct-login.ts'
import { requireMail } from '../../../domain/accounts/require-mail.ts'
import { requireSignInAttempt } from '../../../domain/accounts/require-sign-in-attempt.ts'
import { mailVerificationAgain } from '../../../domain/accounts/verification-mail.ts'
import { renderMail } from '../../../domain/mail/render-mail.ts'
import type { Call, Route } from '../../call/route.ts'
import type { AccountParts } from './account-parts.ts'

type Asked = 'sendVerification' | 'forgotPassword'

const sendOf = { sendVerification, forgotPassword: sendReset }

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
      const { email } = call.body
      if (id === 'forgotPassword') await requireSignInAttempt(agency, 'reset', email, call.caller)
      else await requireAttempt(agency.attempts, 'verification', email, call.caller)
      await noEarlierThan(parts.evenMs, () => agency.together((records) => sendOf[id](parts, call, records)))
      return { status: 'mailed' }
    }) as Route<Id>
  return { sendVerification: route('sendVerification'), forgotPassword: route('forgotPassword') }
}

/** Only a sign-up waits for it: other people's links prove their address beside what they are for. */
async function sendVerification(
  parts: AccountParts,
  call: Call<Asked>,
  records: AccountRecords,
): Promise<void> {
  const user = await records.users.waiting(call.body.email)
  if (user !== null) await mailVerificationAgain(parts, call, records, user)
}

async function sendReset(
  parts: AccountParts,
  call: Call<Asked>,
  { users, accountTokens, mails, mailAllowance }: AccountRecords,
): Promise<void> {
  const user = await users.findByEmail(call.body.email)
  if (user === null || !user.isActive) return
  // Before the link is made: one that is not mailed takes the place of none that was.
  if (!(await mailAllowance.take('reset', user.email))) return
  const token = await accountTokens.issue(user.id, 'reset')
  const settings = mailSettings(parts, call, user)
  const link = `${settings.origin}/newPassword?token=${token}`
  await mails.add(renderMail('reset', settings, user.email, { link, firstName: user.firstName }))
}
