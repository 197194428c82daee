import { renderMail } from '../mail/render-mail.ts'
import type { AccountRecords } from './account-records.ts'
import { type MailCall, mailSettings } from './mail-settings.ts'
import type { User } from './person.ts'
import type { SignUpDetails } from './sign-up-details.ts'

/**
 * Issues the link that verifies a waiting person's address and puts its mail into the outbox. `signUp` has the
 * details just typed and the browser's mark; a resent link has none, and confirms a sign-up only in that browser.
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

/** Sends it again within the mail quota; the caller does not learn whether it was sent. */
export async function mailVerificationAgain(
  dependencies: { isDemo: boolean },
  call: MailCall,
  records: AccountRecords,
  user: User,
): Promise<void> {
  // Before the link is created, because an unsent link must not replace a sent one.
  if (await records.mailQuota.take('signUp', user.email))
    await mailVerification(dependencies, call, records, user)
}
