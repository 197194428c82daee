import { renderMail } from '../mail/render-mail.ts'
import type { Call, Route } from '../routes/route.ts'
import type { AccountRecords } from '../store/account-records.ts'
import type { AccountParts } from './account-parts.ts'
import { mailSettings } from './mail-settings.ts'
import { noEarlierThan } from './no-earlier-than.ts'
import { requireAttempt } from './require-attempt.ts'
import { requireDirectLogin } from './require-direct-login.ts'
import { requireMail } from './require-mail.ts'
import { requireSignInAttempt } from './require-sign-in-attempt.ts'
import { mailVerificationAgain } from './verification-mail.ts'

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
