import type { OperationId } from '../../contract/operations.gen.ts'
import { escapeHtml } from '../render/escape.ts'
import type { Call } from '../routes/route.ts'
import type { NewMail } from '../store/mail-repository.ts'
import type { User } from '../store/user-repository.ts'

/** Takes a call, the person it invites and the token of their link, and gives the mail that asks them in. */
export function invitationMail(call: Call<OperationId>, user: User, token: string): NewMail {
  const { agency } = call.agency
  const link = `${call.caller.origin}/newPassword?token=${token}`
  const subject = `${agency.agencyName}: your invitation`.replace(/\s+/g, ' ')
  const text = `Hello ${user.firstName},\n\n${agency.agencyName} invites you to work with it. Set your password here:\n${link}\n`
  return {
    ...{ recipient: user.email, kind: 'invite', language: user.language ?? call.language, subject, text },
    html: `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  }
}
