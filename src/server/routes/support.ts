import { type AccountParts, requireMail } from '../accounts/account-parts.ts'
import { mailSettings } from '../accounts/mail-settings.ts'
import { requireAttempt } from '../accounts/require-attempt.ts'
import { Problem } from '../http/problem.ts'
import { oneLine } from '../mail/mail-text.ts'
import { renderMail } from '../mail/render-mail.ts'
import { personOf } from './person-of.ts'
import type { Route } from './route.ts'

/**
 * Makes the route by which somebody who is signed in writes to the agency: a mail in the agency's own language to its
 * contact address, an answer to which goes to the person. Ten in a quarter of an hour. Source: spec §2.2 (support), security, 7.
 */
export function supportRoute(parts: AccountParts): Route<'askSupport'> {
  return async (call) => {
    const id = personOf(call)
    requireMail(parts)
    const { agency } = call.agency
    const { users, attempts, mails } = parts.ofAgency(call.agency.id)
    const user = await users.find(id)
    if (user === null) throw new Problem({ code: 'not_found', detail: 'There is no such person any more.' })
    if (agency.contactEmailId === '') {
      throw new Problem({ code: 'conflict', detail: 'The agency has no address for messages.' })
    }
    // What goes nowhere is no message too many.
    await requireAttempt(attempts, 'support', id, call.caller)
    const mail = renderMail(
      'support',
      mailSettings(parts, call, { language: agency.defaultLanguage }),
      agency.contactEmailId,
      {
        firstName: '',
        sender: oneLine(`${user.firstName} ${user.lastName}`),
        email: user.email,
        role: user.userType,
        subject: oneLine(call.body.subject),
        message: call.body.message.trim(),
        replyLink: `mailto:${encodeURIComponent(user.email).replace('%40', '@')}`,
      },
    )
    await mails.add({ ...mail, replyTo: user.email })
    return { status: 'mailed' }
  }
}
