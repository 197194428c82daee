import { hashPassword } from '../../../domain/accounts/password.ts'
import { counting, requireOwnAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireGoodPassword } from '../../../domain/accounts/require-good-password.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Route } from '../../call/route.ts'
import type { AccountParts } from './account-parts.ts'
import { letIn } from './let-in.ts'
import { takePassword } from './link-answers.ts'

/**
 * Makes the route that changes the password of who is signed in and knows the present one: every other session of theirs
 * ends, and this one goes on with a new token. Source: security, 4, 7.
 */
export function changePasswordRoute(parts: AccountParts): Route<'changePassword'> {
  return async (call) => {
    const agency = parts.ofAgency(call.agency.id)
    const user = call.signedIn?.userId ? await agency.users.find(call.signedIn.userId) : null
    if (user === null) throw new Problem({ code: 'unauthenticated', detail: 'Log in to make this call.' })
    const { current, password } = call.body
    requireGoodPassword(password, user.email)
    const attempt = await requireOwnAttempt(agency.attempts, 'password', user.id)
    const known = await counting(attempt, () =>
      parts.hashing.run(() => agency.users.authenticate(user.email, current), call),
    )
    if (known === null) throw wrongCurrent()
    const passwordHash = await counting(attempt, () => parts.hashing.run(() => hashPassword(password), call))
    const tokens = await agency.together(async (records) => {
      // One that was set since, by a mailed link say, is not to give way to who knew the former one.
      if ((await records.users.hold(user.id, known.passwordHash)) === null) throw wrongCurrent()
      return takePassword(parts, call, records, user, passwordHash)
    })
    await attempt.succeeded()
    return letIn(call, user, tokens)
  }
}

function wrongCurrent(): Problem {
  const reason = 'is not the present password'
  return new Problem({
    code: 'validation_failed',
    detail: 'The current password is wrong.',
    errors: [{ field: 'current', reason }],
  })
}
