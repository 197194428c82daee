import { mailSettings } from '../../../domain/accounts/mail-settings.ts'
import { requireOwnAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireMail } from '../../../domain/accounts/require-mail.ts'
import { renderMail } from '../../../domain/mail/render-mail.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { oneLine } from '../../../kernel/text/one-line.ts'
import type { Route } from '../../request-context/route.ts'
import type { AccountDependencies } from './account-dependencies.ts'

/**
 * Makes the route by which a signed-in person writes to the agency. The mail is in the agency's language and goes to
 * its contact address; replies go to the person. Ten in fifteen minutes. Source: spec §2.2 (support), security, 7.
 */
export function supportRoute(dependencies: AccountDependencies): Route<'askSupport'> {
  return async (call) => {
    const { agency } = call.agency
    // The session has enough about a person, also for people of an operator's own API.
    const { session } = call
    requireMail(dependencies)
    const { attempts, mails } = dependencies.ofAgency(call.agency.id)
    const { firstName = '', lastName = '', email, userType = 'Traveller' } = session
    if (agency.contactEmailId === '') {
      throw new Problem({
        code: 'conflict',
        detail: 'The agency has no contact address, so it cannot receive messages. Call the agency instead.',
      })
    }
    if (email === undefined) {
      throw new Problem({
        code: 'conflict',
        detail:
          'Your account has no email address for the agency to reply to. Add one to your profile first.',
      })
    }
    // A message without a recipient does not count.
    await requireOwnAttempt(attempts, 'support', call.signedIn?.userId ?? email)
    const mail = renderMail(
      'support',
      mailSettings(dependencies, call, { language: agency.defaultLanguage }),
      agency.contactEmailId,
      {
        firstName: '',
        sender: oneLine(`${firstName} ${lastName}`.trim() || email),
        email,
        role: userType,
        subject: oneLine(call.body.subject),
        message: call.body.message.trim(),
        replyLink: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      },
    )
    await mails.add({ ...mail, replyTo: email })
    return { status: 'mailed' }
  }
}
