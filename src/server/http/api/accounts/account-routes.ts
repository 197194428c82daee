import type { ReplyOf } from '../../../../contract/types.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { counting, requireAttempt, requireOwnAttempt } from '../../../domain/accounts/require-attempt.ts'
import { requireGoodPassword } from '../../../domain/accounts/require-good-password.ts'
import { sessionOf } from '../../../domain/accounts/sessions/sessions.ts'
import { tokenInvalid } from '../../../domain/accounts/token-invalid.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Route, Routes } from '../../call/route.ts'
import type { AccountParts } from './account-parts.ts'
import { letIn } from './let-in.ts'
import { setNewPasswordRoute, takePassword, verifyEmailRoute } from './link-answers.ts'
import { linkRequestRoutes } from './link-requests.ts'
import { signUpRoute } from './sign-up.ts'

/** The calls that make an account and keep it its owner's. */
export type AccountOperation =
  | 'signUp'
  | 'verifyEmail'
  | 'sendVerification'
  | 'forgotPassword'
  | 'setNewPassword'
  | 'changePassword'
  | 'redeemHandover'

/** Makes the routes for signing up, proving an address and setting passwords, and for being known elsewhere. */
export function accountRoutes(parts: AccountParts): Pick<Routes, AccountOperation> {
  return {
    signUp: signUpRoute(parts),
    verifyEmail: verifyEmailRoute(parts),
    ...linkRequestRoutes(parts),
    setNewPassword: setNewPasswordRoute(parts),
    changePassword: changePasswordRoute(parts),
    redeemHandover: redeemHandoverRoute(parts),
  }
}

/** Makes the route by which another site learns whom a handed-over token stands for, once. Source: security, 4. */
function redeemHandoverRoute(parts: AccountParts): Route<'redeemHandover'> {
  return async (call) => {
    const { accountTokens, attempts } = parts.ofAgency(call.agency.id)
    const attempt = await requireAttempt(attempts, 'handover', call.body.token, call.caller)
    const user = await accountTokens.redeem(call.body.token, 'handover')
    if (user === null) throw tokenInvalid()
    await attempt.succeeded()
    return { data: profileOf(user) }
  }
}

function profileOf(user: User): ReplyOf<'redeemHandover'>['data'] {
  const { profileImage } = sessionOf(user)
  return {
    id: user.id,
    userType: user.userType,
    personal_info: {
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      ...(profileImage === undefined ? {} : { profile_image: profileImage }),
    },
    isRewardWalletEnable: user.isRewardWalletEnable,
  }
}

/**
 * Makes the route that changes the password of who is signed in and knows the present one: every other session of theirs
 * ends, and this one goes on with a new token. Source: security, 4, 7.
 */
function changePasswordRoute(parts: AccountParts): Route<'changePassword'> {
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
