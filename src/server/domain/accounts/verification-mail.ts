import { renderMail } from '../mail/render-mail.ts'
import type { AccountRecords } from './account-records.ts'
import { type MailCall, mailSettings } from './mail-settings.ts'
import type { User } from './person.ts'
import type { SignUpDetails } from './sign-up-details.ts'

/**
 * Issues the link that proves a waiting person's address and puts its mail into the outbox. `signUp` is what was typed just
 * now and in which browser; a link that is sent again has none, and confirms a sign-up only in the browser of that one.
 */
export async function mailVerification(
  dependencies: { isDemo: boolean },
  call: MailCall,
  { accountTokens, mails }: Pick<AccountRecords, 'accountTokens' | 'mails'>,
  user: User,
  signUp?: { details: SignUpDetails; mark: string },
): Promise<void> {
  const reader = signUp?.details ?? user
  const settings = mailSettings(dependencies, call, reader)
  const token = await accountTokens.issue(user.id, 'verify', signUp)
  const link = `${settings.origin}/verify?token=${token}`
  await mails.add(renderMail('verify', settings, user.email, { link, firstName: reader.firstName }))
}

/** The same once more, as far as the address may be sent mail; nobody is told whether it was. */
export async function mailVerificationAgain(
  dependencies: { isDemo: boolean },
  call: MailCall,
  records: AccountRecords,
  user: User,
): Promise<void> {
  // Before the link is made: one that is not mailed takes the place of none that was.
  if (await records.mailQuota.take('signUp', user.email))
    await mailVerification(dependencies, call, records, user)
}
